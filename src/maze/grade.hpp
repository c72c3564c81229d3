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

/// The wish with another seed and, unless `keep_style`, another style: a perfect maze whose difficulty
/// (see routes.hpp) is in the lower, middle or upper third of nine mazes of that size, bushy, mixed and
/// winding ones, drawn from the series of the wish's seed. The same wish and grade always give the same
/// spec. Costs nine small mazes; meant for boards that people walk.
[[nodiscard]] Spec graded(const Spec& wish, Grade grade, bool keep_style = false);

/// The same maze with entry and exit at the two ends of its longest path, the one nearer to the upper left
/// being the entry. For perfect mazes whose stamp, if any, does not depend on entry and exit.
[[nodiscard]] Spec with_far_ends(const Spec& spec);

}  // namespace maze
