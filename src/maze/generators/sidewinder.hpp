#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Cuts each row into runs by tosses of a coin and opens each run to the north at one random cell (Jamis
/// Buck, "Mazes for Programmers", chapter 2). The northern row is one open corridor and every way to it
/// never goes south: easy, and biased by nature. If the grid holds its choices they are kept, and closed
/// cells may leave several parts, for join_parts().
void carve_sidewinder(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report);

}  // namespace maze
