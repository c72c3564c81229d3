#include "maze/generators/growing_tree.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

int dead_ends(int newest_percent) {
    maze::Grid grid({60, 60});
    maze::mark_choices(grid, {});
    maze::Rng rng(3);
    maze::carve_growing_tree(grid, 50, newest_percent, rng, {});
    REQUIRE(judge::fault_in_tree(grid) == "");
    int count = 0;
    for (int y = 0; y < 60; ++y) {
        for (int x = 0; x < 60; ++x)
            count += grid.passage_count({x, y}) == 1 ? 1 : 0;
    }
    return count;
}

}  // namespace

TEST_CASE("the more often the newest cell grows, the fewer dead ends there are") {
    CHECK(dead_ends(100) < 3600 * 13 / 100);
    CHECK(dead_ends(100) < dead_ends(75));
    CHECK(dead_ends(75) < dead_ends(50));
    CHECK(dead_ends(50) < dead_ends(0));
    CHECK(dead_ends(0) > 3600 * 25 / 100);
}
