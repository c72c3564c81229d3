#include "maze/generators/base_maze.hpp"

#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("entry, exit and stamp of a spec do not touch the base maze") {
    auto spec = judge::spec_of(12, 9, 5);
    const maze::Grid grid = maze::base_maze(spec, {}, {});
    spec.entry = {5, 5};
    spec.stamp = "42";
    spec.dead_ends = 4;
    CHECK(maze::base_maze(spec, {}, {}) == grid);
}
