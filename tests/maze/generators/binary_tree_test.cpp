#include "maze/generators/binary_tree.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("every cell opens to the north or to the west, at the border to the one there is") {
    maze::Grid grid({150, 60});
    maze::Rng rng(1);
    maze::carve_binary_tree(grid, false, rng, {});
    REQUIRE(judge::fault_in_tree(grid) == "");
    int north = 0;
    for (int y = 0; y < 60; ++y) {
        for (int x = 0; x < 150; ++x) {
            const bool opens_north = grid.is_open({x, y}, maze::Direction::North);
            const bool opens_west = grid.is_open({x, y}, maze::Direction::West);
            CHECK((opens_north != opens_west) == (x + y > 0));
            north += x > 0 && y > 0 && opens_north ? 1 : 0;
        }
    }
    CHECK(std::abs(north - 149 * 59 / 2) < 200);
}
