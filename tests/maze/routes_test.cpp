#include "maze/routes.hpp"

#include "maze/generators/base_maze.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("the branches of a drawn board are counted") {
    // +--+--+--+--+    the way leads along the top; one branch of two cells hangs on its second cell,
    // |           |    one of one cell on its third
    // +--+  +  +--+
    // |     |  |##|
    // +--+--+--+--+
    const maze::Grid grid = judge::grid_from({"D117", "D6EF"});
    const maze::RouteMeasures measures = maze::measure_routes(grid, {0, 0}, {3, 0});
    CHECK(measures.decisions == 2);
    CHECK(measures.wrong_branches == 2);
    CHECK(measures.largest_branch == 2);
    CHECK(measures.early_branch == 2);
    CHECK(measures.branch_cells == 3);
    // Lengths 2 and 1, one turn, both away from the exit: ln(1 + 4 / 2) + 2 x 0.05.
    CHECK(measures.difficulty == 109 + 10);
}

TEST_CASE("only branches of the first three decisions are early") {
    // +--+--+--+--+--+--+    three branches of one cell, then one of two
    // |                 |
    // +--+  +  +  +  +--+
    // |##|  |  |  |     |
    // +--+--+--+--+--+--+
    const maze::Grid grid = judge::grid_from({"D11117", "FEEEC7"});
    const maze::RouteMeasures measures = maze::measure_routes(grid, {0, 0}, {5, 0});
    CHECK(measures.decisions == 4);
    CHECK(measures.early_branch == 1);
    CHECK(measures.largest_branch == 2);
}

TEST_CASE("a corridor without branches is no challenge, and no way is none at all") {
    CHECK(maze::measure_routes(judge::grid_from({"D5557"}), {0, 0}, {4, 0}) == maze::RouteMeasures{});
    CHECK(maze::measure_routes(judge::grid_from({"D7D7"}), {0, 0}, {3, 0}) == maze::RouteMeasures{});
}

TEST_CASE("way and branches share out the cells of a perfect maze") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto spec = judge::spec_of(20, 15, seed);
        const maze::Grid grid = maze::base_maze(spec, {}, {});
        const maze::RouteMeasures measures = maze::measure_routes(grid, spec.entry, spec.exit);
        CHECK(measures.decisions <= measures.wrong_branches);
        CHECK(measures.largest_branch <= measures.branch_cells);
        CHECK(measures.difficulty > 0);
        CHECK(measures.branch_cells < 300);
    }
}

TEST_CASE("logarithms come out the same everywhere") {
    CHECK(maze::hundred_ln(1, 1) == 0);
    CHECK(maze::hundred_ln(2, 1) == 69);
    CHECK(maze::hundred_ln(3, 1) == 109);
    CHECK(maze::hundred_ln(1000, 1) == 690);
    CHECK(maze::hundred_ln(1'000'000'000'000, 1) == 2763);
    CHECK(maze::hundred_ln(10, 4) == 91);
}
