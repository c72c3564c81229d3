#include "maze/generators/tiled.hpp"

#include <vector>

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

maze::Grid carved(maze::Size size, std::uint64_t seed, unsigned threads,
                  const maze::CarvingSink& report = {}) {
    maze::Grid grid(size);
    maze::Rng rng(seed);
    maze::carve_tiled(grid, false, 50, threads, rng, report);
    return grid;
}

}  // namespace

TEST_CASE("the board is the same however many threads share out the tiles") {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const maze::Grid alone = carved({700, 300}, seed, 1);
        REQUIRE(judge::fault_in_tree(alone) == "");
        for (const unsigned threads : {0U, 2U, 3U, 8U, 100U})
            REQUIRE(carved({700, 300}, seed, threads) == alone);
        REQUIRE(carved({700, 300}, seed, 2, [](const maze::CarvingStep&) {}) == alone);
    }
}

TEST_CASE("tiles are equal shares of the board and a board that fits one is a backtracker's") {
    // 129 cells are cut in the middle: only the doors of the two tiles' tree lead across.
    const maze::Grid grid = carved({258, 130}, 1, 2);
    const auto doors = [&](maze::Point from, maze::Direction side, int count) {
        int open = 0;
        const maze::Direction along =
            side == maze::Direction::East ? maze::Direction::South : maze::Direction::East;
        for (maze::Point p = from; count > 0; --count, p = maze::step(p, along))
            open += grid.is_open(p, side) ? 1 : 0;
        return open;
    };
    int all = 0;
    for (const int column : {85, 171}) {
        for (const int row : {0, 65}) {
            const int between = doors({column, row}, maze::Direction::East, 65);
            CHECK(between <= 1);
            all += between;
        }
    }
    for (const int column : {0, 86, 172}) {
        const int between = doors({column, 64}, maze::Direction::South, 86);
        CHECK(between <= 1);
        all += between;
    }
    CHECK(all == 5);  // a tree of six tiles
}

TEST_CASE("steps of a tiled board lie on the board and end at it") {
    maze::Grid shown({200, 140});
    const maze::Grid made = carved(shown.size(), 7, 2, [&](const maze::CarvingStep& step) {
        REQUIRE(step.opened);
        shown.open(step.cell, step.direction);
    });
    CHECK(shown == made);
    CHECK(made == carved(shown.size(), 7, 2));
}

TEST_CASE("closed cells that cut a tile in two leave every free cell carved") {
    maze::Grid grid({60, 40});
    std::vector<maze::Point> wall;
    for (int y = 0; y < 40; ++y)
        wall.push_back({30, y});
    maze::mark_choices(grid, wall);
    maze::Rng rng(1);
    maze::carve_tiled(grid, true, 50, 2, rng, {});
    maze::clear_choices(grid);
    for (int y = 0; y < 40; ++y) {
        for (int x = 0; x < 60; ++x)
            REQUIRE((grid.passages({x, y}) != 0) == (x != 30));
    }
}
