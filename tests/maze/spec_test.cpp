#include "maze/spec.hpp"

#include "tests/catch.hpp"

using maze::problem_with;
using maze::Spec;

namespace {

Spec sized(int width, int height) {
    Spec spec;
    spec.size = {width, height};
    spec.exit = {width - 1, height - 1};
    return spec;
}

}  // namespace

TEST_CASE("the default spec is fine for the game") {
    CHECK_FALSE(problem_with(Spec{}, maze::max_cells_game));
}

TEST_CASE("sizes whose product overflows, and sides without sense, are refused with the bound") {
    const maze::Size bad[] = {{0, 5},         {5, 0},          {-1, 5},         {65536, 65536},
                              {46341, 46341}, {2147483647, 2}, {1, 2147483647}, {1, 1}};
    for (const maze::Size size : bad) {
        CAPTURE(size.width, size.height);
        CHECK(problem_with(sized(size.width, size.height), maze::max_cells_library));
    }
    const auto sentence = problem_with(sized(1001, 1000), maze::max_cells_game);
    REQUIRE(sentence);
    CHECK(*sentence == "WIDTH x HEIGHT=1001x1000: is more cells than the 1000000 allowed");
}

TEST_CASE("the largest boards allowed are allowed at every shape") {
    CHECK_FALSE(problem_with(sized(1000, 1000), maze::max_cells_game));
    CHECK_FALSE(problem_with(sized(1, 1'000'000), maze::max_cells_game));
    CHECK_FALSE(problem_with(sized(1'000'000'000, 1), maze::max_cells_library));
    CHECK_FALSE(problem_with(sized(1, 2), maze::max_cells_game));
}

TEST_CASE("entry and exit must be two cells of the board") {
    Spec spec = sized(20, 15);
    spec.exit = {20, 14};
    CHECK(problem_with(spec, 1000) == "EXIT=20,14: x must be 0 to 19 and y 0 to 14");
    spec.exit = {14, 19};
    CHECK(problem_with(spec, 1000));
    spec.exit = {3, 3};
    spec.entry = {3, 3};
    CHECK(problem_with(spec, 1000) == "EXIT=3,3: must be another cell than ENTRY");
    spec.entry = {-1, 0};
    CHECK(problem_with(spec, 1000));
}

TEST_CASE("all that is wrong is told at once") {
    Spec spec = sized(5, 5);
    spec.turns = 101;
    spec.dead_ends = -1;
    spec.stamp = "a stamp";
    spec.entry = {9, 9};
    CHECK(maze::faults_in(spec, 1000).size() == 4);
}

TEST_CASE("a board promises to be perfect unless it is a Pac-Man board or a dungeon with loops") {
    Spec spec;
    for (const maze::StyleInfo& style : maze::all_styles()) {
        spec.style = style.style;
        CHECK(maze::promises_perfect(spec) == (style.style != maze::Style::Dungeon));
    }
    spec.style = maze::Style::Dungeon;
    spec.rooms = 0;
    CHECK_FALSE(maze::promises_perfect(spec));
    spec.dead_end_removal = 0;
    CHECK(maze::promises_perfect(spec));
    spec.perfect = false;
    CHECK_FALSE(maze::promises_perfect(spec));
}

TEST_CASE("a dungeon's rooms and percentages have bounds") {
    Spec spec;
    spec.sparseness = 101;
    spec.dead_end_removal = -1;
    spec.room_min = 0;
    spec.room_max = maze::longest_room_side + 1;
    spec.rooms = 241;
    CHECK(maze::faults_in(spec, 1000).size() == 5);
    spec = {};
    spec.room_min = spec.room_max = maze::longest_room_side;
    spec.rooms = 240;
    CHECK(maze::faults_in(spec, 1000).empty());
}
