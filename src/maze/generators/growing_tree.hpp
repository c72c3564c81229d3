#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Keeps a list of cells that may still grow; takes the newest in newest_percent of 100 cases and a random
/// one otherwise, and carves from it to a random unvisited neighbour (Walter Pullen; Jamis Buck). 100 is
/// like the backtracker, 0 like Prim. Four bytes for each cell in the list. The grid holds its choices
/// and is finished on return.
void carve_growing_tree(Grid& grid, int turns, int newest_percent, Rng& rng, const CarvingSink& report);

}  // namespace maze
