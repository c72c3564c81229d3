#include "sim/steering.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Direction;
using sim_tests::hold;
using sim_tests::tap;

TEST_CASE("a tap is remembered for 24 ticks, the one of the press included") {
    sim::Player player;
    (void)sim::heed(player, tap(Direction::North));
    for (int tick = 1; tick <= sim::tap_memory_ticks; ++tick) {
        CAPTURE(tick);
        CHECK(player.remembered_turn == Direction::North);
        sim::grow_older(player);
    }
    CHECK_FALSE(player.remembered_turn);
}

TEST_CASE("a newer tap takes the place of an older one") {
    sim::Player player;
    (void)sim::heed(player, tap(Direction::North));
    (void)sim::heed(player, tap(Direction::West));
    CHECK(player.remembered_turn == Direction::West);
}

TEST_CASE("what is held from before a death does not count until it is let go") {
    sim::Player player;
    sim::clear_steering(player);
    CHECK(sim::heed(player, hold(Direction::East)) == sim::Intent{});
    (void)sim::heed(player, {});
    CHECK(sim::heed(player, hold(Direction::East)) == hold(Direction::East));
}

TEST_CASE("a fresh press counts again at once") {
    sim::Player player;
    sim::clear_steering(player);
    sim::Intent press = hold(Direction::East);
    press.tapped = Direction::East;
    CHECK(sim::heed(player, press) == press);
}
