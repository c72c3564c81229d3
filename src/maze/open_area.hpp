#pragma once
// No 3x3 block of cells may be one open hall, all twelve walls inside it gone.

#include <cstdint>
#include <vector>

#include "maze/grid.hpp"

namespace maze {

/// Whether opening a closed side, whose neighbour lies on the board, would make a 3x3 hall. Looks at the
/// centres of the six blocks that share the side, of which nearly all fail at once.
[[nodiscard]] bool would_open_area(const Grid& grid, Point p, Direction d);

/// The upper left cells of all 3x3 halls.
[[nodiscard]] std::vector<Point> open_areas(const Grid& grid);

}  // namespace maze
