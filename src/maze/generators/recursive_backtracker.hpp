#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Walks to random cells not yet visited and goes back when stuck, until everything is visited
/// (depth-first search; Jamis Buck, "Mazes for Programmers", chapter 5). Long winding corridors. The
/// grid holds its choices (see canvas.hpp) and is finished on return. About two steps a cell, and at
/// most a quarter of a byte a cell for the way back.
void carve_recursive_backtracker(Grid& grid, int turns, Rng& rng, const CarvingSink& report);

}  // namespace maze
