#include "sim/digest.hpp"

#include <functional>
#include <set>

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

TEST_CASE("equal worlds have equal digests") {
    const sim::World world = sim::new_world(sim::pacman_game(3));
    const sim::World twin = sim::new_world(sim::pacman_game(3));
    CHECK(world == twin);
    CHECK(sim::digest(world) == sim::digest(twin));
}

TEST_CASE("a change of any field changes the digest") {
    const std::vector<std::function<void(sim::World&)>> changes{
        [](sim::World&) {},
        [](sim::World& w) { w.spec.difficulty = sim::Difficulty::Easy; },
        [](sim::World& w) { w.spec.assists.extra_lives = 1; },
        [](sim::World& w) { w.spec.board.seed = 4; },
        [](sim::World& w) { w.spec.board.stamp = "42"; },
        [](sim::World& w) { w.level = 2; },
        [](sim::World& w) { w.phase = sim::Phase::Won; },
        [](sim::World& w) { w.phase_ticks = 9; },
        [](sim::World& w) { w.phase_length = 9; },
        [](sim::World& w) { w.tick = 9; },
        [](sim::World& w) { w.clock_ticks = 9; },
        [](sim::World& w) {
            w.grid.close({0, 0}, maze::Direction::East);
        },
        [](sim::World& w) { w.rules.chaser_speed = 9; },
        [](sim::World& w) { w.rules.clock[3] = 9; },
        [](sim::World& w) { (void)w.minds.next(); },
        [](sim::World& w) { w.player.place.x += 1; },
        [](sim::World& w) { w.player.before.y += 1; },
        [](sim::World& w) { w.player.facing = maze::Direction::South; },
        [](sim::World& w) { w.player.moving = true; },
        [](sim::World& w) {
            w.player.cell = {1, 2};
        },
        [](sim::World& w) { w.player.remembered_turn = maze::Direction::North; },
        [](sim::World& w) { w.player.remember_ticks = 3; },
        [](sim::World& w) { w.player.pause_ticks = 3; },
        [](sim::World& w) { w.player.ignores_held = true; },
        [](sim::World& w) { w.chasers[2].mode = sim::ChaserMode::Eyes; },
        [](sim::World& w) {
            w.chasers[2].home = {1, 2};
        },
        [](sim::World& w) {
            w.chasers[2].target = {1, 2};
        },
        [](sim::World& w) { w.chasers[2].planned = maze::Direction::East; },
        [](sim::World& w) { w.chasers[2].reverses = true; },
        [](sim::World& w) { w.chasers[2].rest_ticks = 3; },
        [](sim::World& w) { w.chasers[2].pellets = 3; },
        [](sim::World& w) { w.chaser_count = 3; },
        [](sim::World& w) { w.pellets[28] = sim::Pellet::None; },
        [](sim::World& w) { w.pellets_left = 3; },
        [](sim::World& w) { w.pellets_total = 3; },
        [](sim::World& w) { w.fruit.shown = true; },
        [](sim::World& w) { w.fruit.kind = 3; },
        [](sim::World& w) { w.fruit.ticks = 3; },
        [](sim::World& w) { w.fruit.comings = 1; },
        [](sim::World& w) {
            w.fruit.tile = {1, 2};
        },
        [](sim::World& w) {
            w.goal = maze::Point{0, 0};
        },
        [](sim::World& w) { w.score = 3; },
        [](sim::World& w) { w.lives = 7; },
        [](sim::World& w) { w.extra_life_given = true; },
        [](sim::World& w) { w.steps = 3; },
        [](sim::World& w) { w.par = 3; },
        [](sim::World& w) { w.fright_ticks = 3; },
        [](sim::World& w) { w.fright_total = 3; },
        [](sim::World& w) { w.eaten_in_row = 3; },
        [](sim::World& w) { w.clock_index = 3; },
        [](sim::World& w) { w.clock_left = 3; },
        [](sim::World& w) { w.idle_ticks = 3; },
        [](sim::World& w) { w.died_on_level = true; },
        [](sim::World& w) { w.pellets_since_death = 3; },
        [](sim::World& w) { w.pop.ticks = 3; },
        [](sim::World& w) { w.pop.points = 3; },
        [](sim::World& w) {
            w.pop.place = {1, 2};
        },
        [](sim::World& w) { w.to_goal = {1}; },
        [](sim::World& w) { w.to_home[1][3] += 1; },
    };
    std::set<std::uint64_t> digests;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        sim::World world = sim::new_world(sim::pacman_game(3));
        changes[i](world);
        INFO("change number " << i);
        CHECK(digests.insert(sim::digest(world)).second);
    }
}
