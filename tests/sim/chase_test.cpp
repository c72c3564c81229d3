#include "sim/chase.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

TEST_CASE("nobody moves before the ready time is over, and a key held then applies") {
    sim::World world = sim::new_world(sim::pacman_game(3));
    const sim::Place start = world.player.place;
    const maze::Direction way = world.player.facing;
    const int ready = world.rules.first_ready_ticks;
    sim_tests::step_for(world, ready, sim_tests::hold(way));
    CHECK(world.phase == sim::Phase::Play);
    CHECK(world.player.place == start);
    sim_tests::step_for(world, 1, sim_tests::hold(way));
    CHECK(sim::distance(world.player.place, start) == world.rules.player_speed);
}
