#include "maze/grade_gates.hpp"

#include "maze/farthest.hpp"
#include "maze/generate.hpp"
#include "maze/solve.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

// Passes every gate, and each only just.
maze::WalkMeasures just_good() {
    maze::WalkMeasures walk;
    walk.cells = 240;
    walk.moves = 59;
    walk.longest = 118;
    walk.wall_follower = 89;
    walk.routes.decisions = 8;
    walk.routes.largest_branch = 96;
    walk.routes.early_branch = 6;
    return walk;
}

}  // namespace

TEST_CASE("a walk that just passes every gate fails one as soon as one measure is worse") {
    CHECK(maze::failed_gates(just_good()) == 0);
    const auto failed_with = [](auto worsen) {
        maze::WalkMeasures walk = just_good();
        worsen(walk);
        return maze::failed_gates(walk);
    };
    CHECK(failed_with([](auto& walk) { walk.longest = 119; }) == 1);
    CHECK(failed_with([](auto& walk) { walk.routes.decisions = 7; }) == 1);
    CHECK(failed_with([](auto& walk) { walk.routes.largest_branch = 97; }) == 1);
    CHECK(failed_with([](auto& walk) { walk.routes.early_branch = 5; }) == 1);
    // 44 of 240 cells are 18.3 %, 108 are 45 %.
    CHECK(failed_with([](auto& walk) { walk.moves = 43, walk.longest = 80; }) == 0);
    CHECK(failed_with([](auto& walk) { walk.moves = 42, walk.longest = 80; }) == 1);
    CHECK(failed_with([](auto& walk) { walk.moves = 107; }) == 0);
    CHECK(failed_with([](auto& walk) { walk.moves = 108; }) == 1);
}

TEST_CASE("wall followers are defied from half as much again on") {
    maze::WalkMeasures walk = just_good();
    CHECK(maze::defies_wall_followers(walk));
    walk.wall_follower = 88;
    CHECK_FALSE(maze::defies_wall_followers(walk));
}

TEST_CASE("larger boards need more decisions") {
    CHECK(maze::least_decisions(4) == 1);
    CHECK(maze::least_decisions(80) == 4);
    CHECK(maze::least_decisions(239) == 7);
    CHECK(maze::least_decisions(240) == 8);
    CHECK(maze::least_decisions(400) == 10);
    CHECK(maze::least_decisions(960) == 16);
}

TEST_CASE("a maze is measured as its ways are") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto spec = judge::spec_of(13, 9, seed, maze::Style::Kruskal);
        const maze::Grid grid = maze::generate(spec).grid;
        const maze::WalkMeasures walk = maze::measure_walk(grid, spec.entry, spec.exit);
        CAPTURE(seed);
        CHECK(walk.cells == 13 * 9);
        CHECK(walk.moves ==
              static_cast<std::int64_t>(maze::shortest_path(grid, spec.entry, spec.exit).size()));
        CHECK(walk.longest == maze::farthest_cells(grid).moves);
        CHECK(walk.wall_follower >= walk.moves);
        CHECK(walk.routes == maze::measure_routes(grid, spec.entry, spec.exit));
    }
}
