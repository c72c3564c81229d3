#pragma once
// How a board becomes a level, and how everyone takes his place on it.

#include "maze/grid.hpp"
#include "sim/world.hpp"

namespace sim {

/// Level 1 of a game on a given board instead of the spec's own; level 2 is the series' own again. For
/// tests and for boards from files. The grid has the spec's size.
[[nodiscard]] World new_world_on(const GameSpec& spec, maze::Grid grid);

/// Makes the board of world.level and lays everything on it. The only allocation in a game.
void build_level(World& world);

/// Puts player and chasers where a life starts and resets every clock of a life; pellets stay eaten.
void begin_life(World& world);

void enter(World& world, Phase phase, int length = 0);

}  // namespace sim
