#include "sim/step.hpp"

#include "sim/chase.hpp"
#include "sim/walk.hpp"

namespace sim {
namespace {

// The fastest two that can meet: the player at full speed and the hurrying direct one, both at 120 %.
static_assert(2 * touch_units > (100 + 105) * 120 / 100, "two actors could pass through each other");
static_assert(touch_units < units_per_tile, "actors could meet through a wall");

}  // namespace

Events step(World& world, const Intent& intent) {
    Events events;
    ++world.tick;
    world.player.before = world.player.place;
    for (Chaser& chaser : world.chasers)
        chaser.before = chaser.place;
    if (outcome(world) != Outcome::Playing) return events;
    if (is_walk(world.spec)) {
        walk(world, intent, events);
    } else {
        chase(world, intent, events);
    }
    return events;
}

}  // namespace sim
