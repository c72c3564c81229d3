#pragma once
// Pac-Man boards: connected, loop-rich, without dead ends.

#include "maze/grid.hpp"
#include "maze/spec.hpp"

namespace maze {

/// The board of a spec with perfect == false; it depends on the spec alone. At every size, with or without a
/// stamp, it is connected, no passage is a bridge and no cell a dead end (but where a stamp or a side of one
/// cell leaves no choice), the corner cells are open, the centre cells are open on every side (without a
/// stamp), no 3x3 cells lie open together, and it has two loops at least, from 8x8 cells on 15 to 30 % of the
/// cells. A mirror that was asked for gives way to these promises where they contradict each other: at 3x4
/// cells, and where the stamp itself is not symmetric. Boards of up to 400 cells also aim at the gates of
/// chase_gates.hpp; those that the game offers (11x7, 13x9, 15x7, 15x11, 17x9, with a mirror) pass them.
///
/// The method is this project's own: instead of carving passages, the wall posts are partitioned into pieces
/// that are trees (chase_posts.hpp, chase_growth.hpp), which makes connected boards without bridges by
/// construction, and then polished by local search (chase_polish.hpp). Time grows with the number of cells;
/// 13x9 takes some milliseconds.
[[nodiscard]] Grid chase_grid(const Spec& spec);

}  // namespace maze
