#include "maze/generators/hunt_and_kill.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("the hunt finds every cell, whatever the walks leave behind") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        for (const int turns : {0, 50, 100}) {
            maze::Grid grid({31, 23});
            const std::vector<maze::Point> closed{{15, 11}, {15, 12}, {16, 11}, {0, 22}};
            maze::mark_choices(grid, closed);
            maze::Rng rng(seed);
            maze::carve_hunt_and_kill(grid, turns, rng, {});
            REQUIRE(judge::fault_in_tree(grid, closed) == "");
        }
    }
}
