#include "maze/generators/join_parts.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("a board of single cells is joined into a tree, and a tree is left alone") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        maze::Grid grid({14, 9});
        const std::vector<maze::Point> closed{{3, 3}, {4, 4}, {13, 0}};
        maze::mark_choices(grid, closed);
        maze::Rng rng(seed);
        int steps = 0;
        const auto count = [&](const maze::CarvingStep&) { ++steps; };
        maze::join_parts(grid, rng, count);
        CHECK(steps == 14 * 9 - 3 - 1);
        maze::join_parts(grid, rng, count);
        CHECK(steps == 14 * 9 - 3 - 1);
        maze::clear_choices(grid);
        REQUIRE(judge::fault_in_tree(grid, closed) == "");
    }
}
