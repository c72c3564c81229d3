#pragma once
// Turning a maze into a board with loops.

#include <cstdint>

#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Opens one more side of dead ends, chosen at random among their closed sides towards cells that have
/// passages, until at most `keep` of them are left; which ones stay is a fair draw. Never completes an
/// open 3x3 block, so a dead end that has no other side stays. One pass, whatever happens: opening a
/// side makes no new dead end. Works on any grid without notes in the high bits.
void open_dead_ends(Grid& grid, std::int64_t keep, Rng& rng);

/// Opens walls until every passage lies on a loop, as far as walls between cells with passages and the
/// 3x3 rule allow. Joins the parts that hang on bridges along the tree they form, merging every part on
/// the loop that a new opening closes, so no opening is wasted and every one makes progress. The cells
/// with passages must be connected. Linear in
/// the cells; about 30 bytes a cell.
void repair_bridges(Grid& grid, Rng& rng);

}  // namespace maze
