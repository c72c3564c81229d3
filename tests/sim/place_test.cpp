#include "sim/place.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Direction;
using maze::Point;

TEST_CASE("a cell is the odd tile at twice its place, and back") {
    CHECK(sim::tile_of_cell({0, 0}) == Point{1, 1});
    CHECK(sim::tile_of_cell({3, 2}) == Point{7, 5});
    CHECK(sim::cell_of_tile({7, 5}) == Point{3, 2});
    CHECK(sim::is_cell_tile({7, 5}));
    CHECK_FALSE(sim::is_cell_tile({6, 5}));
    CHECK(sim::tile_size({13, 9}) == maze::Size{27, 19});
}

TEST_CASE("a tile holds the 640 units from its edge on, and its centre is in the middle") {
    CHECK(sim::centre_of({0, 2}) == sim::Place{320, 1600});
    CHECK(sim::tile_at({640, 1279}) == Point{1, 1});
    CHECK(sim::tile_at({639, 1280}) == Point{0, 2});
}

TEST_CASE("exits of a tile are its openings, and walls, posts and the outside have none") {
    const maze::Grid grid = sim_tests::grid_of({
        "#####",
        "#...#",
        "#.#.#",
        "#.#.#",
        "#####",
    });
    const auto exits = [&](Point tile) { return static_cast<int>(sim::exits(grid, tile)); };
    CHECK(exits({1, 1}) == (maze::bit(Direction::East) | maze::bit(Direction::South)));
    CHECK(exits({2, 1}) == (maze::bit(Direction::East) | maze::bit(Direction::West)));
    CHECK(exits({1, 2}) == (maze::bit(Direction::North) | maze::bit(Direction::South)));
    CHECK(exits({1, 3}) == maze::bit(Direction::North));
    for (const Point wall : {Point{2, 2}, Point{2, 3}, Point{0, 1}, Point{4, 1}, Point{1, 4}, Point{-1, 1},
                             Point{1, -1}, Point{9, 9}}) {
        CHECK(exits(wall) == 0);
    }
}
