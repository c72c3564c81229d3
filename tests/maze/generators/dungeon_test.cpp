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

// No rooms and no loops: a sparse perfect maze.
maze::DungeonOptions corridors_alone(maze::Size size) {
    maze::DungeonOptions options = corner_to_corner(size);
    options.dead_end_removal = 0;
    options.rooms = 0;
    return options;
}

std::vector<maze::Point> closed_cells(const maze::Grid& grid) {
    std::vector<maze::Point> closed;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.passages({x, y}) == 0) closed.push_back({x, y});
        }
    }
    return closed;
}

std::int64_t open_squares(const maze::Grid& grid) {
    std::int64_t squares = 0;
    for (int y = 0; y + 1 < grid.height(); ++y) {
        for (int x = 0; x + 1 < grid.width(); ++x) {
            const bool is_open = grid.is_open({x, y}, maze::Direction::East) &&
                                 grid.is_open({x, y}, maze::Direction::South) &&
                                 grid.is_open({x + 1, y + 1}, maze::Direction::North) &&
                                 grid.is_open({x + 1, y + 1}, maze::Direction::West);
            squares += is_open ? 1 : 0;
        }
    }
    return squares;
}

constexpr int boards = 5;

// Sums over a few boards.
maze::Measures measures_of(maze::Size size, const maze::DungeonOptions& options) {
    maze::Measures sum;
    for (std::uint64_t seed = 0; seed < boards; ++seed) {
        const maze::Measures one = maze::measure(dungeon(size, options, seed), options.entry, options.exit);
        sum.cells += one.cells;
        sum.closed += one.closed;
        sum.loops += one.loops;
        sum.dead_ends += one.dead_ends;
    }
    return sum;
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

TEST_CASE("a dungeon of any shape is in one piece and keeps its entry and exit") {
    const maze::Size sizes[] = {{1, 2}, {2, 1}, {1, 40}, {40, 1}, {2, 2}, {2, 30}, {3, 3}, {5, 4}, {17, 9}};
    for (const maze::Size size : sizes) {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            maze::DungeonOptions options = corner_to_corner(size);
            maze::Rng wishes(seed);
            options.sparseness = static_cast<int>(wishes.below(101));
            options.dead_end_removal = static_cast<int>(wishes.below(101));
            options.rooms = static_cast<int>(wishes.below(5));
            options.least_room_side = 1 + static_cast<int>(wishes.below(4));
            options.most_room_side = options.least_room_side + static_cast<int>(wishes.below(4));
            const maze::Grid grid = dungeon(size, options, seed);
            const maze::Measures measures = maze::measure(grid, options.entry, options.exit);
            CAPTURE(size.width, size.height, seed, judge::picture(grid));
            REQUIRE(judge::fault_in_connected(grid, closed_cells(grid)) == "");
            REQUIRE(measures.shortest > 0);
            REQUIRE(measures.open_areas == 0);
        }
    }
}

TEST_CASE("the more sparseness, the more rock, and no more than asked for") {
    const maze::Size size{60, 40};
    std::int64_t before = -1;
    for (const int sparseness : {0, 1, 10, 25, 50, 75, 90, 100}) {
        maze::DungeonOptions options = corridors_alone(size);
        options.sparseness = sparseness;
        const maze::Measures measures = measures_of(size, options);
        CAPTURE(sparseness, before, measures.closed);
        CHECK(measures.closed > before);
        CHECK(measures.closed <= boards * size.cells() * sparseness / 100);
        CHECK(measures.loops == 0);
        before = measures.closed;
    }
}

TEST_CASE("the more dead-end removal, the fewer dead ends, and none is left out of a hundred") {
    const maze::Size size{60, 40};
    std::int64_t before = 1'000'000;
    std::int64_t loops_before = -1;
    for (const int dead_end_removal : {0, 25, 50, 75, 100}) {
        maze::DungeonOptions options = corridors_alone(size);
        options.sparseness = 50;
        options.dead_end_removal = dead_end_removal;
        const maze::Measures measures = measures_of(size, options);
        CAPTURE(dead_end_removal, before, measures.dead_ends);
        CHECK(measures.dead_ends < before);
        CHECK(measures.loops > loops_before);
        if (dead_end_removal == 0) CHECK(measures.loops == 0);
        before = measures.dead_ends;
        loops_before = measures.loops;
    }
}

TEST_CASE("rooms are open places with doors, as many and as large as asked for") {
    // A room of 2x2 is a square of four cells without a wall inside, which corridors alone do not make.
    const maze::Size size{80, 80};
    std::int64_t before = -1;
    for (const int rooms : {0, 5, 20, 60}) {
        maze::DungeonOptions options = corridors_alone(size);
        options.sparseness = 80;
        options.rooms = rooms;
        options.least_room_side = 2;
        options.most_room_side = 2;
        const maze::Grid grid = dungeon(size, options, 1);
        const std::int64_t squares = open_squares(grid);
        CAPTURE(rooms, squares);
        CHECK(squares > before);
        CHECK(squares <= rooms);
        CHECK(squares * 10 >= rooms * 9);  // a room may come to lie over a corridor's corner or another room
        before = squares;
    }
    maze::DungeonOptions small = corridors_alone(size);
    small.sparseness = 80;
    small.rooms = 20;
    maze::DungeonOptions large = small;
    large.least_room_side = 6;
    large.most_room_side = 9;
    CHECK(measures_of(size, large).cells > measures_of(size, small).cells + 3000);
}

TEST_CASE("without a wish one room is placed for every 45 cells") {
    const maze::Size size{45, 20};
    maze::DungeonOptions usual = corner_to_corner(size);
    maze::DungeonOptions counted = usual;
    counted.rooms = 20;
    CHECK(dungeon(size, usual, 5) == dungeon(size, counted, 5));
    counted.rooms = 19;
    CHECK_FALSE(dungeon(size, usual, 5) == dungeon(size, counted, 5));
}
