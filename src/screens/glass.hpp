#pragma once
// What a screen may know of the window it will be seen in, and the one scale that fits every layout to it.
//
// All lengths in this room are written for a picture of 1280 x 800 and scaled to the window by its height, or
// by its width where the window is narrow. Text never falls below a size that can be read.

#include <array>
#include <string>
#include <string_view>

#include "frame/action.hpp"
#include "frame/draw_list.hpp"
#include "frame/text_ruler.hpp"

namespace screens {

struct Glass {
    frame::Viewport viewport{1280, 800};
    const frame::TextRuler* ruler = nullptr;  ///< never null while a screen runs
    frame::Palette palette = frame::lantern;
    frame::Device device = frame::Device::Keyboard;  ///< the one used last: prompts speak of it
    /// What is printed on the keys that move, beside the arrows: up, left, down, right.
    std::array<std::string, 4> move_keys{"W", "A", "S", "D"};
};

/// The three sizes of type. A screen uses no more than these.
enum class Type : std::uint8_t { Body, Choice, Headline };

/// A length of the 1280 x 800 design in pixels of this window; at least 1 for a positive length.
[[nodiscard]] int scaled(const Glass& glass, int design_px);

/// Em size in pixels; Body never falls under 12, Choice under 14, Headline under 20.
[[nodiscard]] int type_px(const Glass& glass, Type type);

/// The rectangle inside the outer margin in which all text must stay.
[[nodiscard]] frame::Rect safe_area(const Glass& glass);

/// The largest size, at most `px` and at least 8, at which the text is no wider than `room`.
[[nodiscard]] int fitted_px(const Glass& glass, frame::Font font, int px, std::string_view text, int room);

/// The text itself or, where it is wider than `room`, its beginning with an ellipsis.
[[nodiscard]] std::string shortened(const Glass& glass, frame::Font font, int px, std::string_view text,
                                    int room);

}  // namespace screens
