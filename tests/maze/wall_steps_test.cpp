#include "maze/wall_steps.hpp"

#include <set>
#include <tuple>

#include "maze/generate.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("opening everything and growing the walls ends at the board, each wall once") {
    for (const maze::Size size : {maze::Size{2, 2}, {3, 2}, {7, 5}, {25, 14}, {1, 9}}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            maze::Spec spec = judge::spec_of(size.width, size.height, seed);
            spec.perfect = seed % 2 == 0 && size.width > 1;
            if (size.width == 25) spec.stamp = "42";
            const maze::Grid board = maze::generate(spec).grid;
            maze::Grid shown(size);
            std::set<std::tuple<int, int, int>> closed;
            maze::report_walls(board, [&](const maze::CarvingStep& step) {
                if (step.opened) {
                    REQUIRE(closed.empty());
                    REQUIRE_FALSE(shown.is_open(step.cell, step.direction));
                    shown.open(step.cell, step.direction);
                } else {
                    REQUIRE(shown.is_open(step.cell, step.direction));
                    shown.close(step.cell, step.direction);
                    closed.emplace(step.cell.x, step.cell.y, static_cast<int>(step.direction));
                }
            });
            INFO(judge::picture(board) << judge::picture(shown));
            REQUIRE(shown == board);
        }
    }
}

TEST_CASE("walls grow from the border first and then piece by piece") {
    // A wall from the left border, and a piece of two walls apart from it.
    const maze::Grid board = judge::grid_from({"95553", "A8553", "A8513", "C5546"});
    std::vector<maze::CarvingStep> walls;
    maze::report_walls(board, [&](const maze::CarvingStep& step) {
        if (!step.opened) walls.push_back(step);
    });
    REQUIRE_FALSE(walls.empty());
    maze::Grid shown(board.size());
    // Every wall but the first of its piece continues one that stands already or the border.
    int pieces = 0;
    std::set<std::pair<int, int>> posts;
    for (const maze::CarvingStep& wall : walls) {
        const maze::Point a = wall.cell;
        const maze::Point b =
            wall.direction == maze::Direction::North ? maze::Point{a.x + 1, a.y} : maze::Point{a.x, a.y + 1};
        const auto stands = [&](maze::Point post) {
            const bool on_border =
                post.x == 0 || post.y == 0 || post.x == board.width() || post.y == board.height();
            return on_border || posts.count({post.x, post.y}) > 0;
        };
        pieces += stands(a) || stands(b) ? 0 : 1;
        posts.insert({a.x, a.y});
        posts.insert({b.x, b.y});
    }
    CHECK(pieces == 1);
}
