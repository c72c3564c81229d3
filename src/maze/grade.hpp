#pragma once
// Boards that are as hard as asked for: by what they measure, not by their size alone.

#include <cstdint>
#include <optional>
#include <string_view>

#include "maze/spec.hpp"

namespace maze {

enum class Grade : std::uint8_t { Easy, Medium, Hard };

[[nodiscard]] std::string_view name(Grade grade);
[[nodiscard]] std::optional<Grade> grade_from_name(std::string_view name);

/// The wish with another seed and, unless `keep_style`, another style: a perfect maze that is good to walk
/// and as hard as asked for. Up to 64 mazes of that size, winding, mixed and even ones, are drawn from the
/// series of the wish's seed. Those that pass all gates of grade_gates.hpp are kept, or the nine best if
/// fewer do, and stand in the order of their difficulty (see routes.hpp): the grades are what stands at one
/// sixth, one half and five sixths of them, so medium means the same at every size, and easy < medium < hard
/// for every seed wherever the size allows three different difficulties (5x5 and more). A hard maze also
/// costs whoever follows a wall half as much again as the way, if one such stands near its place.
///
/// Entry and exit stay where the wish has them. Left in the two far corners they are also far apart on foot:
/// the gates want a way that covers 18 to 45 % of the cells and is half as long at least as the longest way
/// of the maze.
///
/// The same wish and grade always give the same spec; its seed is below 2^30, so that its code stays short.
/// Takes some 3 to 5 ms for 240 cells and never more than about 30 ms up to 20,000, since fewer mazes are
/// drawn of larger sizes: nine at 11,000 cells. Above 20,000 cells only three are drawn and no gate is looked
/// at. Above 1,000 cells all are recursive backtrackers, whose ways alone are still long enough there.
[[nodiscard]] Spec graded(const Spec& wish, Grade grade, bool keep_style = false);

/// The same maze with entry and exit at the two ends of its longest path, the one nearer to the upper left
/// being the entry. For perfect mazes whose stamp, if any, does not depend on entry and exit.
[[nodiscard]] Spec with_far_ends(const Spec& spec);

}  // namespace maze
