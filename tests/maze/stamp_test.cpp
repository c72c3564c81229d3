#include "maze/stamp.hpp"

#include <algorithm>

#include "maze/generators/base_maze.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Point;
using maze::Spec;

namespace {

Spec stamped(int width, int height, const std::string& text) {
    Spec spec = judge::spec_of(width, height, 1);
    spec.stamp = text;
    return spec;
}

std::vector<std::string> drawn(const Spec& spec) {
    std::vector<std::string> rows(static_cast<std::size_t>(spec.size.height),
                                  std::string(static_cast<std::size_t>(spec.size.width), '.'));
    for (const Point p : maze::plan_stamp(spec).cells)
        rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] = '#';
    return rows;
}

}  // namespace

TEST_CASE("the 42 is drawn cell by cell as the assignment draws it") {
    CHECK(drawn(stamped(9, 7, "42")) == std::vector<std::string>{".........", ".#...###.", ".#.....#.",
                                                                 ".###.###.", "...#.#...", "...#.###.",
                                                                 "........."});
}

TEST_CASE("the blank column of the 42 lies on the middle column at every width") {
    for (int width = 9; width < 40; ++width) {
        for (int height = 7; height < 20; ++height) {
            const auto cells = maze::plan_stamp(stamped(width, height, "42")).cells;
            CAPTURE(width, height);
            REQUIRE(cells.size() == 18);
            const auto at_middle = [&](Point p) { return p.x == width / 2; };
            REQUIRE(std::none_of(cells.begin(), cells.end(), at_middle));
            const auto [left, right] =
                std::minmax_element(cells.begin(), cells.end(), [](Point a, Point b) { return a.x < b.x; });
            REQUIRE(left->x == width / 2 - 3);
            REQUIRE(right->x <= width - 2);
            REQUIRE(cells.front().y == (height - 5) / 2);
        }
    }
}

TEST_CASE("a stamp that does not fit is left out with a sentence") {
    for (const maze::Size size : {maze::Size{8, 7}, maze::Size{9, 6}, maze::Size{2, 2}}) {
        const maze::Stamp stamp = maze::plan_stamp(stamped(size.width, size.height, "42"));
        CHECK(stamp.cells.empty());
        CHECK(stamp.note == "the stamp 42 is left out: it needs a board of at least 9x7 cells");
    }
    Spec covered = stamped(20, 15, "42");
    covered.entry = maze::plan_stamp(covered).cells.front();
    CHECK(maze::plan_stamp(covered).cells.empty());
    CHECK(maze::plan_stamp(covered).note == "the stamp 42 is left out: it would cover the entry");
    std::swap(covered.entry, covered.exit);
    CHECK(maze::plan_stamp(covered).note == "the stamp 42 is left out: it would cover the exit");
}

TEST_CASE("no stamp is no stamp and no note") {
    for (const char* text : {"none", "NONE", "None"}) {
        CHECK(maze::plan_stamp(stamped(40, 20, text)).cells.empty());
        CHECK(maze::plan_stamp(stamped(40, 20, text)).note.empty());
    }
}

TEST_CASE("every letter and digit leaves the board in one piece") {
    const std::string alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    for (std::size_t i = 0; i < alphabet.size(); ++i) {
        const Spec spec = stamped(20, 12, alphabet.substr(i, 2));
        const auto closed = maze::plan_stamp(spec).cells;
        CAPTURE(spec.stamp);
        REQUIRE_FALSE(closed.empty());
        REQUIRE(judge::fault_in_tree(maze::base_maze(spec, closed, {}), closed) == "");
    }
    const Spec longest = stamped(60, 12, "ABCDEFGHIJKL");
    const auto closed = maze::plan_stamp(longest).cells;
    CHECK(judge::fault_in_tree(maze::base_maze(longest, closed, {}), closed) == "");
}

TEST_CASE("all glyphs differ") {
    const std::string alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    std::vector<std::vector<std::string>> pictures;
    for (const char c : alphabet)
        pictures.push_back(drawn(stamped(9, 7, std::string(1, c))));
    std::sort(pictures.begin(), pictures.end());
    // Closing the pockets leaves these look-alikes: O, D and 0, and B and 8.
    pictures.erase(std::unique(pictures.begin(), pictures.end()), pictures.end());
    CHECK(pictures.size() >= 32);
}

TEST_CASE("texts that cannot be drawn are refused") {
    CHECK_FALSE(maze::problem_with_stamp("42"));
    CHECK_FALSE(maze::problem_with_stamp("none"));
    CHECK_FALSE(maze::problem_with_stamp("Maze9"));
    for (const char* text : {"", "a b", "4-2", "ABCDEFGHIJKLM", "\xC3\xA4"})
        CHECK(maze::problem_with_stamp(text));
}
