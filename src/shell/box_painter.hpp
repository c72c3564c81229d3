#pragma once
// Paints boxes: plain, rounded, rims and gradients, all on whole pixels. Corners and gradients are kept as
// textures of exactly the size they are drawn in; the rest is filled.

#include "frame/draw_list.hpp"
#include "shell/lru_cache.hpp"
#include "shell/raster.hpp"

namespace shell {

class BoxPainter {
  public:
    explicit BoxPainter(SDL_Renderer* renderer) : renderer_(renderer) {}

    void paint(const frame::Box& box);

    void next_frame() {
        corners_.next_frame();
        gradients_.next_frame();
    }
    void clear() {
        corners_.clear();
        gradients_.clear();
    }
    [[nodiscard]] std::int64_t created() const { return created_; }

  private:
    struct CornerKey {
        int radius;
        int line_px;
        auto operator<=>(const CornerKey&) const = default;
    };
    struct GradientKey {
        int width;
        std::uint32_t left;
        std::uint32_t right;
        auto operator<=>(const GradientKey&) const = default;
    };
    static constexpr std::int64_t budget_pixels = 500'000;  // 2 MB each
    static constexpr int strip_height = 32;

    void paint_gradient(const frame::Box& box);
    void paint_corners(const frame::Box& box, int radius);
    void fill(frame::Rect rect, frame::Color color);

    SDL_Renderer* renderer_;
    LruCache<CornerKey, TexturePtr> corners_{budget_pixels};
    LruCache<GradientKey, TexturePtr> gradients_{budget_pixels};
    std::int64_t created_ = 0;
};

}  // namespace shell
