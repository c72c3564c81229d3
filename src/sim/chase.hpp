#pragma once
// The Pac-Man mode with chasers: its phases, and one tick of play.

#include "sim/event.hpp"
#include "sim/intent.hpp"
#include "sim/world.hpp"

namespace sim {

/// One tick of a chase that is not over.
void chase(World& world, const Intent& intent, Events& events);

}  // namespace sim
