#include "maze/braid.hpp"

#include "maze/generators/base_maze.hpp"
#include "maze/measure.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using judge::spec_of;
using maze::Rng;

namespace {

maze::Grid maze_of(int width, int height, std::uint64_t seed) {
    return maze::base_maze(spec_of(width, height, seed), {}, {});
}

maze::Measures measured(const maze::Grid& grid) {
    return maze::measure(grid, {0, 0}, {grid.width() - 1, grid.height() - 1});
}

}  // namespace

TEST_CASE("opening dead ends leaves none, keeps the border and makes no hall") {
    const maze::Size sizes[] = {{2, 2}, {2, 20}, {20, 2}, {20, 15}, {5, 5}, {17, 9}, {40, 40}};
    for (const maze::Size size : sizes) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            maze::Grid grid = maze_of(size.width, size.height, seed);
            Rng rng(seed);
            maze::open_dead_ends(grid, 0, rng);
            CAPTURE(size.width, size.height, seed, judge::picture(grid));
            REQUIRE(judge::fault_in_connected(grid) == "");
            REQUIRE(measured(grid).dead_ends == 0);
            REQUIRE(measured(grid).open_areas == 0);
        }
    }
}

TEST_CASE("tiny and thin boards, where a dead end may have no way out, end too") {
    for (int w = 1; w <= 6; ++w) {
        for (int h = 1; h <= 6; ++h) {
            for (std::uint64_t seed = 0; w * h > 1 && seed < 20; ++seed) {
                maze::Grid grid = maze_of(w, h, seed);
                Rng rng(seed);
                maze::open_dead_ends(grid, 0, rng);
                maze::repair_bridges(grid, rng);
                CAPTURE(w, h, seed);
                REQUIRE(judge::fault_in_connected(grid) == "");
                REQUIRE(measured(grid).open_areas == 0);
            }
        }
    }
}

TEST_CASE("as many dead ends stay as are asked for, if there were that many") {
    for (const int keep : {1, 3, 10}) {
        maze::Grid grid = maze_of(20, 20, 9);
        const std::int64_t before = measured(grid).dead_ends;
        REQUIRE(before > 20);
        Rng rng(1);
        maze::open_dead_ends(grid, keep, rng);
        CHECK(measured(grid).dead_ends <= keep);
    }
    maze::Grid grid = maze_of(20, 20, 9);
    const maze::Grid before = grid;
    Rng rng(1);
    maze::open_dead_ends(grid, 1000, rng);
    CHECK(grid == before);
}

TEST_CASE("repairing leaves no bridge where the 3x3 rule leaves room") {
    const maze::Size sizes[] = {{2, 2}, {2, 20}, {4, 4}, {8, 6}, {20, 15}, {13, 9}, {60, 60}};
    for (const maze::Size size : sizes) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            maze::Grid grid = maze_of(size.width, size.height, seed);
            Rng rng(seed);
            if (seed % 2 == 0) maze::open_dead_ends(grid, 0, rng);
            maze::repair_bridges(grid, rng);
            CAPTURE(size.width, size.height, seed, judge::picture(grid));
            REQUIRE(judge::fault_in_connected(grid) == "");
            REQUIRE(measured(grid).bridges == 0);
            REQUIRE(measured(grid).open_areas == 0);
        }
    }
}

TEST_CASE("repairing opens no more walls than there were bridges") {
    maze::Grid grid = maze_of(30, 30, 4);
    const maze::Measures before = measured(grid);
    Rng rng(4);
    maze::repair_bridges(grid, rng);
    CHECK(measured(grid).passages - before.passages <= before.bridges);
}

TEST_CASE("closed cells stay closed") {
    const std::vector<maze::Point> closed{{3, 3}, {4, 3}, {3, 4}};
    maze::Grid grid = maze::base_maze(spec_of(9, 9, 2), closed, {});
    Rng rng(2);
    maze::open_dead_ends(grid, 0, rng);
    maze::repair_bridges(grid, rng);
    CHECK(judge::fault_in_connected(grid, closed) == "");
}
