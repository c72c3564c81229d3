#include "maze/generators/wilson.hpp"

#include <map>
#include <string>

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("all 192 mazes of 3x3 cells come up equally often") {
    std::map<std::string, int> counts;
    constexpr int rounds = 192 * 100;
    maze::Rng rng(1);
    for (int i = 0; i < rounds; ++i) {
        maze::Grid grid({3, 3});
        maze::mark_choices(grid, {});
        maze::carve_wilson(grid, rng, {});
        ++counts[judge::picture(grid)];
    }
    REQUIRE(counts.size() == 192);
    double chi_squared = 0;
    for (const auto& [picture, count] : counts)
        chi_squared += (count - 100.0) * (count - 100.0) / 100.0;
    // 191 degrees of freedom: mean 191, standard deviation 19.5; the bounds are four of them wide.
    CHECK(chi_squared > 191 - 78);
    CHECK(chi_squared < 191 + 78);
}
