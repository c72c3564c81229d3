#pragma once
// The life of the chasers: they wake, hunt, take fright, are eaten, go home as eyes and rest.

#include "sim/event.hpp"
#include "sim/world.hpp"

namespace sim {

/// A pellet was eaten: it counts for the next sleeper, and nobody idles.
void count_pellet_for_sleepers(World& world);

/// Wakes sleepers whose count is reached, the next one when the player idles, and resters that have rested.
/// Nobody wakes while the player is within wake_clearance_tiles of his corner: a chaser never becomes lethal
/// under the player's feet.
void wake_chasers(World& world, Events& events);
inline constexpr int wake_clearance_tiles = 4;

/// The next part of the scatter and chase clock, or the end of fright, when its time has come. The clock
/// stands still while a power pellet works.
void run_mode_clock(World& world, Events& events);

/// A power pellet was eaten: hunters turn about and are edible for its full time; the points start over.
void frighten(World& world);
/// All frightened ones are hunters again, at once.
void end_fright(World& world);

/// All aim at the world as it is, then all move, so their order does not matter.
void move_chasers(World& world, Events& events);
/// The same for eyes alone.
void move_eyes(World& world, Events& events);

/// Who touches the player: eats the edible, then says whether a lethal one has caught him.
[[nodiscard]] bool meet_chasers(World& world, Events& events);

}  // namespace sim
