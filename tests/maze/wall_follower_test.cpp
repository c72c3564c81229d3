#include "maze/wall_follower.hpp"

#include "maze/generate.hpp"
#include "maze/routes.hpp"
#include "maze/solve.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Hand;
using maze::wall_follower_moves;

TEST_CASE("one hand leads past the branches of a drawn board, the other into them") {
    // +--+--+--+--+    seen from the upper left both branches hang on the right hand's side
    // |           |
    // +--+  +  +--+
    // |     |  |##|
    // +--+--+--+--+
    const maze::Grid grid = judge::grid_from({"D117", "D6EF"});
    CHECK(wall_follower_moves(grid, {0, 0}, {3, 0}, Hand::Left) == 3);
    CHECK(wall_follower_moves(grid, {0, 0}, {3, 0}, Hand::Right) == 3 + 2 * 3);
    CHECK(wall_follower_moves(grid, {0, 0}, {0, 0}, Hand::Left) == 0);
}

TEST_CASE("in a perfect maze both hands arrive and share the branches between them") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto spec = judge::spec_of(17, 11, seed, maze::Style::Wilson);
        const maze::Grid grid = maze::generate(spec).grid;
        const auto left = wall_follower_moves(grid, spec.entry, spec.exit, Hand::Left);
        const auto right = wall_follower_moves(grid, spec.entry, spec.exit, Hand::Right);
        const auto way = static_cast<std::int64_t>(maze::shortest_path(grid, spec.entry, spec.exit).size());
        CAPTURE(seed, left, right, way);
        CHECK(left >= way);
        CHECK(right >= way);
        // Each branch is walked in and out by one of them, but for what lies behind the exit.
        CHECK(left + right <= 2 * way + 2 * maze::measure_routes(grid, spec.entry, spec.exit).branch_cells);
        CHECK(left + right >= 2 * way);
    }
}

TEST_CASE("a walker who comes round, or cannot leave, is told") {
    // +--+--+--+    whoever keeps to the outer wall never comes to the middle
    // |        |
    // +  +  +  +
    // |  |  |  |
    // +  +--+  +
    // |        |
    // +--+--+--+
    const maze::Grid ring = judge::grid_from({"913", "AEA", "C56"});
    CHECK(wall_follower_moves(ring, {0, 0}, {1, 1}, Hand::Left) == -1);
    CHECK(wall_follower_moves(ring, {0, 0}, {1, 1}, Hand::Right) == -1);
    CHECK(wall_follower_moves(ring, {1, 1}, {0, 0}, Hand::Left) == 2);
    CHECK(wall_follower_moves(ring, {1, 1}, {0, 0}, Hand::Right) == 8);
    CHECK(wall_follower_moves(judge::grid_from({"FD7"}), {0, 0}, {2, 0}, Hand::Left) == -1);
}
