#include "maze/dead_end_fill.hpp"

#include "maze/braid.hpp"
#include "maze/generators/base_maze.hpp"
#include "maze/path_marks.hpp"
#include "maze/solve.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("of a perfect maze exactly the way between the ends is left") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto spec = judge::spec_of(3 + static_cast<int>(seed % 30), 12, seed);
        maze::MazeFile file{maze::base_maze(spec, {}, {}), spec.entry, spec.exit, false, {}};
        file.path = maze::shortest_path(file.grid, spec.entry, spec.exit);
        maze::Grid filled = file.grid;
        maze::fill_dead_ends(filled, spec.entry, spec.exit);
        CAPTURE(seed, judge::picture(file.grid), judge::picture(filled));
        REQUIRE(filled == maze::path_marks(file));
    }
}

TEST_CASE("loops stay and no dead end does") {
    maze::Grid grid = maze::base_maze(judge::spec_of(20, 20, 1), {}, {});
    maze::Rng rng(1);
    maze::open_dead_ends(grid, 20, rng);
    const std::size_t shortest = maze::shortest_path(grid, {0, 0}, {19, 19}).size();
    maze::fill_dead_ends(grid, {0, 0}, {19, 19});
    CHECK(maze::shortest_path(grid, {0, 0}, {19, 19}).size() == shortest);
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x < 20; ++x) {
            if (x + y != 0 && x + y != 38) CHECK(grid.passage_count({x, y}) != 1);
        }
    }
}
