#include "maze/generators/wilson.hpp"

#include <map>
#include <string>
#include <vector>

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

// How often each maze of a size comes up.
std::map<std::string, int> counted(maze::Size size, const std::vector<maze::Point>& closed, int rounds) {
    std::map<std::string, int> counts;
    maze::Rng rng(1);
    for (int i = 0; i < rounds; ++i) {
        maze::Grid grid(size);
        maze::mark_choices(grid, closed);
        maze::carve_wilson(grid, rng, {});
        REQUIRE(judge::fault_in_tree(grid, closed) == "");
        ++counts[judge::picture(grid)];
    }
    return counts;
}

double chi_squared(const std::map<std::string, int>& counts, double expected) {
    double sum = 0;
    for (const auto& [picture, count] : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

}  // namespace

TEST_CASE("all 192 mazes of 3x3 cells come up equally often") {
    const auto counts = counted({3, 3}, {}, 192 * 100);
    REQUIRE(counts.size() == 192);
    // 191 degrees of freedom: mean 191, standard deviation 19.5; the bounds are four of them wide.
    CHECK(chi_squared(counts, 100) > 191 - 78);
    CHECK(chi_squared(counts, 100) < 191 + 78);
}

TEST_CASE("all 56 mazes of 2x4 cells come up equally often, upright and lying") {
    for (const maze::Size size : {maze::Size{2, 4}, {4, 2}}) {
        const auto counts = counted(size, {}, 56 * 100);
        REQUIRE(counts.size() == 56);
        CHECK(chi_squared(counts, 100) > 55 - 42);
        CHECK(chi_squared(counts, 100) < 55 + 42);
    }
}

TEST_CASE("around a closed cell every maze is as likely too") {
    // Eight cells in a ring: one of their eight passages is missing.
    const auto ring = counted({3, 3}, {{1, 1}}, 800);
    REQUIRE(ring.size() == 8);
    CHECK(chi_squared(ring, 100) < 7 + 15);
    // 56 is the number of spanning trees by the matrix-tree theorem.
    const auto notch = counted({3, 3}, {{2, 2}}, 56 * 100);
    REQUIRE(notch.size() == 56);
    CHECK(chi_squared(notch, 100) < 55 + 42);
}
