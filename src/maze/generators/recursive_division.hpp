#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Splits an open hall by a wall with one door and splits the halves likewise, until all is corridors
/// (Jamis Buck, "Mazes for Programmers", chapter 11). The grid holds its choices and keeps them; closed
/// cells may leave several parts, for join_parts(). Time grows with cells times their logarithm.
void carve_recursive_division(Grid& grid, Rng& rng, const CarvingSink& report);

}  // namespace maze
