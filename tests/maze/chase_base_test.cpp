#include "maze/chase_base.hpp"

#include "maze/generate.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::ChaseBase;
using maze::Direction;
using maze::Grid;
using maze::Post;
using maze::WallPosts;

namespace {

// The posts on both sides of a passage or wall between a cell and its neighbour have it between them.
bool wall_between(const Grid& grid, const WallPosts& posts, Post post, Direction d) {
    const int x = posts.column(post);
    const int y = posts.row(post);
    switch (d) {
        case Direction::North:
            return !grid.is_open({x - 1, y - 1}, Direction::East);
        case Direction::East:
            return !grid.is_open({x, y - 1}, Direction::South);
        case Direction::South:
            return !grid.is_open({x - 1, y}, Direction::East);
        case Direction::West:
            return !grid.is_open({x - 1, y - 1}, Direction::South);
    }
    return false;
}

}  // namespace

TEST_CASE("no base has no walls") {
    const WallPosts posts({5, 5}, true, {});
    CHECK(ChaseBase().is_none());
    CHECK_FALSE(ChaseBase().has_wall(posts, posts.at(2, 2), Direction::East));
}

TEST_CASE("a base has the walls of its maze, or of its left half and the image of that") {
    for (const int width : {8, 9}) {
        const Grid grid = maze::generate(judge::spec_of(width, 7, 4)).grid;
        const ChaseBase base(grid);
        const WallPosts plain({width, 7}, false, {});
        const WallPosts mirrored({width, 7}, true, {});
        for (int y = 1; y < 7; ++y) {
            for (int x = 1; x < width; ++x) {
                for (const Direction d : maze::all_directions) {
                    CAPTURE(width, x, y, maze::letter(d));
                    const Post post = plain.at(x, y);
                    CHECK(base.has_wall(plain, post, d) == wall_between(grid, plain, post, d));
                    if (2 * x < width) {
                        CHECK(base.has_wall(mirrored, post, d) == wall_between(grid, plain, post, d));
                        CHECK(base.has_wall(mirrored, mirrored.mirror(post), mirrored.mirror(d)) ==
                              base.has_wall(mirrored, post, d));
                    }
                }
            }
        }
    }
}
