#include "maze/grid.hpp"

#include <utility>

#include "tests/catch.hpp"

using maze::Direction;
using maze::Grid;

TEST_CASE("a new grid is all walls") {
    const Grid grid({3, 2});
    CHECK(grid.width() == 3);
    CHECK(grid.height() == 2);
    for (int y = 0; y < 2; ++y) {
        for (int x = 0; x < 3; ++x)
            CHECK(grid.passages({x, y}) == 0);
    }
    CHECK(grid.contains({2, 1}));
    CHECK_FALSE(grid.contains({3, 1}));
    CHECK_FALSE(grid.contains({0, -1}));
}

TEST_CASE("opening and closing a side changes both cells that share it") {
    Grid grid({3, 3});
    for (const Direction d : maze::all_directions) {
        const maze::Point neighbour = maze::step({1, 1}, d);
        grid.open({1, 1}, d);
        CHECK(grid.is_open({1, 1}, d));
        CHECK(grid.is_open(neighbour, maze::opposite(d)));
        CHECK(grid.passage_count(neighbour) == 1);
    }
    CHECK(grid.passages({1, 1}) == 15);
    CHECK(grid.passage_count({1, 1}) == 4);
    grid.close({1, 1}, Direction::East);
    CHECK_FALSE(grid.is_open({2, 1}, Direction::West));
    CHECK(grid.passage_count({1, 1}) == 3);
}

TEST_CASE("grids are compared by size and walls, copied by value and left empty when moved from") {
    Grid grid({1024, 3});  // a width whose rows are spaced apart
    grid.open({1023, 1}, Direction::South);
    Grid copy = grid;
    CHECK(copy == grid);
    copy.close({1023, 1}, Direction::South);
    CHECK_FALSE(copy == grid);
    CHECK_FALSE(Grid({2, 3}) == Grid({3, 2}));
    copy = grid;
    CHECK(copy == grid);
    const Grid moved = std::move(copy);
    CHECK(moved == grid);
    CHECK(Grid() == Grid());
}

TEST_CASE("the thinnest boards have rows to walk over") {
    Grid tall({1, 100'000});
    tall.open({0, 99'998}, Direction::South);
    CHECK(tall.is_open({0, 99'999}, Direction::North));
    Grid wide({100'000, 1});
    wide.open({99'998, 0}, Direction::East);
    CHECK(wide.is_open({99'999, 0}, Direction::West));
}
