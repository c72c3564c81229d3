#pragma once
// Dead ends on a Pac-Man board, for those who ask for some.

#include "maze/chase_posts.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Closes sides of corridor cells, chosen at random, until the board has `wanted` dead ends, or as many as
/// leave the promised share of loops. `grid` is the board of `posts`. It stays connected and symmetric, and
/// its corners and centre stay open. One pass over the cells.
void leave_dead_ends(const WallPosts& posts, int wanted, Grid& grid, Rng& rng);

}  // namespace maze
