#include "maze/chase_board.hpp"

#include <fstream>
#include <sstream>

#include "maze/chase_gates.hpp"
#include "maze/generate.hpp"
#include "maze/measure.hpp"
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

std::string promise_broken_by(const maze::Spec& spec) {
    const maze::Grid grid = maze::chase_grid(spec);
    const auto broken =
        maze::broken_promises(grid, spec.entry, spec.exit, maze::Promise::PacMan, spec.dead_ends);
    return broken.empty() ? "" : broken.front() + "\n" + judge::picture(grid);
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

void check_game_boards(std::uint64_t seeds) {
    for (const maze::Size size : {maze::Size{13, 9}, {11, 7}, {15, 7}, {15, 11}, {17, 9}}) {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const maze::Grid grid = maze::chase_grid(chase_spec(size.width, size.height, seed, true));
            const std::vector<std::string> faults = maze::tile_faults(maze::measure_tiles(grid), size, true);
            CAPTURE(seed);
            INFO(judge::picture(grid));
            REQUIRE(faults == std::vector<std::string>());
        }
    }
}

std::string hex_rows(const maze::Grid& grid) {
    std::string rows;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            rows += "0123456789ABCDEF"[15 - grid.passages({x, y})];
        rows += '\n';
    }
    return rows;
}

// Two boards in full, to look at, and others by their hash.
std::string golden_boards() {
    std::string text;
    for (const std::uint64_t seed : {0U, 42U})
        text += "13x9 symmetric seed " + std::to_string(seed) + "\n" +
                hex_rows(maze::chase_grid(chase_spec(13, 9, seed, true)));
    const auto add_hash = [&](const maze::Spec& spec, const std::string& what) {
        text += std::to_string(spec.size.width) + "x" + std::to_string(spec.size.height) + what + " seed " +
                std::to_string(spec.seed) + " hash " + std::to_string(judge::hash(maze::chase_grid(spec))) +
                "\n";
    };
    add_hash(chase_spec(2, 2, 1, false), "");
    add_hash(chase_spec(11, 7, 2, true), " symmetric");
    add_hash(chase_spec(12, 9, 3, true), " symmetric");
    add_hash(chase_spec(31, 3, 4, false), "");
    add_hash(chase_spec(210, 200, 5, true), " symmetric");
    maze::Spec stamped = chase_spec(25, 14, 6, false);
    stamped.stamp = "42";
    add_hash(stamped, " stamp 42");
    maze::Spec bent = chase_spec(13, 9, 7, true);
    bent.turns = 90;
    bent.dead_ends = 2;
    add_hash(bent, " symmetric turns 90 dead ends 2");
    return text;
}

}  // namespace

TEST_CASE("Pac-Man boards of all small sizes pass every gate") {
    check_all_small_boards(2);
}

TEST_CASE("a hundred seeds of all small sizes pass every gate", "[.soak]") {
    check_all_small_boards(100);
}

TEST_CASE("a thousand seeds of common and thin sizes pass every gate", "[.soak]") {
    for (const maze::Size size : {maze::Size{6, 6}, {3, 3}, {20, 15}, {2, 20}, {20, 2}, {50, 3}}) {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            REQUIRE(fault_of(chase_spec(size.width, size.height, seed, seed % 2 == 0)) == "");
        }
    }
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
    CHECK(fault_of(chase_spec(2, 5000, 1, true)) == "");
    CHECK(fault_of(chase_spec(5000, 2, 1, false)) == "");
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
    maze::Spec spec = chase_spec(13, 9, 5, true);
    spec.turns = 0;
    CHECK_FALSE(maze::chase_grid(spec) == maze::chase_grid(chase_spec(13, 9, 5, true)));
}

TEST_CASE("as many dead ends are left on a Pac-Man board as asked for, or fewer") {
    for (const int wanted : {1, 2, 3, 1000}) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            maze::Spec spec = chase_spec(13, 9, seed, true);
            spec.dead_ends = wanted;
            const maze::Grid grid = maze::chase_grid(spec);
            const maze::TileMeasures m = maze::measure_tiles(grid);
            INFO(judge::picture(grid));
            CHECK(m.dead_ends <= wanted);
            CHECK(m.loops >= 18);
            CHECK(m.unreachable == 0);
            CHECK(m.is_symmetric);
        }
    }
}

TEST_CASE("a board with dead ends and a stamp keeps every other promise, its open centre above all") {
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        maze::Spec spec = chase_spec(9 + static_cast<int>(seed % 6), 7 + static_cast<int>(seed / 6 % 4), seed,
                                     seed % 3 != 0);
        spec.stamp = "42";
        spec.dead_ends = 1 + static_cast<int>(seed % 5);
        CAPTURE(seed);
        REQUIRE(promise_broken_by(spec) == "");
        // Of the middle cells of even sides, the stamp leaves this one free.
        const maze::Point centre{spec.size.width / 2, spec.size.height / 2};
        REQUIRE(maze::chase_grid(spec).passage_count(centre) >= 2);
    }
}

TEST_CASE("every letter and digit is drawn or left out on boards that keep their promises") {
    const std::string alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    int drawn = 0;
    for (std::size_t i = 0; i < alphabet.size(); ++i) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            maze::Spec spec = chase_spec(9 + static_cast<int>(seed % 4), 7 + static_cast<int>(seed / 4), seed,
                                         seed % 2 == 0);
            spec.stamp = alphabet.substr(i, 1 + seed / 8);
            spec.dead_ends = static_cast<int>(seed % 3);
            CAPTURE(spec.stamp, seed);
            REQUIRE(promise_broken_by(spec) == "");
            drawn += maze::plan_stamp(spec).cells.empty() ? 0 : 1;
        }
    }
    CHECK(drawn > 36 * 4);
}

TEST_CASE("every style is a base for Pac-Man boards that pass every gate and the tile gates") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        CAPTURE(style.name);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            maze::Spec spec = chase_spec(13, 9, seed, true);
            spec.style = style.style;
            CHECK(fault_of(spec) == "");
            CHECK(maze::tile_faults(maze::measure_tiles(maze::chase_grid(spec)), spec.size, true) ==
                  std::vector<std::string>());
            spec.size = {19, 16};
            spec.exit = {18, 15};
            spec.symmetric = false;
            spec.stamp = "42";
            CHECK(fault_of(spec) == "");
        }
    }
}

TEST_CASE("the walls of a board in a style are mostly those of that style's maze") {
    maze::Spec spec = chase_spec(30, 30, 3, false);
    const auto share_in_base = [&] {
        maze::Spec perfect = spec;
        perfect.perfect = true;
        const maze::Grid base = maze::generate(perfect).grid;
        const maze::Grid grid = maze::chase_grid(spec);
        int walls = 0;
        int shared = 0;
        for (int y = 0; y + 1 < 30; ++y) {
            for (int x = 0; x + 1 < 30; ++x) {
                for (const maze::Direction d : {maze::Direction::East, maze::Direction::South}) {
                    if (grid.is_open({x, y}, d)) continue;
                    ++walls;
                    shared += base.is_open({x, y}, d) ? 0 : 1;
                }
            }
        }
        return 100 * shared / walls;
    };
    for (const maze::Style style : {maze::Style::Kruskal, maze::Style::BinaryTree}) {
        spec.style = style;
        CHECK(share_in_base() >= 60);  // 47 % by chance
    }
}

TEST_CASE("the game's boards pass the tile gates") {
    check_game_boards(15);
}

TEST_CASE("five hundred of the game's boards of each size pass the tile gates", "[.soak]") {
    check_game_boards(500);
}

TEST_CASE("the same seeds give the same Pac-Man boards for ever", "[golden]") {
    std::ifstream file(MAZEWRIGHT_SOURCE_DIR "/tests/golden/chase-boards.txt");
    REQUIRE(file.is_open());
    std::stringstream golden;
    golden << file.rdbuf();
    const std::string boards = golden_boards();
    INFO("boards now:\n" << boards);
    CHECK(golden.str() == boards);
}
