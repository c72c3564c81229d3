#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Gives every wall a random key and opens walls in the order of their keys wherever that joins two parts
/// (Joseph Kruskal, 1956). The tree that comes out is the one with the least keys, whatever way it is
/// found, and the way here is kind to memory: square tiles first, each in the processor's cache, then the
/// few walls on which no tile alone can decide (see kruskal_tile.hpp). Reported in Kruskal's order. About 3
/// bytes a cell beside the grid, which holds its choices and is finished on return.
void carve_kruskal(Grid& grid, Rng& rng, const CarvingSink& report);

}  // namespace maze
