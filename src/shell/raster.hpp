#pragma once
// Pictures in memory, and drawing them over each other. Boards are composed here rather than on the graphics
// card: the result is the same on every machine, needs no render targets and survives their loss.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "frame/geometry.hpp"
#include "shell/sdl_ptr.hpp"

namespace shell {

/// Straight (not premultiplied) pixels 0xAARRGGBB, row by row.
struct Raster {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;

    Raster() = default;
    Raster(int w, int h)
        : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}

    [[nodiscard]] bool empty() const { return pixels.empty(); }
    [[nodiscard]] std::uint32_t& at(int x, int y) { return pixels[index(x, y)]; }
    [[nodiscard]] const std::uint32_t& at(int x, int y) const { return pixels[index(x, y)]; }

  private:
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
};

/// A picture in the making: starts clear, takes other pictures one over the other. Kept premultiplied, in
/// which "over" is exact for translucent grounds too.
class Composition {
  public:
    Composition(int width, int height) : image_(width, height) {}

    /// Draws `source` with its upper left corner at x, y; parts outside are cut off.
    void draw(const Raster& source, int x, int y);

    /// Draws a finished composition as one layer at `percent` of its opacity.
    void draw(const Composition& source, int x, int y, int percent);

    /// Fills a rectangle with rounded, smooth corners.
    void fill_rounded(frame::Rect rect, int radius, frame::Color color);

    /// The picture; nothing can be drawn on it any more.
    [[nodiscard]] Raster finish() &&;

  private:
    Raster image_;  // premultiplied
};

/// How much of the pixel at x, y a rounded rectangle covers, 0 to 255.
[[nodiscard]] int rounded_coverage(frame::Rect rect, int radius, int x, int y);

/// A white rounded box, or with line_px > 0 only its rim: what tinted corners are cut from.
[[nodiscard]] Raster rounded_box(int width, int height, int radius, int line_px);

/// An empty raster if `surface` is null or cannot be converted.
[[nodiscard]] Raster raster_of(SDL_Surface* surface);

/// A texture showing `raster`, null if the renderer cannot make one so large: SDL draws nothing for it.
[[nodiscard]] TexturePtr make_texture(SDL_Renderer* renderer, const Raster& raster);

[[nodiscard]] constexpr std::uint32_t argb(frame::Color c) {
    return static_cast<std::uint32_t>(c.a) << 24 | static_cast<std::uint32_t>(c.r) << 16 |
           static_cast<std::uint32_t>(c.g) << 8 | static_cast<std::uint32_t>(c.b);
}

}  // namespace shell
