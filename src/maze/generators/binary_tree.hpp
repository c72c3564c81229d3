#pragma once

#include "maze/carving.hpp"
#include "maze/generators/bit_rows.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Opens each cell to the north or to the west by the toss of a coin (Jamis Buck, "Mazes for
/// Programmers", chapter 2). The northern row and western column are open corridors and every way to
/// them only goes north and west: easy, and biased by nature. 64 cells at a time. If the grid holds its
/// choices they are kept, and closed cells may leave several parts, for join_parts().
void carve_binary_tree(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report);

/// What it decides in a row, for stream_by_rows(). The generator lives as long as the answer does.
[[nodiscard]] RowDecision binary_tree_rows(Rng& rng);

}  // namespace maze
