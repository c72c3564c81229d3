#pragma once
// Pellets, points and what they bring.

#include "sim/event.hpp"
#include "sim/world.hpp"

namespace sim {

/// Points earned at a place; may give the extra life.
void score(World& world, Place place, int points, Events& events);

/// Takes the pellet of a tile, if there is one, and says which it was.
Pellet eat_pellet(World& world, maze::Point tile, Events& events);

}  // namespace sim
