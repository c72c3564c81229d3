#include "maze/generators/recursive_division.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("dividing leaves one door in every wall") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        maze::Grid grid({31, 23});
        maze::mark_choices(grid, {});
        maze::Rng rng(seed);
        maze::carve_recursive_division(grid, rng, {});
        maze::clear_choices(grid);
        REQUIRE(judge::fault_in_tree(grid) == "");
    }
}

TEST_CASE("one wall crosses the whole board") {
    maze::Grid grid({40, 10});
    maze::mark_choices(grid, {});
    maze::Rng rng(4);
    maze::carve_recursive_division(grid, rng, {});
    int full_walls = 0;
    for (int x = 0; x < 39; ++x) {
        int doors = 0;
        for (int y = 0; y < 10; ++y)
            doors += grid.is_open({x, y}, maze::Direction::East) ? 1 : 0;
        full_walls += doors == 1 ? 1 : 0;
    }
    CHECK(full_walls >= 1);
}
