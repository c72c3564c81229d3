#include "sim/chasers.hpp"

#include "sim/eating.hpp"
#include "sim/level.hpp"
#include "sim/minds.hpp"
#include "sim/mover.hpp"
#include "sim/step.hpp"

namespace sim {
namespace {

/// The chasers in play, for range-for.
struct InPlay {
    Chaser* first;
    Chaser* last;
    [[nodiscard]] Chaser* begin() const { return first; }
    [[nodiscard]] Chaser* end() const { return last; }
};

InPlay in_play(World& world) {
    return {world.chasers.data(), world.chasers.data() + world.chaser_count};
}

int index_of(const Chaser& chaser) {
    return static_cast<int>(chaser.kind);
}

ChaserMode clock_mode(const World& world) {
    return world.clock_index % 2 == 0 ? ChaserMode::Scatter : ChaserMode::Chase;
}

bool is_asleep(const Chaser& chaser) {
    return chaser.mode == ChaserMode::Asleep;
}

bool player_is_clear_of(const World& world, const Chaser& chaser) {
    return distance(world.player.place, chaser.place) >= wake_clearance_tiles * units_per_tile;
}

/// Whether enough pellets were eaten for this sleeper.
bool is_due(const World& world, const Chaser& chaser) {
    const auto i = static_cast<std::size_t>(chaser.kind);
    if (world.died_on_level) return world.pellets_since_death >= world.rules.wake_pellets_after_death[i];
    return chaser.pellets >= world.rules.wake_pellets[i];
}

void wake(World& world, Chaser& chaser, Events& events) {
    chaser.mode = clock_mode(world);
    chaser.target = aim(world, chaser);
    chaser.planned = choose_way(world, chaser, tile_at(chaser.place), chaser.facing, true);
    chaser.facing = chaser.planned;
    events.add(EventKind::ChaserWoke, chaser.place, index_of(chaser));
}

void wake_the_due(World& world, Events& events) {
    for (Chaser& chaser : in_play(world)) {
        if (!is_asleep(chaser)) continue;
        if (!is_due(world, chaser)) return;
        if (player_is_clear_of(world, chaser)) wake(world, chaser, events);
    }
}

void wake_for_idling(World& world, Events& events) {
    if (++world.idle_ticks < world.rules.wake_idle_ticks) return;
    for (Chaser& chaser : in_play(world)) {
        if (!is_asleep(chaser) || !player_is_clear_of(world, chaser)) continue;
        wake(world, chaser, events);
        world.idle_ticks = 0;
        return;
    }
}

int speed_of(const World& world, const Chaser& chaser) {
    switch (chaser.mode) {
        case ChaserMode::Asleep:
        case ChaserMode::Resting:
            return 0;
        case ChaserMode::Frightened:
            return world.rules.chaser_fright_speed;
        case ChaserMode::Eyes:
            return world.rules.eyes_speed;
        case ChaserMode::Scatter:
        case ChaserMode::Chase:
            break;
    }
    const int hurry = hurry_of(world, chaser);
    if (hurry == 0) return world.rules.chaser_speed;
    return world.rules.hurry_speed[static_cast<std::size_t>(hurry - 1)];
}

/// The way from a tile was chosen one tile ahead; now the next one is.
maze::Direction depart(World& world, Chaser& chaser, maze::Point tile) {
    if (chaser.mode == ChaserMode::Eyes) return way_home(world, chaser, tile);
    maze::Direction way = chaser.reverses ? opposite(chaser.facing) : chaser.planned;
    chaser.reverses = false;
    if ((exits(world.grid, tile) & maze::bit(way)) == 0) {
        way = choose_way(world, chaser, tile, chaser.facing);
    }
    chaser.planned = choose_way(world, chaser, step(tile, way), way);
    return way;
}

/// False when eyes have come home.
bool arrive(World& world, Chaser& chaser, maze::Point tile, Events& events) {
    if (chaser.mode != ChaserMode::Eyes || tile != chaser.home) return true;
    chaser.mode = ChaserMode::Resting;
    chaser.rest_ticks = world.rules.rest_ticks;
    events.add(EventKind::ChaserHome, chaser.place, index_of(chaser));
    return false;
}

void move(World& world, Chaser& chaser, Events& events) {
    travel(
        chaser, speed_of(world, chaser),
        [&](maze::Point tile) { return std::optional(depart(world, chaser, tile)); },
        [&](maze::Point tile) { return arrive(world, chaser, tile, events); });
}

bool touches(const World& world, const Chaser& chaser) {
    return distance(world.player.place, chaser.place) < touch_units;
}

int eat_chaser(World& world, Chaser& chaser, Events& events) {
    const int points = first_chaser_points << world.eaten_in_row;
    ++world.eaten_in_row;
    chaser.mode = ChaserMode::Eyes;
    chaser.reverses = false;
    if (home_is_behind(world, chaser)) chaser.facing = opposite(chaser.facing);
    // Eaten on its own doorstep: it is home.
    if (at_centre(chaser.place)) (void)arrive(world, chaser, tile_at(chaser.place), events);
    events.add(EventKind::ChaserEaten, chaser.place, points);
    score(world, chaser.place, points, events);
    return points;
}

}  // namespace

void count_pellet_for_sleepers(World& world) {
    world.idle_ticks = 0;
    if (world.died_on_level) {
        ++world.pellets_since_death;
        return;
    }
    for (Chaser& chaser : in_play(world)) {
        if (!is_asleep(chaser) || is_due(world, chaser)) continue;
        ++chaser.pellets;
        return;
    }
}

void wake_chasers(World& world, Events& events) {
    bool someone_sleeps = false;
    for (Chaser& chaser : in_play(world)) {
        someone_sleeps = someone_sleeps || is_asleep(chaser);
        if (chaser.mode != ChaserMode::Resting) continue;
        if (chaser.rest_ticks > 0) --chaser.rest_ticks;
        if (chaser.rest_ticks == 0 && player_is_clear_of(world, chaser)) wake(world, chaser, events);
    }
    if (!someone_sleeps) return;
    wake_the_due(world, events);
    wake_for_idling(world, events);
}

void run_mode_clock(World& world, Events& events) {
    if (world.fright_ticks > 0) {
        if (--world.fright_ticks > 0) return;
        end_fright(world);
        events.add(EventKind::FrightEnded, world.player.place);
        return;
    }
    if (world.clock_left == forever || --world.clock_left > 0) return;
    ++world.clock_index;
    world.clock_left = world.rules.clock[static_cast<std::size_t>(world.clock_index)];
    for (Chaser& chaser : in_play(world)) {
        if (!is_lethal(chaser.mode)) continue;
        chaser.mode = clock_mode(world);
        chaser.reverses = true;
    }
    events.add(EventKind::ModeChanged, world.player.place, world.clock_index % 2);
}

void frighten(World& world) {
    world.eaten_in_row = 0;
    world.fright_ticks = world.fright_total = world.rules.fright_ticks;
    for (Chaser& chaser : in_play(world)) {
        if (!is_lethal(chaser.mode) && chaser.mode != ChaserMode::Frightened) continue;
        chaser.reverses = true;
        if (world.fright_ticks > 0) chaser.mode = ChaserMode::Frightened;
    }
}

void end_fright(World& world) {
    world.fright_ticks = world.fright_total = world.eaten_in_row = 0;
    for (Chaser& chaser : in_play(world)) {
        if (chaser.mode == ChaserMode::Frightened) chaser.mode = clock_mode(world);
    }
}

void move_chasers(World& world, Events& events) {
    for (Chaser& chaser : in_play(world))
        chaser.target = aim(world, chaser);
    for (Chaser& chaser : in_play(world))
        move(world, chaser, events);
}

void move_eyes(World& world, Events& events) {
    for (Chaser& chaser : in_play(world)) {
        if (chaser.mode == ChaserMode::Eyes) move(world, chaser, events);
    }
}

bool meet_chasers(World& world, Events& events) {
    int points = 0;
    bool caught = false;
    for (Chaser& chaser : in_play(world)) {
        if (!touches(world, chaser)) continue;
        if (chaser.mode == ChaserMode::Frightened) points += eat_chaser(world, chaser, events);
        caught = caught || is_lethal(chaser.mode);
    }
    if (points > 0) {
        enter(world, Phase::ChaserEaten, world.rules.chaser_eaten_ticks);
        world.pop = {world.player.place, points, world.rules.chaser_eaten_ticks};
    }
    return caught;
}

}  // namespace sim
