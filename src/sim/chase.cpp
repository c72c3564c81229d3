#include "sim/chase.hpp"

#include "sim/chasers.hpp"
#include "sim/eating.hpp"
#include "sim/level.hpp"
#include "sim/mover.hpp"
#include "sim/steering.hpp"

namespace sim {
namespace {

void turn(World& world, const Intent& intent, Events& events) {
    Player& player = world.player;
    for (const std::optional<maze::Direction> wish : wishes(player, intent)) {
        if (!wish || !can_turn(world.grid, player, *wish)) continue;
        if (player.remembered_turn == wish) forget_turn(player);
        if (player.facing != *wish) events.add(EventKind::Turned, player.place, static_cast<int>(*wish));
        player.facing = *wish;
        player.moving = true;
        return;
    }
    if (player.moving || !intent.tapped) return;
    player.facing = *intent.tapped;
    events.add(EventKind::Bumped, player.place);
}

void move_player(World& world, const Intent& intent, Events& events) {
    Player& player = world.player;
    turn(world, intent, events);
    if (player.pause_ticks > 0) {
        --player.pause_ticks;
        return;
    }
    if (!player.moving) return;
    const Rules& rules = world.rules;
    slide(world.grid, player, world.fright_ticks > 0 ? rules.player_fright_speed : rules.player_speed);
    const maze::Point tile = tile_at(player.place);
    if (!is_cell_tile(tile) || cell_of_tile(tile) == player.cell) return;
    player.cell = cell_of_tile(tile);
    ++world.steps;
}

/// The fruit comes to the player's start, which chasers visit least.
void show_fruit(World& world, Events& events) {
    Fruit& fruit = world.fruit;
    const int eaten = world.pellets_total - world.pellets_left;
    const auto next = static_cast<std::size_t>(fruit.comings);
    if (next >= world.rules.fruit_pellets.size() || eaten < world.rules.fruit_pellets[next]) return;
    ++fruit.comings;
    fruit.shown = true;
    fruit.kind = fruit_kind(world.level);
    fruit.ticks = world.rules.fruit_ticks;
    fruit.tile = tile_of_cell({world.grid.width() / 2, world.grid.height() / 2});
    events.add(EventKind::FruitShown, centre_of(fruit.tile));
}

void eat_fruit(World& world, Events& events) {
    Fruit& fruit = world.fruit;
    if (!fruit.shown || tile_at(world.player.place) != fruit.tile) return;
    fruit.shown = false;
    const int points = world.rules.fruit_points;
    world.pop = {centre_of(fruit.tile), points, 2 * ticks_per_second};
    events.add(EventKind::FruitEaten, centre_of(fruit.tile), points);
    score(world, world.player.place, points, events);
}

void eat(World& world, Events& events) {
    eat_fruit(world, events);
    const Pellet eaten = eat_pellet(world, tile_at(world.player.place), events);
    if (eaten == Pellet::None) return;
    const bool power = eaten == Pellet::Power;
    world.player.pause_ticks = power ? world.rules.power_pellet_pause_ticks : world.rules.pellet_pause_ticks;
    count_pellet_for_sleepers(world);
    if (power) frighten(world);
    show_fruit(world, events);
}

void run_clocks(World& world, Events& events) {
    ++world.clock_ticks;
    run_mode_clock(world, events);
    if (world.pop.ticks > 0 && --world.pop.ticks == 0) world.pop = {};
    Fruit& fruit = world.fruit;
    if (!fruit.shown || --fruit.ticks > 0) return;
    fruit.shown = false;
    events.add(EventKind::FruitGone, centre_of(fruit.tile));
}

void clear_level(World& world, Events& events) {
    end_fright(world);
    clear_steering(world.player);
    world.player.moving = false;
    world.fruit.shown = false;
    enter(world, Phase::Cleared, world.rules.cleared_ticks);
    events.add(EventKind::LevelCleared, world.player.place, world.level);
}

void lose_life(World& world, Events& events) {
    end_fright(world);
    clear_steering(world.player);
    world.player.moving = false;
    world.fruit.shown = false;
    world.pop = {};
    world.died_on_level = true;
    --world.lives;
    enter(world, Phase::Dying, world.rules.dying_ticks);
    events.add(EventKind::LifeLost, world.player.place, world.lives);
}

void play(World& world, const Intent& intent, Events& events) {
    run_clocks(world, events);
    move_player(world, intent, events);
    eat(world, events);
    if (world.pellets_left == 0) return clear_level(world, events);
    wake_chasers(world, events);
    move_chasers(world, events);
    if (meet_chasers(world, events)) lose_life(world, events);
}

void end_dying(World& world, Events& events) {
    if (world.lives > 0) return begin_life(world);
    enter(world, Phase::GameOver);
    events.add(EventKind::GameOver, world.player.place);
}

void end_phase(World& world, Events& events) {
    switch (world.phase) {
        case Phase::Ready:
            enter(world, Phase::Play);
            events.add(EventKind::PlayStarted, world.player.place);
            break;
        case Phase::ChaserEaten:
            world.pop = {};
            enter(world, Phase::Play);
            break;
        case Phase::Dying:
            end_dying(world, events);
            break;
        case Phase::Cleared:
            ++world.level;
            build_level(world);
            events.add(EventKind::LevelStarted, world.player.place, world.level);
            break;
        case Phase::Play:
        case Phase::GameOver:
        case Phase::Won:
            break;
    }
}

}  // namespace

void chase(World& world, const Intent& given, Events& events) {
    const Phase phase = world.phase;
    const Intent intent = heed(world.player, given);
    if (phase == Phase::Dying || phase == Phase::Cleared) forget_turn(world.player);
    if (phase == Phase::Play) play(world, intent, events);
    if (phase == Phase::ChaserEaten) move_eyes(world, events);
    grow_older(world.player);
    if (world.phase != phase) return;  // entered in this tick: it begins with the next one
    ++world.phase_ticks;
    if (world.phase_length > 0 && world.phase_ticks >= world.phase_length) end_phase(world, events);
}

}  // namespace sim
