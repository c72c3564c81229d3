#include "maze/generators/canvas.hpp"

#include "tests/catch.hpp"

using maze::Direction;
using maze::Grid;

TEST_CASE("a cell's choices are its free neighbours") {
    Grid grid({3, 3});
    maze::mark_choices(grid, {{1, 0}});
    CHECK(maze::choices(grid, {0, 0}) == maze::bit(Direction::South));
    CHECK(maze::choices(grid, {1, 0}) == 0);
    CHECK(maze::choices(grid, {1, 1}) == (15 & ~maze::bit(Direction::North)));
    CHECK(maze::choices(grid, {2, 2}) == (maze::bit(Direction::North) | maze::bit(Direction::West)));
    maze::clear_choices(grid);
    CHECK(grid == Grid({3, 3}));
}

TEST_CASE("the walk starts anywhere but on a closed cell, and nowhere if nothing is free") {
    maze::Rng rng(1);
    Grid grid({2, 2});
    maze::mark_choices(grid, {{0, 0}});
    int seen = 0;
    for (int i = 0; i < 100; ++i) {
        const maze::Point p = maze::random_start(grid, rng);
        CHECK_FALSE(p == maze::Point{0, 0});
        seen |= 1 << (p.y * 2 + p.x);
    }
    CHECK(seen == 0b1110);
    Grid alone({1, 1});
    maze::mark_choices(alone, {});
    CHECK(maze::random_start(alone, rng) == maze::Point{-1, -1});
    // One free pair in a large closed board is found by the scan.
    Grid large({100, 100});
    std::vector<maze::Point> closed;
    for (int i = 0; i < 9998; ++i)
        closed.push_back({i % 100, i / 100});
    maze::mark_choices(large, closed);
    CHECK(maze::random_start(large, rng).y == 99);
}
