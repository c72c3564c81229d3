#include "sim/walk.hpp"

#include "sim/eating.hpp"
#include "sim/level.hpp"
#include "sim/mover.hpp"
#include "sim/steering.hpp"

namespace sim {
namespace {

void face(Actor& player, maze::Direction way, Events& events) {
    if (player.facing == way) return;
    player.facing = way;
    events.add(EventKind::Turned, player.place, static_cast<int>(way));
}

/// Between two cells the only other way is back, and it is taken at once.
void turn_back(World& world, const Intent& intent, Events& events) {
    Player& player = world.player;
    const bool by_tap = player.remembered_turn.has_value();
    const std::optional<maze::Direction> wish = by_tap ? player.remembered_turn : intent.held;
    if (wish != maze::opposite(player.facing)) return;
    face(player, *wish, events);
    if (by_tap) forget_turn(player);
}

/// The way on from a cell. A wish that a wall forbids does not end a run; letting go does.
std::optional<maze::Direction> way_from_cell(World& world, const Intent& intent, Events& events) {
    Player& player = world.player;
    const std::uint8_t open = world.grid.passages(player.cell);
    for (const std::optional<maze::Direction> wish : wishes(player, intent)) {
        if (!wish || (open & maze::bit(*wish)) == 0) continue;
        if (player.remembered_turn == wish) forget_turn(player);
        face(player, *wish, events);
        return wish;
    }
    if (player.moving && intent.held && (open & maze::bit(player.facing)) != 0) return player.facing;
    if (!player.moving && intent.tapped) {
        face(player, *intent.tapped, events);
        events.add(EventKind::Bumped, player.place);
    }
    return std::nullopt;
}

/// False at the goal, where the walk ends.
bool arrive(World& world, maze::Point tile, Events& events) {
    Player& player = world.player;
    eat_pellet(world, tile, events);
    const maze::Point cell = cell_of_tile(tile);
    if (!is_cell_tile(tile) || cell == player.cell) return true;
    player.cell = cell;
    events.add(EventKind::Step, player.place, ++world.steps);
    if (cell != world.goal) return true;
    enter(world, Phase::Won);
    events.add(EventKind::Won, player.place);
    return false;
}

}  // namespace

void walk(World& world, const Intent& given, Events& events) {
    Player& player = world.player;
    const Intent intent = heed(player, given);
    const bool between_cells = !at_centre(player.place) || !is_cell_tile(tile_at(player.place));
    if (between_cells) turn_back(world, intent, events);
    const auto depart = [&](maze::Point tile) -> std::optional<maze::Direction> {
        return is_cell_tile(tile) ? way_from_cell(world, intent, events) : player.facing;
    };
    travel(player, walk_speed(world.spec), depart,
           [&](maze::Point tile) { return arrive(world, tile, events); });
    if (player.place != player.before || world.clock_ticks > 0) ++world.clock_ticks;
    grow_older(player);
}

}  // namespace sim
