#pragma once
// The perfect mode and stroll: from cell to cell toward the goal. Hold to run, tap for one cell.

#include "sim/event.hpp"
#include "sim/intent.hpp"
#include "sim/world.hpp"

namespace sim {

/// One tick of a walk that is not over.
void walk(World& world, const Intent& intent, Events& events);

}  // namespace sim
