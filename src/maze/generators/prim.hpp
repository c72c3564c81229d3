#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Grows from one cell, each time through a random one of all walls between maze and not yet maze (Robert
/// Prim's algorithm with all walls alike). Four bytes for each such wall. The grid holds its choices and
/// is finished on return.
void carve_prim(Grid& grid, Rng& rng, const CarvingSink& report);

}  // namespace maze
