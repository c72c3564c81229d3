#include "sim/minds.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Direction;
using maze::Point;
using sim::ChaserMode;
using sim_tests::put;

namespace {

/// The player on 11,9 of an open board, all chasers hunting from far away.
sim::World hunted(Direction facing, sim::Difficulty difficulty = sim::Difficulty::Normal) {
    sim::GameSpec spec = sim::pacman_game(7, difficulty);
    sim::World world = sim::new_world(spec);
    put(world.player, {11, 9}, facing);
    for (int i = 0; i < 4; ++i)
        put(world, i, {1, 1}, Direction::East, ChaserMode::Chase);
    return world;
}

}  // namespace

TEST_CASE("the direct one aims at the player's tile") {
    const sim::World world = hunted(Direction::East);
    CHECK(sim::aim(world, world.chasers[0]) == Point{11, 9});
}

TEST_CASE("the ambusher aims four tiles ahead of the player") {
    CHECK(sim::aim(hunted(Direction::East), hunted(Direction::East).chasers[1]) == Point{15, 9});
    CHECK(sim::aim(hunted(Direction::North), hunted(Direction::North).chasers[1]) == Point{11, 5});
    CHECK(sim::aim(hunted(Direction::West), hunted(Direction::West).chasers[1]) == Point{7, 9});
    CHECK(sim::aim(hunted(Direction::South), hunted(Direction::South).chasers[1]) == Point{11, 13});
}

TEST_CASE("in arcade difficulty what is ahead of an upward player lies as far to the left") {
    const sim::World world = hunted(Direction::North, sim::Difficulty::Arcade);
    CHECK(sim::aim(world, world.chasers[1]) == Point{7, 5});
}

TEST_CASE("the flanker aims at the mirror image of the direct one in the tile two ahead of the player") {
    sim::World world = hunted(Direction::East);
    put(world, 0, {9, 5}, Direction::East, ChaserMode::Chase);
    CHECK(sim::aim(world, world.chasers[2]) == Point{17, 13});
}

TEST_CASE("the shy one hunts from eight tiles away on, and nearer turns to its own corner") {
    sim::World world = hunted(Direction::East);
    put(world, 3, {3, 9}, Direction::East, ChaserMode::Chase);
    CHECK(sim::aim(world, world.chasers[3]) == Point{11, 9});
    put(world, 3, {4, 9}, Direction::East, ChaserMode::Chase);
    CHECK(sim::aim(world, world.chasers[3]) == sim::scatter_tile(world, world.chasers[3]));
}

TEST_CASE("scatter tiles lie outside the board, each beyond its own corner") {
    const sim::World world = hunted(Direction::East);
    CHECK(sim::scatter_tile(world, world.chasers[0]) == Point{28, -2});
    CHECK(sim::scatter_tile(world, world.chasers[1]) == Point{-2, -2});
    CHECK(sim::scatter_tile(world, world.chasers[2]) == Point{28, 20});
    CHECK(sim::scatter_tile(world, world.chasers[3]) == Point{-2, 20});
}
