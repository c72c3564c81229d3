#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Gives every wall a random key and opens walls in the order of their keys wherever that joins two parts
/// (Joseph Kruskal, 1956). The tree that comes out is the one with the least keys, so it is found the way
/// that is kindest to memory: in phases, where every part opens the least wall around it (Otakar Boruvka,
/// 1926). Reported in Kruskal's order. About 24 bytes a cell. The grid holds its choices and is finished
/// on return.
void carve_kruskal(Grid& grid, Rng& rng, const CarvingSink& report);

}  // namespace maze
