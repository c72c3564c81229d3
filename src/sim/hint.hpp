#pragma once
// The way that the hint draws.

#include <optional>
#include <vector>

#include "maze/geometry.hpp"
#include "sim/world.hpp"

namespace sim {

/// The shortest way as neighbouring tiles, the player's own first: to the goal in a walk, to the nearest
/// pellet in a chase (ties: north, east, south, west at the first parting). Empty where there is nothing to
/// go to. Cost: the length of the way in a walk; at most one pass over the tiles in a chase.
[[nodiscard]] std::vector<maze::Point> hint_path(const World& world);

/// The first step of a shortest way from a cell to the goal of a walk; none at the goal itself.
[[nodiscard]] std::optional<maze::Direction> way_to_goal(const World& world, maze::Point cell);

}  // namespace sim
