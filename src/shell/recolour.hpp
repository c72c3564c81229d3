#pragma once
// Colours of an SVG as text. A sprite's themable colours are tokens, each a hex value used for nothing else,
// so that changing a theme is replacing text before the picture is rasterised.

#include <string>
#include <string_view>

#include "frame/geometry.hpp"

namespace shell {

/// The same colour with its hue turned by `degrees` round the wheel and its relative luminance (WCAG 2)
/// kept, so that a wall keeps its contrast in every colour.
[[nodiscard]] frame::Color turn_hue(frame::Color color, int degrees);

/// WCAG 2's relative luminance, 0 (black) to 1 (white).
[[nodiscard]] double relative_luminance(frame::Color color);

/// `svg` with the three wall colours turned by `degrees`. The walls of a stamp keep theirs.
[[nodiscard]] std::string with_wall_hue(std::string_view svg, int degrees);

/// `svg` with every colour replaced by `color`; opacities stay. A shadow is drawn from this.
[[nodiscard]] std::string with_one_colour(std::string_view svg, frame::Color color);

}  // namespace shell
