#include "sim/eating.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

TEST_CASE("a pellet is worth 10 and a power pellet 50, once") {
    sim::World world = sim_tests::chase_on(sim_tests::small_loops());
    sim::Events events;
    const int left = world.pellets_left;
    CHECK(sim::eat_pellet(world, {2, 1}, events) == sim::Pellet::Small);
    CHECK(world.score == 10);
    CHECK(sim::eat_pellet(world, {1, 1}, events) == sim::Pellet::Power);
    CHECK(world.score == 60);
    CHECK(sim::eat_pellet(world, {1, 1}, events) == sim::Pellet::None);
    CHECK(world.score == 60);
    CHECK(world.pellets_left == left - 2);
    CHECK(events.size() == 2);
}

TEST_CASE("10,000 points give one extra life, and only one") {
    sim::World world = sim_tests::chase_on(sim_tests::small_loops());
    sim::Events events;
    const int lives = world.lives;
    sim::score(world, {}, 9'999, events);
    CHECK(world.lives == lives);
    sim::score(world, {}, 1, events);
    CHECK(world.lives == lives + 1);
    sim::score(world, {}, 50'000, events);
    CHECK(world.lives == lives + 1);
    CHECK(events.has(sim::EventKind::LifeGained));
}
