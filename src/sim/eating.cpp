#include "sim/eating.hpp"

namespace sim {

void score(World& world, Place place, int points, Events& events) {
    world.score += points;
    if (is_walk(world.spec) || world.extra_life_given || world.score < extra_life_score) return;
    world.extra_life_given = true;
    events.add(EventKind::LifeGained, place, ++world.lives);
}

Pellet eat_pellet(World& world, maze::Point tile, Events& events) {
    const Pellet eaten = pellet_at(world, tile);
    if (eaten == Pellet::None) return eaten;
    const maze::Size size = tile_size(world.grid.size());
    world.pellets[static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(size.width) +
                  static_cast<std::size_t>(tile.x)] = Pellet::None;
    --world.pellets_left;
    const bool power = eaten == Pellet::Power;
    const int points = power ? power_pellet_points : pellet_points;
    events.add(power ? EventKind::PowerPelletEaten : EventKind::PelletEaten, centre_of(tile), points);
    score(world, world.player.place, points, events);
    return eaten;
}

}  // namespace sim
