#pragma once
// What the chasers think: where each one steers, and in which mood. For players who want to learn how they
// hunt.

#include "screens/board_view.hpp"

namespace screens {

/// Draws, for every chaser that is after something, a dotted line to a mark on its target, and its mood above
/// it.
void draw_thoughts(frame::DrawList& list, const Glass& glass, const BoardLayout& layout,
                   const sim::World& world);

}  // namespace screens
