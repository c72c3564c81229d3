#include "sim/walk.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Direction;
using maze::Point;
using sim::EventKind;
using sim_tests::hold;
using sim_tests::step_for;
using sim_tests::tap;

namespace {

constexpr int ticks_per_cell = 10;

sim::World corridor() {
    return sim_tests::walk_on({
        "#############",  //
        "#S.........G#",  //
        "#####.#######",  //
        "#####.......#",  //
        "#############",
    });
}

}  // namespace

TEST_CASE("a tap moves exactly one cell and stops in its middle") {
    sim::World world = corridor();
    step_for(world, 1, tap(Direction::East));
    step_for(world, 60, {});
    CHECK(world.player.place == sim::centre_of({3, 1}));
    CHECK_FALSE(world.player.moving);
    CHECK(world.steps == 1);
}

TEST_CASE("two taps move two cells") {
    sim::World world = corridor();
    step_for(world, 4, tap(Direction::East));
    step_for(world, 1, tap(Direction::East));
    step_for(world, 60, {});
    CHECK(world.player.cell == Point{2, 0});
}

TEST_CASE("a hold runs on at six cells a second and ends at the next middle after release") {
    sim::World world = corridor();
    step_for(world, 3 * ticks_per_cell + 1, hold(Direction::East));
    CHECK(world.player.cell == Point{3, 0});
    CHECK(world.player.moving);
    step_for(world, 60, {});
    CHECK(world.player.place == sim::centre_of({9, 1}));
    CHECK(world.steps == 4);
}

TEST_CASE("a reversal is taken at once in mid-cell, and coming back to the same cell is no step") {
    sim::World world = corridor();
    step_for(world, 4, hold(Direction::East));
    const int ahead = world.player.place.x;
    step_for(world, 1, hold(Direction::West));
    CHECK(world.player.place.x < ahead);
    step_for(world, 30, {});
    CHECK(world.player.place == sim::centre_of({1, 1}));
    CHECK(world.steps == 0);
}

TEST_CASE("a step back counts as a step") {
    sim::World world = corridor();
    step_for(world, ticks_per_cell, hold(Direction::East));
    step_for(world, ticks_per_cell, hold(Direction::West));
    CHECK(world.player.cell == Point{0, 0});
    CHECK(world.steps == 2);
}

TEST_CASE("the clock starts with the first movement") {
    sim::World world = corridor();
    step_for(world, 100, hold(Direction::North));
    CHECK(world.clock_ticks == 0);
    step_for(world, 7, hold(Direction::East));
    CHECK(world.clock_ticks == 7);
    step_for(world, 13, {});
    CHECK(world.clock_ticks == 20);
}

TEST_CASE("the goal's middle ends the walk, in par steps, once") {
    sim::World world = corridor();
    CHECK(world.par == 5);
    const int won = step_for(world, 200, hold(Direction::East), EventKind::Won);
    CHECK(won == 1);
    CHECK(world.phase == sim::Phase::Won);
    CHECK(sim::outcome(world) == sim::Outcome::Won);
    CHECK(world.steps == 5);
    CHECK(world.clock_ticks == 50);
    CHECK(world.player.place == sim::centre_of({11, 1}));
}

TEST_CASE("a wish that a wall forbids does not end a run, and is taken at the first opening") {
    sim::World world = corridor();
    step_for(world, 5, hold(Direction::East));
    step_for(world, 40, hold(Direction::South, Direction::East));
    CHECK(world.player.cell.y == 1);
    CHECK(world.player.cell.x >= 2);
}

TEST_CASE("the newest held direction wins, and after its release the older one applies") {
    sim::World world = corridor();
    step_for(world, 15, hold(Direction::East));
    step_for(world, 1, hold(Direction::West, Direction::East));
    CHECK(world.player.facing == Direction::West);
    step_for(world, 1, hold(Direction::East));
    CHECK(world.player.facing == Direction::East);
}

TEST_CASE("a direction that is held and free is never ignored for a newer one into a wall") {
    sim::World world = corridor();
    step_for(world, ticks_per_cell, hold(Direction::North, Direction::East));
    CHECK(world.player.cell == Point{1, 0});
}

TEST_CASE("a tapped turn waits 24 ticks for its opening and then is forgotten") {
    // The cell with the opening is left in tick 20, counted from 0.
    for (const int early : {0, 1, 10, 20}) {
        sim::World world = corridor();
        for (int tick = 0; tick < 40; ++tick) {
            sim::Intent intent = hold(Direction::East);
            if (tick == 20 - early) intent.tapped = Direction::South;
            step_for(world, 1, intent);
        }
        INFO("tapped " << early << " ticks early\n" << sim_tests::show(world));
        CHECK(world.player.cell.y == 1);
    }
    for (const int wait : {23, 24}) {
        sim::World world = corridor();
        step_for(world, 10, hold(Direction::East));
        step_for(world, 20, {});
        REQUIRE(world.player.cell == Point{1, 0});
        step_for(world, 1, tap(Direction::South));
        step_for(world, wait - 11, {});
        step_for(world, 30, hold(Direction::East));  // is at the opening after 10 more ticks
        CHECK(world.player.cell.y == (wait == 23 ? 1 : 0));
    }
}

TEST_CASE("a standing player who is sent against a wall bumps and looks at it") {
    sim::World world = corridor();
    CHECK(step_for(world, 1, tap(Direction::North), EventKind::Bumped) == 1);
    CHECK(world.player.facing == Direction::North);
    CHECK(world.player.place == sim::centre_of({1, 1}));
}
