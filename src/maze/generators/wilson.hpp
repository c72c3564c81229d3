#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Makes every spanning tree of the free cells exactly as likely by loop-erased random walks (David Wilson,
/// 1996). A walk keeps only the last direction in which it left a place, so loops erase themselves and the
/// grid is all the memory it takes.
///
/// Where every cell is free the walks draw the walls: the walls of a maze are a tree too, rooted in the
/// border and over the points where four cells meet, and every such tree is as likely as the maze between its
/// branches. A walk meets the long border much sooner than it would meet one cell. Around closed cells,
/// which would be roots apart, the walks draw the passages. The number of steps a cell grows with the
/// logarithm of the board either way. The grid holds its choices and is finished on return.
void carve_wilson(Grid& grid, Rng& rng, const CarvingSink& report);

}  // namespace maze
