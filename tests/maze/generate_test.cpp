#include "maze/generate.hpp"

#include "maze/solve.hpp"
#include "maze/stamp.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using judge::spec_of;

TEST_CASE("a thousand seeds give a thousand spanning trees at every size and shape") {
    const maze::Size sizes[] = {{2, 2}, {3, 3}, {5, 5}, {2, 20}, {20, 15}, {31, 2}, {1, 9}, {9, 1}};
    for (const maze::Size size : sizes) {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const maze::Board board = maze::generate(spec_of(size.width, size.height, seed));
            CAPTURE(size.width, size.height, seed);
            REQUIRE(judge::fault_in_tree(board.grid) == "");
        }
    }
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        REQUIRE(judge::fault_in_tree(maze::generate(spec_of(100, 100, seed)).grid) == "");
}

TEST_CASE("the board depends on the spec alone") {
    const maze::Spec spec = spec_of(20, 15, 42);
    CHECK(maze::generate(spec).grid == maze::generate(spec).grid);
    CHECK_FALSE(maze::generate(spec_of(20, 15, 1)).grid == maze::generate(spec_of(20, 15, 2)).grid);
    CHECK_FALSE(maze::generate(spec_of(20, 15, 0)).grid == maze::generate(spec_of(20, 15, 1)).grid);
}

TEST_CASE("entry and exit may be any two cells of a board") {
    for (int a = 0; a < 12; ++a) {
        for (int b = 0; b < 12; ++b) {
            if (a == b) continue;
            maze::Spec spec = spec_of(4, 3, 7);
            spec.entry = {a % 4, a / 4};
            spec.exit = {b % 4, b / 4};
            REQUIRE_FALSE(maze::problem_with(spec, maze::max_cells_game));
            const maze::Board board = maze::generate(spec);
            CHECK_FALSE(maze::shortest_path(board.grid, spec.entry, spec.exit).empty());
        }
    }
}

TEST_CASE("columns and rows are never swapped") {
    maze::Spec wide = spec_of(30, 7, 3);
    wide.entry = {29, 0};
    wide.exit = {0, 6};
    const maze::Board board = maze::generate(wide);
    CHECK(board.grid.size() == maze::Size{30, 7});
    CHECK_FALSE(maze::shortest_path(board.grid, wide.entry, wide.exit).empty());
    CHECK(maze::generate(spec_of(7, 30, 3)).grid.size() == maze::Size{7, 30});
}

TEST_CASE("a stamp's cells stay closed and a stamp that does not fit is told of") {
    maze::Spec spec = spec_of(20, 15, 42);
    spec.stamp = "42";
    const maze::Board stamped = maze::generate(spec);
    CHECK(stamped.notes.empty());
    CHECK(judge::fault_in_tree(stamped.grid, maze::plan_stamp(spec).cells) == "");

    maze::Spec small = spec_of(8, 8, 42);
    small.stamp = "42";
    const maze::Board plain = maze::generate(small);
    CHECK(plain.notes.size() == 1);
    CHECK(judge::fault_in_tree(plain.grid) == "");
}

TEST_CASE("the reported steps rebuild the board of the silent run") {
    for (const bool perfect : {true, false}) {
        maze::Spec spec = spec_of(13, 9, 5);
        spec.perfect = perfect;
        maze::Grid rebuilt(spec.size);
        const maze::Board watched = maze::generate(spec, [&](const maze::CarvingStep& step) {
            step.opened ? rebuilt.open(step.cell, step.direction) : rebuilt.close(step.cell, step.direction);
        });
        CHECK(rebuilt == watched.grid);
        CHECK(watched.grid == maze::generate(spec).grid);
    }
}
