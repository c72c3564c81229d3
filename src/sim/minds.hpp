#pragma once
// What the chasers think: where each wants to be, and which way it takes. Pure questions about a world.

#include <optional>

#include "sim/world.hpp"

namespace sim {

/// A tile outside the board beyond the chaser's corner. Nobody can reach it, so in scatter time it circles
/// there and never stops.
[[nodiscard]] maze::Point scatter_tile(const World& world, const Chaser& chaser);

/// Whether the direct chaser is in its last hurry: 0 no, 1 few pellets left, 2 very few. Not after a death
/// on this level until the shy one is awake.
[[nodiscard]] int hurry_of(const World& world, const Chaser& chaser);

/// The tile that the chaser steers for now, in its mode; its own tile when it steers for nothing.
[[nodiscard]] maze::Point aim(const World& world, const Chaser& chaser);

/// The way on from a tile, for a chaser that comes into it facing `facing`: never back, unless there is no
/// other way; toward `target` by straight distance, ties north, west, south, east; frightened ones draw from
/// world.minds where there is a choice. `any_way` lets it also go back, as when it leaves its corner.
[[nodiscard]] maze::Direction choose_way(World& world, const Chaser& chaser, maze::Point tile,
                                         maze::Direction facing, bool any_way = false);

/// The way of eyes from a tile: a step nearer to their corner.
[[nodiscard]] maze::Direction way_home(const World& world, const Chaser& chaser, maze::Point tile);

/// Whether eyes that are under way get home sooner by turning about.
[[nodiscard]] bool home_is_behind(const World& world, const Chaser& chaser);

}  // namespace sim
