#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Walks to random cells not yet visited until stuck, then hunts, row by row from where the last hunt
/// ended, for a visited cell beside an unvisited one and walks on from there (Jamis Buck, "Mazes for
/// Programmers", chapter 5). Each hunt goes on where the last one stopped, so the whole takes a few sweeps
/// over the board. Hunting by rows leaves a slight lean: more passages run north to south, and more dead
/// ends open to the side that hunts come from. No memory beyond the grid, which holds its choices and is
/// finished on return.
void carve_hunt_and_kill(Grid& grid, int turns, Rng& rng, const CarvingSink& report);

}  // namespace maze
