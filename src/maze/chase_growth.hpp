#pragma once
// Partitions the wall posts of a Pac-Man board into small pieces: stubs on the border, then I, L, T and other
// shapes of two to six posts, as many as the wished share of loops needs.

#include "maze/chase_base.hpp"
#include "maze/chase_posts.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Gives every free post of a board to a piece. `turns` is Spec::turns: how readily a piece bends. A `base`,
/// if any, is a maze of the same size whose walls the pieces follow where they can, so that the board has its
/// texture (of its left half, with a mirror). The board keeps all promises of WallPosts afterwards; how it
/// plays is left to polish_pieces. Time grows with the number of posts.
void grow_pieces(WallPosts& posts, int turns, const ChaseBase& base, Rng& rng);

}  // namespace maze
