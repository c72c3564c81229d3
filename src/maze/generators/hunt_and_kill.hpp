#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Walks to random cells not yet visited until stuck, then hunts for a visited cell beside an unvisited one
/// and walks on from there (Jamis Buck, "Mazes for Programmers", chapter 5). A hunt by rows from the north,
/// as it is often told, makes a maze that leans: so this one searches squares of cells, each by rows or
/// columns from a corner of its own, all by chance, which treats the four directions alike and stays in
/// the fastest memory. It goes on where the last walk began, so the whole takes a few looks at each cell.
/// No memory beyond the grid, which holds its choices and is finished on return.
void carve_hunt_and_kill(Grid& grid, int turns, Rng& rng, const CarvingSink& report);

}  // namespace maze
