#include "maze/solve.hpp"

#include "maze/braid.hpp"
#include "maze/generate.hpp"
#include "maze/generators/base_maze.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Direction;
using maze::Point;

TEST_CASE("the path of a drawn board is known") {
    const maze::Grid grid = judge::grid_from({"913", "C46"});
    CHECK(maze::shortest_path(grid, {0, 0}, {2, 1}).size() == 3);
    CHECK(maze::shortest_path(judge::grid_from({"D3", "D6"}), {0, 0}, {1, 1}) ==
          std::vector<Direction>{Direction::East, Direction::South});
}

TEST_CASE("every path keeps to passages, ends at its goal and is as short as the distance") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        auto spec = judge::spec_of(20, 13, seed);
        maze::Grid grid = maze::base_maze(spec, {}, {});
        maze::Rng rng(seed);
        if (seed % 3 != 0) maze::open_dead_ends(grid, 0, rng);
        const Point from{static_cast<int>(rng.below(20)), static_cast<int>(rng.below(13))};
        const Point to{static_cast<int>(rng.below(20)), static_cast<int>(rng.below(13))};
        const auto path = maze::shortest_path(grid, from, to);
        const auto distances = maze::distances_from(grid, from);
        CAPTURE(seed, judge::picture(grid, to));
        REQUIRE(static_cast<std::int32_t>(path.size()) ==
                distances[static_cast<std::size_t>(to.y * 20 + to.x)]);
        Point p = from;
        for (const Direction d : path) {
            REQUIRE(grid.is_open(p, d));
            p = maze::step(p, d);
        }
        REQUIRE(p == to);
    }
}

TEST_CASE("distances differ by at most one across a passage") {
    maze::Grid grid = maze::base_maze(judge::spec_of(30, 20, 3), {}, {});
    maze::Rng rng(3);
    maze::open_dead_ends(grid, 0, rng);
    const auto distances = maze::distances_from(grid, {7, 7});
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x + 1 < 30; ++x) {
            const auto i = static_cast<std::size_t>(y * 30 + x);
            if (grid.is_open({x, y}, Direction::East)) CHECK(std::abs(distances[i] - distances[i + 1]) <= 1);
        }
    }
}

TEST_CASE("no way is an empty path and distance -1") {
    const maze::Grid grid = judge::grid_from({"D57D7"});
    CHECK(maze::shortest_path(grid, {0, 0}, {4, 0}).empty());
    CHECK(maze::shortest_path(grid, {1, 0}, {1, 0}).empty());
    CHECK(maze::distances_from(grid, {0, 0}) == std::vector<std::int32_t>{0, 1, 2, -1, -1});
}

TEST_CASE("a board of a million cells is carved and solved without a deep stack") {
    const auto spec = judge::spec_of(1000, 1000, 1);
    const maze::Board board = maze::generate(spec);
    CHECK(maze::shortest_path(board.grid, spec.entry, spec.exit).size() >= 1998);
}

TEST_CASE("the path of every board with loops is as short as can be") {
    // Proof without another search: no passage leads more than one nearer to the entry, and every cell but
    // the entry has a neighbour that is one nearer.
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        maze::Spec spec =
            judge::spec_of(5 + static_cast<int>(seed % 17), 4 + static_cast<int>(seed % 11), seed);
        spec.perfect = false;
        spec.style = maze::all_styles()[seed % maze::all_styles().size()].style;
        const maze::Board board = maze::generate(spec);
        const auto distances = maze::distances_from(board.grid, spec.entry);
        const auto distance = [&](Point p) {
            return distances[static_cast<std::size_t>(p.y * spec.size.width + p.x)];
        };
        for (int y = 0; y < spec.size.height; ++y) {
            for (int x = 0; x < spec.size.width; ++x) {
                const Point p{x, y};
                std::int32_t nearest = distance(p) + 1;
                for (const Direction d : maze::all_directions) {
                    if (board.grid.is_open(p, d)) nearest = std::min(nearest, distance(maze::step(p, d)));
                }
                REQUIRE(nearest == (p == spec.entry ? 1 : distance(p) - 1));
            }
        }
        const auto path = maze::shortest_path(board.grid, spec.entry, spec.exit);
        REQUIRE(static_cast<std::int32_t>(path.size()) == distance(spec.exit));
    }
}
