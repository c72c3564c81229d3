#include "maze/generators/prim.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("growing through random walls reaches every free cell") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        maze::Grid grid({31, 23});
        const std::vector<maze::Point> closed{{1, 0}, {1, 1}, {15, 12}};
        maze::mark_choices(grid, closed);
        maze::Rng rng(seed);
        maze::carve_prim(grid, rng, {});
        REQUIRE(judge::fault_in_tree(grid, closed) == "");
    }
}
