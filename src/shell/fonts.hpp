#pragma once
// The game's fonts: measuring a line and turning it into pixels. A font file that is missing or broken is
// reported once and replaced by block letters.

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "frame/text_ruler.hpp"
#include "shell/assets.hpp"
#include "shell/lru_cache.hpp"
#include "shell/raster.hpp"
#include "shell/report.hpp"

struct _TTF_Font;

namespace shell {

/// One line as pixels. The line it stands on is `ascent` below the top of the picture, and the pen started
/// `left` pixels from its left edge: an outline reaches past the letters.
struct TextRaster {
    Raster raster;
    int ascent = 0;
    int left = 0;
};

/// What the pixels of a line depend on, besides its letters.
struct TextStyle {
    frame::Font font = frame::Font::Regular;
    int px = 0;
    int outline_px = 0;
    std::uint32_t color = 0;  ///< 0xffrrggbb
    std::uint32_t outline_color = 0;
    auto operator<=>(const TextStyle&) const = default;
};

class Fonts final : public frame::TextRuler {
  public:
    static constexpr int largest_px = 512;

    Fonts(const Assets& assets, const Report& report);
    ~Fonts() override;

    /// `px` is clamped to 1 to largest_px.
    [[nodiscard]] int width(frame::Font font, int px, std::string_view text) const override;

    /// Empty if there is nothing to draw. Letters the font lacks show its own sign for that.
    [[nodiscard]] TextRaster rasterise(const TextStyle& style, const std::string& text) const;

  private:
    struct Close {
        void operator()(_TTF_Font* font) const;
    };
    using FontPtr = std::unique_ptr<_TTF_Font, Close>;
    struct Face {
        frame::Font font;
        int px;
        auto operator<=>(const Face&) const = default;
    };
    static constexpr int faces_kept = 24;
    static constexpr int widths_kept = 2000;

    [[nodiscard]] _TTF_Font* face(frame::Font font, int px) const;
    [[nodiscard]] int measured_width(const Face& face, const std::string& text) const;

    std::array<std::string, 3> files_;                   // content, by frame::Font; must outlive the faces
    mutable LruCache<Face, FontPtr> faces_{faces_kept};  // a memory, not a state: measuring stays const
    // Screens ask for the same widths in every frame. Forgotten all at once when there are too many.
    mutable std::map<Face, std::map<std::string, int, std::less<>>> widths_;
    mutable int widths_known_ = 0;
};

}  // namespace shell
