#pragma once
// Numbers, places and sizes as people type and read them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "maze/geometry.hpp"

namespace maze {

/// "x,y"
[[nodiscard]] std::string text_of(Point p);
/// "WxH"
[[nodiscard]] std::string text_of(Size size);

/// Decimal digits and nothing else, as a number up to 2^63 - 1; a larger one counts as 2^63 - 1, so that
/// a bound rejects it. No sign, no blanks; leading zeros are fine. Never depends on the locale.
[[nodiscard]] std::optional<std::int64_t> number_from(std::string_view text);

/// Two such numbers joined by a comma, with blanks around them if need be. Numbers over 2^31 - 1 count
/// as 2^31 - 1.
[[nodiscard]] std::optional<Point> point_from(std::string_view text);

/// Two such numbers joined by an x, in either letter case and without blanks.
[[nodiscard]] std::optional<Size> size_from(std::string_view text);

/// A value fit for a message: unprintable bytes become ?, and a long text is cut short.
[[nodiscard]] std::string quotable(std::string_view text);

/// The number of letters to add, drop or change to turn one text into the other (Levenshtein), ignoring
/// the case of A-Z. For short texts: time and memory grow with the product of their lengths.
[[nodiscard]] int spelling_distance(std::string_view a, std::string_view b);

/// A-Z in upper case, all else unchanged.
[[nodiscard]] std::string upper_case(std::string_view text);

}  // namespace maze
