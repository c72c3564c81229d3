#include "maze/chase_gates.hpp"

#include <algorithm>

#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Direction;
using maze::Grid;
using maze::measure_tiles;
using maze::Size;
using maze::TileMeasures;

namespace {

Grid good_board() {
    return judge::grid_from({"9539551553953", "A94055055043A", "843A91413A942", "C3846C16C4296",
                             "9283950539283", "AC6843A942C6A", "C1383AAA92916", "9682C404682C3",
                             "C56C554556C56"});
}

bool mentions(const std::vector<std::string>& faults, const std::string& what) {
    return std::any_of(faults.begin(), faults.end(),
                       [&](const std::string& fault) { return fault.rfind(what, 0) == 0; });
}

std::vector<std::string> faults_of(const Grid& grid) {
    return maze::tile_faults(measure_tiles(grid), grid.size(), true);
}

}  // namespace

TEST_CASE("a ring of four cells measures as one loop") {
    const TileMeasures m = measure_tiles(judge::grid_from({"93", "C6"}));
    CHECK(m.tiles == 8);
    CHECK(m.loops == 1);
    CHECK(m.three_ways + m.crossings + m.dead_ends + m.bridges + m.unreachable + m.open_squares == 0);
    CHECK(m.longest_straight == 3);
    CHECK(m.longest_corridor == 0);
    CHECK(m.refuge_gap == 2);
    CHECK(m.lone_posts == 0);  // the very centre of a board of even sides
    CHECK(m.is_symmetric);
    CHECK(m.mean_distance_hundredths == 100 * (2 + 4 + 6 + 4) / 7);
}

TEST_CASE("two loops with a crossbar measure as two junctions and three corridors") {
    const Grid grid = judge::grid_from({"913", "C46"});
    const TileMeasures m = measure_tiles(grid);
    CHECK(m.tiles == 13);
    CHECK(m.loops == 2);
    CHECK(m.three_ways == 2);
    CHECK(m.longest_corridor == 6);
    CHECK(m.mean_corridor_hundredths == 100 * (6 + 2 + 6) / 3);
    CHECK(m.lone_posts == 2);
    CHECK(m.start_gap == 3);
    CHECK(m.dots == 8);
    CHECK(measure_tiles(grid, 3).tiles == 6 + 2 * 7);
    CHECK(measure_tiles(grid, 3).longest_corridor == 9);
}

TEST_CASE("a dead end is a dead end and its passage a bridge") {
    const TileMeasures m = measure_tiles(judge::grid_from({"957", "C57"}));
    CHECK(m.dead_ends == 2);
    CHECK(m.loops == 0);
    CHECK(m.bridges == m.tiles - 1);
    CHECK_FALSE(m.is_symmetric);
}

TEST_CASE("a board known to be good passes every tile gate") {
    const std::vector<std::string> faults = faults_of(good_board());
    for (const std::string& fault : faults)
        UNSCOPED_INFO(fault);
    CHECK(faults.empty());
}

TEST_CASE("each tile gate finds the board that fails it") {
    Grid lone = good_board();
    for (const Direction d : maze::all_directions) {
        if (!lone.is_open({1, 1}, d)) lone.open({1, 1}, d);
        if (!lone.is_open({2, 2}, d)) lone.open({2, 2}, d);
    }
    CHECK(mentions(faults_of(lone), "lone posts"));
    CHECK(mentions(faults_of(lone), "mirror images"));

    Grid cut = good_board();
    cut.close({0, 0}, Direction::East);
    CHECK(mentions(faults_of(cut), "dead ends"));
    CHECK(mentions(faults_of(cut), "bridges"));
    cut.close({0, 0}, Direction::South);
    cut.open({0, 0}, Direction::East);
    CHECK(mentions(faults_of(cut), "dead ends"));

    Grid empty(Size{13, 9});
    for (int y = 0; y < 9; ++y) {
        for (int x = 0; x < 13; ++x) {
            if (x + 1 < 13) empty.open({x, y}, Direction::East);
            if (y + 1 < 9) empty.open({x, y}, Direction::South);
        }
    }
    for (const char* gate : {"loops", "junctions", "crossings", "mean corridor", "steps between two corners",
                             "lone posts", "mean distance", "dots"}) {
        CHECK(mentions(faults_of(empty), gate));
    }

    Grid ring(Size{14, 5});
    for (int x = 0; x + 1 < 14; ++x) {
        ring.open({x, 0}, Direction::East);
        ring.open({x, 4}, Direction::East);
    }
    for (int y = 0; y + 1 < 5; ++y) {
        ring.open({0, y}, Direction::South);
        ring.open({13, y}, Direction::South);
        ring.open({5, y}, Direction::South);
    }
    CHECK(mentions(faults_of(ring), "longest corridor"));
    CHECK(mentions(faults_of(ring), "longest straight"));
    CHECK(mentions(faults_of(ring), "steps from the start") == false);
    CHECK(mentions(maze::tile_faults(measure_tiles(judge::grid_from({"93", "C6"})), {2, 2}, true),
                   "steps from the start"));
}
