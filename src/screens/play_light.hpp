#pragma once
// Light and words that pass over a board at the great moments of a game.

#include "screens/board_layout.hpp"
#include "sim/world.hpp"

namespace screens {

/// One warm sweep over the board after a win; `ticks` since then.
void draw_sweep(frame::DrawList& list, const Glass& glass, const BoardLayout& board, int ticks);

/// A cleared board lights up twice a second, mildly: three times a second is where flashes begin to do harm.
void draw_flash(frame::DrawList& list, const Glass& glass, const BoardLayout& board, const sim::World& world);

/// "Ready?", "Every spark!", "Game over" or the end of a replay, in the middle of the board.
void draw_banner(frame::DrawList& list, const Glass& glass, const BoardLayout& board, const sim::World& world,
                 bool replay_ended);

}  // namespace screens
