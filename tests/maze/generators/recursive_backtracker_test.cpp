#include "maze/generators/recursive_backtracker.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("the backtracker visits every free cell once at every setting of turns") {
    for (const int turns : {0, 1, 30, 50, 99, 100}) {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            maze::Grid grid({17, 11});
            const std::vector<maze::Point> closed{{3, 3}, {4, 3}, {8, 5}};
            maze::mark_choices(grid, closed);
            maze::Rng rng(seed);
            maze::carve_recursive_backtracker(grid, turns, rng, {});
            CAPTURE(turns, seed);
            REQUIRE(judge::fault_in_tree(grid, closed) == "");
        }
    }
}

TEST_CASE("a walk of ten thousand moves in one direction finds its way back") {
    maze::Grid grid({1, 10'000});
    maze::mark_choices(grid, {});
    maze::Rng rng(1);
    maze::carve_recursive_backtracker(grid, 50, rng, {});
    CHECK(judge::fault_in_tree(grid) == "");
}
