#include "maze/bridges.hpp"

#include <algorithm>

#include "maze/braid.hpp"
#include "maze/generators/base_maze.hpp"
#include "maze/solve.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Direction;
using maze::Grid;
using maze::Point;

TEST_CASE("a passage is a bridge exactly if closing it cuts its ends apart") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Grid grid = maze::base_maze(judge::spec_of(9, 7, seed), {}, {});
        maze::Rng rng(seed);
        maze::open_dead_ends(grid, static_cast<std::int64_t>(seed % 4), rng);
        std::size_t expected = 0;
        for (int y = 0; y < 7; ++y) {
            for (int x = 0; x < 9; ++x) {
                for (const Direction d : {Direction::East, Direction::South}) {
                    if (!grid.is_open({x, y}, d)) continue;
                    Grid cut = grid;
                    cut.close({x, y}, d);
                    expected += maze::shortest_path(cut, {x, y}, maze::step({x, y}, d)).empty() ? 1 : 0;
                }
            }
        }
        const maze::BridgeTree tree = maze::find_bridges(grid);
        CAPTURE(seed, judge::picture(grid));
        REQUIRE(tree.bridges.size() == expected);
        for (const maze::Passage& bridge : tree.bridges) {
            Grid cut = grid;
            cut.close(bridge.cell, bridge.direction);
            REQUIRE(maze::shortest_path(cut, bridge.cell, maze::step(bridge.cell, bridge.direction)).empty());
        }
        REQUIRE(tree.parent_part.size() == expected + 1);
        for (std::size_t i = 1; i < tree.parent_part.size(); ++i)
            REQUIRE(tree.parent_part[i] < static_cast<std::int32_t>(i));
    }
}

TEST_CASE("closed cells belong to no part and separate boards have roots of their own") {
    const Grid grid = judge::grid_from({"D57FD7"});
    const maze::BridgeTree tree = maze::find_bridges(grid);
    CHECK(tree.part[3] == maze::BridgeTree::none);
    CHECK(tree.bridges.size() == 3);
    CHECK(std::count(tree.parent_part.begin(), tree.parent_part.end(), maze::BridgeTree::none) == 2);
}
