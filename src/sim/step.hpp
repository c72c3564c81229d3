#pragma once
// The one function that moves time.
//
// Determinism contract: same spec + same intents = same world, on every compiler, optimisation level,
// system and frame rate. So in `maze` and `sim` there are only integers; no clock; chance only from seeded
// maze::Rng streams, one for the board and one for the minds; no unordered containers, no order of pointers,
// no hidden state. A World is copyable, comparable and has a digest. Replays, daily boards and the tests
// all rest on this.
//
// One tick of play in a chase, in this order, whatever the order of the chasers:
//   1. A tap is remembered or forgotten.          5. Clocks run: fruit, fright, scatter and chase.
//   2. The player turns and moves.                6. Sleepers and resters wake.
//   3. He eats what lies on his tile.             7. All chasers aim, then all move.
//   4. The last pellet clears the level: the      8. Frightened ones touched are eaten; then one lethal
//      tick ends here, nobody is caught in it.       one touched costs the life.
// Two actors touch when their middles are closer than touch_units along the axes. That is more than half of
// what two can close in on each other in one tick, so nobody passes through anybody; and it is less than the
// width of a wall, so nobody is caught through one.

#include "sim/event.hpp"
#include "sim/intent.hpp"
#include "sim/world.hpp"

namespace sim {

inline constexpr int touch_units = 400;

/// Advances the world by one tick, 1/60 s, and says what happened. No allocation, except in the tick that
/// makes the next level's board. In the final phases only `tick` goes on.
Events step(World& world, const Intent& intent);

}  // namespace sim
