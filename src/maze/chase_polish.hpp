#pragma once
// Improves the wall pieces of a Pac-Man board by local search.

#include "maze/chase_base.hpp"
#include "maze/chase_posts.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Moves single posts and pairs between pieces at random, one move a cell in each sweep, and keeps every move
/// that does not raise the penalty (see ChasePenalty). At last it tries what it can for posts that are alone.
/// The board keeps all promises of WallPosts. A move costs about a microsecond, whatever the board's size.
void polish_pieces(WallPosts& posts, int sweeps, const ChaseBase& base, Rng& rng);

}  // namespace maze
