#pragma once
// Paints draw lists. It knows nothing of the game: equal lists give equal pictures.

#include <cstdint>
#include <filesystem>
#include <memory>

#include "frame/draw_list.hpp"
#include "frame/text_ruler.hpp"
#include "shell/assets.hpp"
#include "shell/canvas.hpp"
#include "shell/report.hpp"

namespace shell {

/// What the painter has done since it was made; for tests and measurements.
struct PaintCounters {
    std::int64_t frames = 0;           ///< pictures painted, whole or in part
    std::int64_t pixels = 0;           ///< area painted
    std::int64_t textures = 0;         ///< textures created
    std::int64_t chunks_composed = 0;  ///< board chunks drawn anew, whole or in part
};

class Painter {
  public:
    /// Missing or broken pictures and fonts are reported, one line each, and replaced by plain shapes.
    /// `canvas` must outlive the painter.
    Painter(Canvas& canvas, const Assets& assets, const Report& report);
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;
    ~Painter();

    /// Paints and presents `list`, if it differs from what is on the screen. False if nothing needed to be
    /// done: then nothing was presented either, and the caller must not rely on vsync for its pace.
    bool paint(const frame::DrawList& list);

    /// Paints everything next time: the window was exposed or resized.
    void invalidate();

    /// Learns from window and render events what was lost. Others pass by.
    void handle(const SDL_Event& event);

    /// Measures text in the fonts that will be painted with.
    [[nodiscard]] const frame::TextRuler& ruler() const;

    /// Saves the last painted picture as PNG: complete or not at all. Throws std::runtime_error naming the
    /// path and the reason.
    void save_png(const std::filesystem::path& path);

    [[nodiscard]] PaintCounters counters() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace shell
