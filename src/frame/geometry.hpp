#pragma once
// Pixel geometry and colour: the plain values in which screens speak to the glass.

#include <cstdint>

namespace frame {

/// A rectangle in output pixels (not window units: on a HiDPI display they differ).
struct Rect {
    int x = 0;
    int y = 0;
    int w = 0;
    int h = 0;

    [[nodiscard]] constexpr int right() const { return x + w; }
    [[nodiscard]] constexpr int bottom() const { return y + h; }
    [[nodiscard]] constexpr bool contains(int px, int py) const {
        return px >= x && py >= y && px < right() && py < bottom();
    }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// The size of the picture to draw, in output pixels.
struct Viewport {
    int width = 0;
    int height = 0;
    friend constexpr bool operator==(const Viewport&, const Viewport&) = default;
};

/// Straight (not premultiplied) 8-bit colour.
struct Color {
    std::uint8_t r = 255;
    std::uint8_t g = 255;
    std::uint8_t b = 255;
    std::uint8_t a = 255;

    /// The same colour at another opacity, 0 (clear) to 255 (solid).
    [[nodiscard]] constexpr Color with_alpha(int alpha) const {
        return {r, g, b, static_cast<std::uint8_t>(alpha < 0 ? 0 : alpha > 255 ? 255 : alpha)};
    }
    friend constexpr bool operator==(const Color&, const Color&) = default;
};

}  // namespace frame
