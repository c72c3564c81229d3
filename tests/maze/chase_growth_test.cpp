#include "maze/chase_growth.hpp"

#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Direction;
using maze::Grid;
using maze::Rng;
using maze::Size;
using maze::WallPosts;

namespace {

WallPosts grown(Size size, bool mirrored, std::uint64_t seed, int turns = 50,
                const maze::ChaseBase& base = maze::ChaseBase()) {
    WallPosts posts(size, mirrored, {});
    Rng rng(seed);
    maze::grow_pieces(posts, turns, base, rng);
    return posts;
}

// Inner posts whose walls form a corner.
int bends_in(const WallPosts& posts) {
    int bends = 0;
    for (int y = 1; y < posts.cells().height; ++y) {
        for (int x = 1; x < posts.cells().width; ++x) {
            const maze::Post post = posts.at(x, y);
            const bool upright =
                posts.has_wall(post, Direction::North) || posts.has_wall(post, Direction::South);
            const bool level = posts.has_wall(post, Direction::East) || posts.has_wall(post, Direction::West);
            bends += upright && level ? 1 : 0;
        }
    }
    return bends;
}

int upright_walls_in(const WallPosts& posts) {
    int walls = 0;
    for (int y = 1; y < posts.cells().height; ++y) {
        for (int x = 1; x < posts.cells().width; ++x)
            walls += posts.has_wall(posts.at(x, y), Direction::South) ? 1 : 0;
    }
    return walls;
}

}  // namespace

TEST_CASE("growing leaves no post free and few pieces small or large") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const WallPosts posts = grown({13, 9}, seed % 2 == 0, seed);
        int odd_ones = 0;
        for (int y = 1; y < 9; ++y) {
            for (int x = 1; x < 13; ++x) {
                REQUIRE_FALSE(posts.is_free(posts.at(x, y)));
                const int size = posts.piece_size(posts.at(x, y));
                odd_ones += size == 1 || size > 8 ? 1 : 0;
            }
        }
        INFO(judge::picture(posts.to_grid()));
        CHECK(odd_ones <= 24);
        CHECK(posts.loops() >= 14);
        CHECK(posts.loops() <= 30);
    }
}

TEST_CASE("every side of a board gets a stub") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const WallPosts posts = grown({13, 9}, true, seed);
        bool on_top = false;
        bool on_the_left = false;
        for (int x = 1; x < 13; ++x)
            on_top = on_top || posts.has_wall(posts.at(x, 1), Direction::North);
        for (int y = 1; y < 9; ++y)
            on_the_left = on_the_left || posts.has_wall(posts.at(1, y), Direction::West);
        INFO(judge::picture(posts.to_grid()));
        CHECK(on_top);
        CHECK(on_the_left);
    }
}

TEST_CASE("more turns make more bends") {
    int straight = 0;
    int usual = 0;
    int bent = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        straight += bends_in(grown({40, 40}, false, seed, 0));
        usual += bends_in(grown({40, 40}, false, seed, 50));
        bent += bends_in(grown({40, 40}, false, seed, 100));
    }
    CHECK(straight < usual);
    CHECK(usual < bent);
}

TEST_CASE("pieces follow the walls of a base") {
    Grid columns(Size{30, 30});
    for (int x = 0; x < 30; ++x) {
        for (int y = 0; y + 1 < 30; ++y)
            columns.open({x, y}, Direction::South);
    }
    const int without = upright_walls_in(grown({30, 30}, true, 1));
    const int with = upright_walls_in(grown({30, 30}, true, 1, 50, maze::ChaseBase(columns)));
    CHECK(with > without * 5 / 4);
}
