#pragma once
// How anything moves: in whole units, along the middle lines of corridors, from tile centre to tile centre.
// Nobody ever jumps, so nobody can pass a wall, however fast he is.

#include <algorithm>
#include <optional>

#include "sim/place.hpp"
#include "sim/world.hpp"

namespace sim {

[[nodiscard]] constexpr bool at_centre(Place place) {
    return place.x % units_per_tile == units_per_tile / 2 && place.y % units_per_tile == units_per_tile / 2;
}

/// How far a place lies past its tile's centre, counted along a direction; negative before it.
[[nodiscard]] constexpr int past_centre(Place place, maze::Direction direction) {
    const int x = place.x % units_per_tile - units_per_tile / 2;
    const int y = place.y % units_per_tile - units_per_tile / 2;
    switch (direction) {
        case maze::Direction::North:
            return -y;
        case maze::Direction::East:
            return x;
        case maze::Direction::South:
            return y;
        case maze::Direction::West:
            return -x;
    }
    return 0;
}

/// To the next tile centre ahead, 1 to units_per_tile.
[[nodiscard]] constexpr int units_to_centre(Place place, maze::Direction direction) {
    const int past = past_centre(place, direction);
    return past < 0 ? -past : units_per_tile - past;
}

[[nodiscard]] constexpr Place moved(Place place, maze::Direction direction, int units) {
    switch (direction) {
        case maze::Direction::North:
            return {place.x, place.y - units};
        case maze::Direction::East:
            return {place.x + units, place.y};
        case maze::Direction::South:
            return {place.x, place.y + units};
        case maze::Direction::West:
            return {place.x - units, place.y};
    }
    return place;
}

/// Moves an actor that turns at tile centres only, `units` in all. At every centre that it leaves,
/// `depart(tile)` names the way on, or none to stand still; at every centre that it reaches, `arrive(tile)`
/// says whether it goes on.
template <class Depart, class Arrive>
void travel(Actor& actor, int units, Depart depart, Arrive arrive) {
    while (units > 0) {
        if (at_centre(actor.place)) {
            const std::optional<maze::Direction> way = depart(tile_at(actor.place));
            actor.moving = way.has_value();
            if (!way) return;
            actor.facing = *way;
        }
        const int run = std::min(units, units_to_centre(actor.place, actor.facing));
        actor.place = moved(actor.place, actor.facing, run);
        units -= run;
        if (at_centre(actor.place) && !arrive(tile_at(actor.place))) {
            actor.moving = false;
            return;
        }
    }
}

/// How far from the middle of a junction, before or after it, the player may cut the corner: 3.5 of the 8
/// steps of an arcade tile.
inline constexpr int corner_units = units_per_tile * 7 / 16;

/// Whether the player, anywhere in his tile, may take this direction now: back always where there is floor,
/// sideways near the middle of a junction.
[[nodiscard]] bool can_turn(const maze::Grid& grid, const Actor& actor, maze::Direction wish);

/// Moves the player `units` along his facing, or up to the wall, and at the same pace sideways onto the
/// middle line that a cut corner has left. `units` is less than half a tile.
void slide(const maze::Grid& grid, Actor& actor, int units);

}  // namespace sim
