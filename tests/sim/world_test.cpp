#include "sim/world.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

TEST_CASE("the phase tells the outcome") {
    sim::World world = sim::new_world(sim::perfect_game(1));
    CHECK(sim::outcome(world) == sim::Outcome::Playing);
    world.phase = sim::Phase::Won;
    CHECK(sim::outcome(world) == sim::Outcome::Won);
    world.phase = sim::Phase::GameOver;
    CHECK(sim::outcome(world) == sim::Outcome::Lost);
}

TEST_CASE("there is no pellet outside the board, nor on a board without pellets") {
    const sim::World chase = sim::new_world(sim::pacman_game(1));
    CHECK(sim::pellet_at(chase, {1, 1}) == sim::Pellet::Power);
    for (const maze::Point outside :
         {maze::Point{-1, 1}, maze::Point{1, -1}, maze::Point{27, 1}, maze::Point{1, 19}}) {
        CHECK(sim::pellet_at(chase, outside) == sim::Pellet::None);
    }
    CHECK(sim::pellet_at(sim::new_world(sim::perfect_game(1)), {1, 1}) == sim::Pellet::None);
}

TEST_CASE("the ring is full when fright begins and empty when it ends") {
    sim::World world;
    CHECK(sim::fright_twelfths(world) == 0);
    world.fright_total = world.fright_ticks = 360;
    CHECK(sim::fright_twelfths(world) == 12);
    world.fright_ticks = 30;
    CHECK(sim::fright_twelfths(world) == 1);
    world.fright_ticks = 1;
    CHECK(sim::fright_twelfths(world) == 1);
}
