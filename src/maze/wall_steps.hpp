#pragma once
// How a board came about that was not carved passage by passage.

#include "maze/carving.hpp"
#include "maze/grid.hpp"

namespace maze {

/// Reports a finished board as steps that end at it: every wall between two cells that have passages opens,
/// row by row, then the walls that stand close again as they hang together, from the border inwards first
/// and piece by piece after that. Cells without passages stay closed. Linear in the cells; about five
/// bytes a cell.
void report_walls(const Grid& grid, const CarvingSink& report);

}  // namespace maze
