#include "maze/generators/dungeon.hpp"

#include "maze/generators/canvas.hpp"
#include "maze/measure.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

maze::Grid dungeon(maze::Size size, const maze::DungeonOptions& options, std::uint64_t seed) {
    maze::Grid grid(size);
    maze::mark_choices(grid, {});
    maze::Rng rng(seed);
    maze::carve_dungeon(grid, options, rng, {});
    return grid;
}

maze::DungeonOptions corner_to_corner(maze::Size size) {
    maze::DungeonOptions options;
    options.exit = {size.width - 1, size.height - 1};
    return options;
}

}  // namespace

TEST_CASE("a dungeon is in one piece at every sparseness, and never empty") {
    const maze::Size size{30, 20};
    for (const int sparseness : {0, 30, 70, 100}) {
        for (const int dead_end_removal : {0, 50, 100}) {
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                maze::DungeonOptions options = corner_to_corner(size);
                options.sparseness = sparseness;
                options.dead_end_removal = dead_end_removal;
                const maze::Grid grid = dungeon(size, options, seed);
                const maze::Measures measures = maze::measure(grid, options.entry, options.exit);
                CAPTURE(sparseness, dead_end_removal, seed, judge::picture(grid));
                REQUIRE(measures.unreachable == 0);
                REQUIRE(measures.shortest >= 48);
                REQUIRE(measures.open_areas == 0);
            }
        }
    }
}

TEST_CASE("sparseness turns cells into rock and dead-end removal makes loops") {
    const maze::Size size{60, 40};
    maze::DungeonOptions options = corner_to_corner(size);
    options.dead_end_removal = 0;
    options.cells_a_room = 1'000'000;
    options.sparseness = 0;
    const auto dense = maze::measure(dungeon(size, options, 1), options.entry, options.exit);
    CHECK(dense.closed == 0);
    options.sparseness = 50;
    const auto sparse = maze::measure(dungeon(size, options, 1), options.entry, options.exit);
    CHECK(sparse.closed > 1100);
    CHECK(sparse.closed <= 1200);
    options.dead_end_removal = 100;
    const auto looped = maze::measure(dungeon(size, options, 1), options.entry, options.exit);
    CHECK(looped.loops > sparse.loops);
    CHECK(looped.dead_ends < sparse.dead_ends);
}

TEST_CASE("rooms are open places with doors") {
    const maze::Size size{60, 40};
    maze::DungeonOptions options = corner_to_corner(size);
    const auto rooms = maze::measure(dungeon(size, options, 1), options.entry, options.exit);
    options.cells_a_room = 1'000'000;
    const auto few = maze::measure(dungeon(size, options, 1), options.entry, options.exit);
    CHECK(rooms.junctions > 2 * few.junctions);
}
