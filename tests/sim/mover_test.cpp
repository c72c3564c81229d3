#include "sim/mover.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Direction;
using maze::Point;

namespace {

const sim_tests::Drawing crossing{
    "#######",  //
    "#######",  //
    "###.###",  //
    "#.....#",  //
    "###.###",  //
    "###.###",  //
    "#######",
};

sim::Actor actor_at(Point tile, int x_off, int y_off, Direction facing) {
    sim::Actor actor;
    actor.place = sim::centre_of(tile);
    actor.place.x += x_off;
    actor.place.y += y_off;
    actor.facing = facing;
    return actor;
}

}  // namespace

TEST_CASE("the next centre ahead is at most a tile away, in every direction") {
    for (const Direction d : maze::all_directions) {
        const sim::Place centre = sim::centre_of({3, 3});
        CHECK(sim::units_to_centre(centre, d) == 640);
        CHECK(sim::units_to_centre(sim::moved(centre, d, 1), d) == 639);
        CHECK(sim::units_to_centre(sim::moved(centre, d, -1), d) == 1);
        CHECK(sim::past_centre(sim::moved(centre, d, 100), d) == 100);
        CHECK(sim::past_centre(sim::moved(centre, d, 100), maze::opposite(d)) == -100);
    }
}

TEST_CASE("a traveller stops at centres only, and moves exactly its units") {
    sim::Actor actor = actor_at({1, 3}, 0, 0, Direction::East);
    int departures = 0;
    int arrivals = 0;
    sim::travel(
        actor, 1500,
        [&](Point) {
            ++departures;
            return std::optional(Direction::East);
        },
        [&](Point) {
            ++arrivals;
            return true;
        });
    CHECK(departures == 3);
    CHECK(arrivals == 2);
    CHECK(actor.place == sim::Place{sim::centre_of({1, 3}).x + 1500, sim::centre_of({1, 3}).y});
    sim::travel(
        actor, 5000, [](Point) { return std::optional<Direction>(); }, [](Point) { return true; });
    CHECK(actor.place == sim::centre_of({4, 3}));
    CHECK_FALSE(actor.moving);
}

TEST_CASE("a corner may be cut from 3.5 eighths of a tile before the middle to as much after it") {
    const maze::Grid grid = sim_tests::grid_of(crossing);
    for (const int off : {-281, -280, -1, 0, 1, 280, 281}) {
        CAPTURE(off);
        const bool near = off >= -280 && off <= 280;
        CHECK(sim::can_turn(grid, actor_at({3, 3}, off, 0, Direction::East), Direction::South) == near);
    }
    CHECK_FALSE(sim::can_turn(grid, actor_at({2, 3}, 0, 0, Direction::East), Direction::South));
}

TEST_CASE("turning back is possible anywhere but into a wall") {
    const maze::Grid grid = sim_tests::grid_of(crossing);
    for (const int off : {-319, -5, 0, 5, 319}) {
        CHECK(sim::can_turn(grid, actor_at({2, 3}, off, 0, Direction::East), Direction::West));
    }
    CHECK_FALSE(sim::can_turn(grid, actor_at({1, 3}, 0, 0, Direction::East), Direction::West));
    CHECK(sim::can_turn(grid, actor_at({1, 3}, 5, 0, Direction::East), Direction::West));
}

TEST_CASE("a slide ends at the wall's middle line and never before or after it") {
    const maze::Grid grid = sim_tests::grid_of(crossing);
    sim::Actor actor = actor_at({4, 3}, 0, 0, Direction::East);
    for (int i = 0; i < 30; ++i)
        sim::slide(grid, actor, 77);
    CHECK(actor.place == sim::centre_of({5, 3}));
    CHECK_FALSE(actor.moving);
}

TEST_CASE("a cut corner leads onto the new middle line before the next tile") {
    const maze::Grid grid = sim_tests::grid_of(crossing);
    for (const int off : {-280, -150, 150, 280}) {
        for (const int units : {48, 80, 126}) {
            sim::Actor actor = actor_at({3, 3}, off, 0, Direction::South);
            while (sim::tile_at(actor.place) == Point{3, 3})
                sim::slide(grid, actor, units);
            CAPTURE(off, units);
            CHECK(actor.place.x == sim::centre_of({3, 3}).x);
        }
    }
}
