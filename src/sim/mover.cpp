#include "sim/mover.hpp"

#include <cassert>

namespace sim {
namespace {

bool leads_on(const maze::Grid& grid, Place place, maze::Direction direction) {
    return (exits(grid, tile_at(place)) & maze::bit(direction)) != 0;
}

}  // namespace

bool can_turn(const maze::Grid& grid, const Actor& actor, maze::Direction wish) {
    const bool along = wish == actor.facing || wish == maze::opposite(actor.facing);
    if (along) return leads_on(grid, actor.place, wish) || past_centre(actor.place, wish) < 0;
    const int off = past_centre(actor.place, actor.facing);
    return leads_on(grid, actor.place, wish) && off >= -corner_units && off <= corner_units;
}

void slide(const maze::Grid& grid, Actor& actor, int units) {
    assert(units < units_per_tile / 2);
    const int to_wall = std::max(0, -past_centre(actor.place, actor.facing));
    const int run = leads_on(grid, actor.place, actor.facing) ? units : std::min(units, to_wall);
    const maze::Direction side = maze::clockwise(actor.facing);
    const int off = past_centre(actor.place, side);
    actor.moving = run > 0;
    actor.place = moved(actor.place, actor.facing, run);
    actor.place = moved(actor.place, side, std::clamp(-off, -units, units));
}

}  // namespace sim
