#include "maze/open_area.hpp"

#include "maze/rng.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Direction;
using maze::Grid;
using maze::Point;

namespace {

// A board with every inner wall gone.
Grid hall(int width, int height) {
    Grid grid({width, height});
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (x + 1 < width) grid.open({x, y}, Direction::East);
            if (y + 1 < height) grid.open({x, y}, Direction::South);
        }
    }
    return grid;
}

}  // namespace

TEST_CASE("halls are counted where they are") {
    CHECK(maze::open_areas(hall(3, 3)) == std::vector<Point>{{0, 0}});
    CHECK(maze::open_areas(hall(5, 4)).size() == 6);
    CHECK(maze::open_areas(hall(2, 9)).empty());
    CHECK(maze::open_areas(hall(9, 2)).empty());
}

TEST_CASE("the last wall of a hall is recognised whichever of the twelve it is") {
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            for (const Direction d : maze::all_directions) {
                const Point p{x + 1, y + 1};
                const Point q = maze::step({x, y}, d);
                if (!maze::Size{3, 3}.contains(q)) continue;
                Grid grid({5, 5});
                for (int j = 1; j <= 3; ++j) {
                    for (int i = 1; i <= 3; ++i) {
                        if (i < 3) grid.open({i, j}, Direction::East);
                        if (j < 3) grid.open({i, j}, Direction::South);
                    }
                }
                grid.close(p, d);
                CAPTURE(judge::picture(grid, p));
                CHECK(maze::open_areas(grid).empty());
                CHECK(maze::would_open_area(grid, p, d));
            }
        }
    }
}

TEST_CASE("foreseeing a hall agrees with finding it") {
    maze::Rng rng(1);
    for (int round = 0; round < 2000; ++round) {
        Grid grid({6, 5});
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 6; ++x) {
                if (x < 5 && rng.chance_percent(85)) grid.open({x, y}, Direction::East);
                if (y < 4 && rng.chance_percent(85)) grid.open({x, y}, Direction::South);
            }
        }
        const Point p{static_cast<int>(rng.below(6)), static_cast<int>(rng.below(5))};
        const auto d = static_cast<Direction>(rng.below(4));
        if (!grid.contains(maze::step(p, d)) || grid.is_open(p, d)) continue;
        Grid opened = grid;
        opened.open(p, d);
        CAPTURE(judge::picture(grid, p), maze::letter(d));
        REQUIRE(maze::would_open_area(grid, p, d) ==
                (maze::open_areas(opened).size() > maze::open_areas(grid).size()));
    }
}
