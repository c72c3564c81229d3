#pragma once
// Solving by filling in what leads nowhere.

#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace maze {

/// Closes every dead end, and the corridors behind it, until only cells on ways between the two ends and on
/// loops are open; of a perfect maze exactly the way between them is left. The ends stay as they are. One
/// pass and no memory beyond the grid.
void fill_dead_ends(Grid& grid, Point end_a, Point end_b);

}  // namespace maze
