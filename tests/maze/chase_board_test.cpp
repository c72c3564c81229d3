#include "maze/chase_board.hpp"

#include "maze/chase_gates.hpp"
#include "maze/stamp.hpp"
#include "tests/catch.hpp"
#include "tests/maze/chase_judge.hpp"
#include "tests/maze/judge.hpp"

namespace {

maze::Spec chase_spec(int width, int height, std::uint64_t seed, bool symmetric) {
    maze::Spec spec = judge::spec_of(width, height, seed);
    spec.perfect = false;
    spec.symmetric = symmetric;
    return spec;
}

std::string fault_of(const maze::Spec& spec) {
    const std::string fault =
        judge::fault_in_chase_board(maze::chase_grid(spec), spec.symmetric, maze::plan_stamp(spec).cells);
    if (fault.empty()) return "";
    return std::to_string(spec.size.width) + "x" + std::to_string(spec.size.height) + " seed " +
           std::to_string(spec.seed) + (spec.symmetric ? " symmetric: " : ": ") + fault;
}

void check_all_small_boards(std::uint64_t seeds) {
    for (int width = 1; width <= 12; ++width) {
        for (int height = width == 1 ? 2 : 1; height <= 12; ++height) {
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                REQUIRE(fault_of(chase_spec(width, height, seed, false)) == "");
                REQUIRE(fault_of(chase_spec(width, height, seed, true)) == "");
            }
        }
    }
}

}  // namespace

TEST_CASE("Pac-Man boards of all small sizes pass every gate") {
    check_all_small_boards(4);
}

TEST_CASE("a hundred seeds of all small sizes pass every gate", "[.soak]") {
    check_all_small_boards(100);
}

TEST_CASE("thin, long and large Pac-Man boards pass every gate") {
    const maze::Size sizes[] = {{2, 20}, {20, 2}, {3, 40},  {40, 3}, {4, 31},
                                {31, 4}, {31, 2}, {20, 15}, {40, 40}};
    for (const maze::Size size : sizes) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            CHECK(fault_of(chase_spec(size.width, size.height, seed, false)) == "");
            CHECK(fault_of(chase_spec(size.width, size.height, seed, true)) == "");
        }
    }
    CHECK(fault_of(chase_spec(100, 100, 1, true)) == "");
    CHECK(fault_of(chase_spec(101, 300, 1, false)) == "");
}

TEST_CASE("a stamp's cells stay closed on a Pac-Man board that passes every gate") {
    for (const char* stamp : {"42", "MAZE", "WWW", "Q8"}) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            maze::Spec spec = chase_spec(25, 14, seed, false);
            spec.stamp = stamp;
            CHECK(fault_of(spec) == "");
            spec.size = {18, 9};
            spec.exit = {17, 8};
            CHECK(fault_of(spec) == "");
        }
    }
}

TEST_CASE("a Pac-Man board depends on its spec alone") {
    CHECK(maze::chase_grid(chase_spec(13, 9, 5, true)) == maze::chase_grid(chase_spec(13, 9, 5, true)));
    CHECK_FALSE(maze::chase_grid(chase_spec(13, 9, 5, true)) == maze::chase_grid(chase_spec(13, 9, 6, true)));
}
