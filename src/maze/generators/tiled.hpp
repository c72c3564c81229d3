#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Cuts the board into tiles of at most 128x128 cells, carves each with the recursive backtracker and a
/// random sequence of its own, and opens doors along a random tree of tiles. Threads share out the tiles, so
/// every core helps; the board does not depend on how many there are, and fewer are started if the system
/// refuses. If the grid holds its choices they are kept, and closed cells may leave several parts, for
/// join_parts(). Reported tile by tile. A few hundred kilobytes a thread.
void carve_tiled(Grid& grid, bool has_choices, int turns, unsigned threads, Rng& rng,
                 const CarvingSink& report);

}  // namespace maze
