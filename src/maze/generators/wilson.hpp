#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Adds one loop-erased random walk after the other, which makes every spanning tree exactly as likely
/// (David Wilson, 1996). A walk keeps only the last direction in which it left a cell, so loops erase
/// themselves and the grid is all the memory it takes. The number of steps a cell grows with the logarithm
/// of the board. The grid holds its choices and is finished on return.
void carve_wilson(Grid& grid, Rng& rng, const CarvingSink& report);

}  // namespace maze
