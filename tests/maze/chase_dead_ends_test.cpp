#include "maze/chase_dead_ends.hpp"

#include "maze/chase_growth.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Grid;
using maze::Rng;
using maze::WallPosts;

namespace {

int dead_ends_in(const Grid& grid) {
    int count = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            count += grid.passage_count({x, y}) == 1 ? 1 : 0;
    }
    return count;
}

bool is_symmetric(const Grid& grid) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x + 1 < grid.width(); ++x) {
            const maze::Point image{grid.width() - 1 - x, y};
            if (grid.is_open({x, y}, maze::Direction::East) != grid.is_open(image, maze::Direction::West))
                return false;
            if (grid.passage_count({x, y}) != grid.passage_count(image)) return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("dead ends are left as asked on a board that stays connected and symmetric") {
    for (const bool mirrored : {false, true}) {
        for (const int width : {7, 30}) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                Rng rng(seed);
                WallPosts posts({width, 31}, mirrored, {});
                maze::grow_pieces(posts, 50, maze::ChaseBase(), rng);
                Grid grid = posts.to_grid();
                REQUIRE(dead_ends_in(grid) == 0);
                maze::leave_dead_ends(posts, 4, grid, rng);
                INFO(judge::picture(grid));
                CHECK(dead_ends_in(grid) == 4);
                CHECK(judge::fault_in_connected(grid) == "");
                CHECK(grid.passage_count({0, 0}) == 2);
                CHECK(grid.passage_count({width / 2, 15}) == 4);
                if (mirrored) CHECK(is_symmetric(grid));
            }
        }
    }
}

TEST_CASE("dead ends never take the share of loops below fifteen percent") {
    Rng rng(1);
    WallPosts posts({20, 20}, false, {});
    maze::grow_pieces(posts, 50, maze::ChaseBase(), rng);
    Grid grid = posts.to_grid();
    maze::leave_dead_ends(posts, 1000, grid, rng);
    int sides = 0;
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x < 20; ++x)
            sides += grid.passage_count({x, y});
    }
    CHECK(sides / 2 - 399 == 60);
    CHECK(dead_ends_in(grid) == posts.loops() - 60);
}
