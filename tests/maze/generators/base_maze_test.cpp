#include "maze/generators/base_maze.hpp"

#include <cmath>

#include "maze/measure.hpp"
#include "maze/stamp.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Style;

namespace {

std::string fault(const maze::Spec& spec, const std::vector<maze::Point>& closed) {
    const maze::Grid grid = maze::base_maze(spec, closed, {});
    if (spec.style != Style::Dungeon) return judge::fault_in_tree(grid, closed);
    // A dungeon is made of fewer cells, all of which hang together with the entry and exit.
    const maze::Measures measures = maze::measure(grid, spec.entry, spec.exit);
    std::vector<maze::Point> rock;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.passages({x, y}) == 0) rock.push_back({x, y});
        }
    }
    for (const maze::Point p : closed) {
        if (grid.passages(p) != 0) return "dug through a closed cell";
    }
    if (measures.shortest < 0) return "entry and exit are not joined";
    if (measures.open_areas != 0) return "an open hall\n" + judge::picture(grid);
    return judge::fault_in_connected(grid, rock);
}

// The mean length of the straight pieces of corridor, in cells, over a few boards. Rooms are no corridors.
double mean_straight_run(Style style, int turns) {
    int moves = 0;
    int runs = 0;
    const auto count_line = [&](const maze::Grid& grid, maze::Point p, maze::Direction d) {
        for (bool was_open = false; grid.contains(p); p = maze::step(p, d)) {
            const bool is_open = grid.is_open(p, d);
            moves += is_open ? 1 : 0;
            runs += is_open && !was_open ? 1 : 0;
            was_open = is_open;
        }
    };
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        maze::Spec spec = judge::spec_of(60, 60, seed, style);
        spec.turns = turns;
        spec.rooms = 0;
        const maze::Grid grid = maze::base_maze(spec, {}, {});
        for (int i = 0; i < 60; ++i) {
            count_line(grid, {0, i}, maze::Direction::East);
            count_line(grid, {i, 0}, maze::Direction::South);
        }
    }
    return static_cast<double>(moves) / runs;
}

// Averages over many boards: passages east to west against north to south, and dead ends by the side they
// open to.
void check_directions(Style style) {
    constexpr int boards = 1000;
    double sum = 0;
    double sum_of_squares = 0;
    double dead_ends[4] = {};
    for (std::uint64_t seed = 0; seed < boards; ++seed) {
        const maze::Grid grid = maze::base_maze(judge::spec_of(20, 20, seed, style), {}, {});
        int lean = 0;
        for (int y = 0; y < 20; ++y) {
            for (int x = 0; x < 20; ++x) {
                if (grid.is_open({x, y}, maze::Direction::East)) ++lean;
                if (grid.is_open({x, y}, maze::Direction::South)) --lean;
                for (const maze::Direction d : maze::all_directions)
                    dead_ends[static_cast<int>(d)] += grid.passages({x, y}) == maze::bit(d) ? 1 : 0;
            }
        }
        sum += lean;
        sum_of_squares += lean * lean;
    }
    const double mean = sum / boards;
    const double variance = sum_of_squares / boards - mean * mean;
    CAPTURE(mean, variance);
    CHECK(mean * mean < 9 * variance / boards);
    const double all = dead_ends[0] + dead_ends[1] + dead_ends[2] + dead_ends[3];
    CAPTURE(dead_ends[0], dead_ends[1], dead_ends[2], dead_ends[3]);
    for (const double share : dead_ends)
        CHECK(std::abs(share / all - 0.25) < 0.02);
}

}  // namespace

TEST_CASE("every style makes a spanning tree of every small board") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        for (int width = 1; width <= 12; ++width) {
            for (int height = 1; height <= 12; ++height) {
                for (std::uint64_t seed = 0; width * height > 1 && seed < 10; ++seed) {
                    CAPTURE(style.name, width, height, seed);
                    REQUIRE(fault(judge::spec_of(width, height, seed, style.style), {}) == "");
                }
            }
        }
    }
}

TEST_CASE("every style makes a spanning tree of large and thin boards") {
    const maze::Size sizes[] = {{100, 100}, {63, 20}, {64, 20}, {65, 20},  {127, 9},  {128, 9},
                                {129, 9},   {2, 300}, {300, 2}, {1, 1000}, {1000, 1}, {1024, 5}};
    for (const maze::StyleInfo& style : maze::all_styles()) {
        for (const maze::Size size : sizes) {
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                CAPTURE(style.name, size.width, size.height, seed);
                REQUIRE(fault(judge::spec_of(size.width, size.height, seed, style.style), {}) == "");
            }
        }
    }
}

TEST_CASE("a thousand seeds of every style give a thousand spanning trees at every shape", "[.soak]") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        for (const maze::Size size : {maze::Size{5, 5}, {6, 6}, {20, 15}, {31, 2}, {2, 31}, {100, 100}}) {
            for (std::uint64_t seed = 0; seed < 1000; ++seed) {
                CAPTURE(style.name, size.width, size.height, seed);
                REQUIRE(fault(judge::spec_of(size.width, size.height, seed, style.style), {}) == "");
            }
        }
    }
}

TEST_CASE("every style keeps clear of a stamp's cells and stays in one piece") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        for (const char* text : {"42", "MAZE", "O"}) {
            for (const maze::Size size : {maze::Size{20, 12}, maze::Size{17, 7}, maze::Size{70, 30}}) {
                for (std::uint64_t seed = 0; seed < 20; ++seed) {
                    maze::Spec spec = judge::spec_of(size.width, size.height, seed, style.style);
                    spec.stamp = text;
                    const auto closed = maze::plan_stamp(spec).cells;
                    CAPTURE(style.name, text, size.width, size.height, seed);
                    REQUIRE_FALSE(closed.empty());
                    REQUIRE(fault(spec, closed) == "");
                }
            }
        }
    }
}

TEST_CASE("a used grid gives the same board as a new one") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        const maze::Spec spec = judge::spec_of(70, 9, 3, style.style);
        maze::Grid used({70, 9});
        for (int y = 0; y < 9; ++y) {
            for (int x = 0; x < 70; ++x)
                used.row(y)[x] = 0xFF;
        }
        maze::base_maze_into(used, spec, {}, {});
        CAPTURE(style.name);
        CHECK(used == maze::base_maze(spec, {}, {}));
        maze::Grid other({5, 5});
        maze::base_maze_into(other, spec, {}, {});
        CHECK(other == used);
    }
}

TEST_CASE("the steps a style reports rebuild its board, and each is a change") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        for (const char* stamp : {"none", "42"}) {
            maze::Spec spec = judge::spec_of(21, 13, 7, style.style);
            spec.stamp = stamp;
            const auto closed = maze::plan_stamp(spec).cells;
            maze::Grid rebuilt(spec.size);
            bool every_step_changes = true;
            const maze::Grid watched = maze::base_maze(spec, closed, [&](const maze::CarvingStep& step) {
                every_step_changes =
                    every_step_changes && rebuilt.is_open(step.cell, step.direction) != step.opened;
                step.opened ? rebuilt.open(step.cell, step.direction)
                            : rebuilt.close(step.cell, step.direction);
            });
            CAPTURE(style.name, stamp, judge::picture(rebuilt));
            CHECK(every_step_changes);
            CHECK(rebuilt == watched);
            CHECK(watched == maze::base_maze(spec, closed, {}));
        }
    }
}

TEST_CASE("walking styles run straighter the fewer turns they are asked for") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        if (!style.has_turns) continue;
        double before = 0;
        for (const int turns : {100, 75, 50, 25, 0}) {
            const double run = mean_straight_run(style.style, turns);
            CAPTURE(style.name, turns, run, before);
            CHECK(run > before);
            before = run;
        }
    }
}

TEST_CASE("styles without a direction of their own treat all four alike") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        // Rows and columns play different parts in these, as their headers tell.
        const bool leans = style.style == Style::Eller || style.style == Style::Sidewinder ||
                           style.style == Style::BinaryTree;
        if (leans) continue;
        CAPTURE(style.name);
        check_directions(style.style);
    }
}

TEST_CASE("entry, exit and stamp of a spec do not touch the base maze") {
    auto spec = judge::spec_of(12, 9, 5);
    const maze::Grid grid = maze::base_maze(spec, {}, {});
    spec.entry = {5, 5};
    spec.stamp = "42";
    spec.dead_ends = 4;
    CHECK(maze::base_maze(spec, {}, {}) == grid);
}
