#include "maze/generators/sidewinder.hpp"

#include <array>
#include <cmath>

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("the northern row is open and every run below has one way north") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        maze::Grid grid({130, 8});
        maze::Rng rng(seed);
        maze::carve_sidewinder(grid, false, rng, {});
        REQUIRE(judge::fault_in_tree(grid) == "");
        for (int x = 0; x < 129; ++x)
            REQUIRE(grid.is_open({x, 0}, maze::Direction::East));
        for (int y = 1; y < 8; ++y) {
            int ways_north = 0;
            for (int x = 0; x < 130; ++x) {
                ways_north += grid.is_open({x, y}, maze::Direction::North) ? 1 : 0;
                if (grid.is_open({x, y}, maze::Direction::East)) continue;
                REQUIRE(ways_north == 1);
                ways_north = 0;
            }
        }
    }
}

TEST_CASE("a run of three opens north at each of its cells as often") {
    std::array<int, 3> counts{};
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        maze::Grid grid({64, 40});
        maze::Rng rng(seed);
        maze::carve_sidewinder(grid, false, rng, {});
        for (int y = 1; y < 40; ++y) {
            for (int x = 1; x + 3 < 64; ++x) {
                const auto east = [&](int i) { return grid.is_open({i, y}, maze::Direction::East); };
                if (east(x - 1) || !east(x) || !east(x + 1) || east(x + 2)) continue;
                for (int i = 0; i < 3; ++i)
                    counts[static_cast<std::size_t>(i)] +=
                        grid.is_open({x + i, y}, maze::Direction::North) ? 1 : 0;
            }
        }
    }
    const double all = counts[0] + counts[1] + counts[2];
    REQUIRE(all > 5000);
    for (const int count : counts)
        CHECK(std::abs(count / all - 1.0 / 3) < 0.025);
}
