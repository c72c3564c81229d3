#include "maze/farthest.hpp"

#include <algorithm>

#include "maze/braid.hpp"
#include "maze/generators/base_maze.hpp"
#include "maze/solve.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("no two cells are farther apart than the farthest, with loops and without") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        maze::Grid grid = maze::base_maze(judge::spec_of(12, 9, seed), {}, {});
        maze::Rng rng(seed);
        if (seed % 2 == 1) maze::open_dead_ends(grid, 0, rng);
        const maze::FarthestCells ends = maze::farthest_cells(grid);
        std::int32_t longest = 0;
        for (int i = 0; i < 12 * 9; ++i) {
            const auto distances = maze::distances_from(grid, {i % 12, i / 12});
            longest = std::max(longest, *std::max_element(distances.begin(), distances.end()));
        }
        CHECK(ends.moves == longest);
        CHECK(static_cast<std::int32_t>(maze::shortest_path(grid, ends.a, ends.b).size()) == longest);
    }
}

TEST_CASE("the longest path of a large tree is found by two journeys") {
    const maze::Grid grid = maze::base_maze(judge::spec_of(90, 70, 5), {}, {});
    const maze::FarthestCells ends = maze::farthest_cells(grid);
    for (const maze::Point end : {ends.a, ends.b}) {
        const auto distances = maze::distances_from(grid, end);
        CHECK(*std::max_element(distances.begin(), distances.end()) == ends.moves);
    }
}
