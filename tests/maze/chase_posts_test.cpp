#include "maze/chase_posts.hpp"

#include "maze/rng.hpp"
#include "tests/catch.hpp"
#include "tests/maze/chase_judge.hpp"
#include "tests/maze/judge.hpp"

using maze::Direction;
using maze::Grid;
using maze::Point;
using maze::Post;
using maze::Rng;
using maze::Size;
using maze::WallPosts;

namespace {

void isolate_all(WallPosts& posts) {
    for (int y = 1; y < posts.cells().height; ++y) {
        for (int x = 1; x < posts.cells().width; ++x) {
            if (posts.is_free(posts.at(x, y))) posts.isolate(posts.at(x, y));
        }
    }
}

// Any move at all; true if it was legal.
bool random_move(WallPosts& posts, Rng& rng) {
    const auto draw = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    const int x = 1 + draw(posts.cells().width - 1);
    const int y = 1 + draw(posts.cells().height - 1);
    const Direction d = maze::all_directions[rng.below(4)];
    const int kind = draw(10);
    if (kind == 0) return posts.isolate(posts.at(x, y));
    return kind == 1 ? posts.pair(posts.at(x, y), d) : posts.join(posts.at(x, y), d);
}

int loops_of(const Grid& grid, int cells) {
    int sides = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            sides += grid.passage_count({x, y});
    }
    return sides / 2 - cells + 1;
}

std::string fault_without_hall(const WallPosts& posts, const std::vector<Point>& closed = {}) {
    const std::string fault = judge::fault_in_chase_board(posts.to_grid(), posts.mirrored(), closed);
    const bool is_another_matter = fault.rfind("an open area", 0) == 0 ||
                                   fault.rfind("loops are not", 0) == 0 ||
                                   fault.rfind("too few loops", 0) == 0;
    return is_another_matter ? "" : fault;
}

}  // namespace

TEST_CASE("whatever moves are made, no bridge, dead end, closed corner or closed centre comes of them") {
    for (const Size size :
         {Size{2, 2}, Size{2, 9}, Size{3, 5}, Size{6, 6}, Size{7, 5}, Size{12, 8}, Size{13, 9}}) {
        for (const bool mirrored : {false, true}) {
            CAPTURE(size.width, size.height, mirrored);
            WallPosts posts(size, mirrored, {});
            isolate_all(posts);
            Rng rng(7);
            for (int i = 0; i < 400; ++i) {
                if (random_move(posts, rng)) REQUIRE(fault_without_hall(posts) == "");
            }
        }
    }
}

TEST_CASE("a board has as many loops as it has pieces off the border") {
    for (const bool mirrored : {false, true}) {
        WallPosts posts({12, 9}, mirrored, {});
        isolate_all(posts);
        CHECK(posts.loops() == 11 * 8);
        Rng rng(3);
        for (int i = 0; i < 500; ++i) {
            random_move(posts, rng);
            REQUIRE(posts.loops() == loops_of(posts.to_grid(), posts.free_cells()));
        }
    }
}

TEST_CASE("a move taken back leaves no trace") {
    for (const bool mirrored : {false, true}) {
        WallPosts posts({10, 7}, mirrored, {});
        isolate_all(posts);
        Rng rng(11);
        int changes = 0;
        for (int i = 0; i < 1000; ++i) {
            const Grid before = posts.to_grid();
            const int loops = posts.loops();
            if (!random_move(posts, rng)) {
                REQUIRE(posts.to_grid() == before);
                continue;
            }
            changes += posts.to_grid() == before ? 0 : 1;
            if (i % 3 == 0) continue;
            posts.undo();
            REQUIRE(posts.to_grid() == before);
            REQUIRE(posts.loops() == loops);
        }
        CHECK(changes > 200);
    }
}

TEST_CASE("a post that leaves the middle of a piece leaves two pieces behind") {
    WallPosts posts({9, 9}, false, {});
    isolate_all(posts);
    const Post middle = posts.at(3, 2);
    REQUIRE(posts.pair(posts.at(2, 2), Direction::East));
    REQUIRE(posts.join(posts.at(4, 2), Direction::West));
    CHECK(posts.piece_size(middle) == 3);
    const int loops = posts.loops();
    REQUIRE(posts.isolate(middle));
    CHECK(posts.loops() == loops + 2);
    CHECK_FALSE(posts.piece(posts.at(2, 2)) == posts.piece(posts.at(4, 2)));
}

TEST_CASE("a stub cut off from the border is a piece of its own") {
    WallPosts posts({9, 9}, false, {});
    isolate_all(posts);
    REQUIRE(posts.join(posts.at(4, 1), Direction::North));
    REQUIRE(posts.join(posts.at(4, 2), Direction::North));
    CHECK(posts.is_rooted(posts.at(4, 2)));
    REQUIRE(posts.isolate(posts.at(4, 1)));
    CHECK_FALSE(posts.is_rooted(posts.at(4, 2)));
    CHECK(posts.piece_size(posts.at(4, 2)) == 1);
}

TEST_CASE("a post may not close a ring of walls") {
    WallPosts posts({9, 9}, false, {});
    isolate_all(posts);
    REQUIRE(posts.pair(posts.at(2, 2), Direction::East));
    REQUIRE(posts.join(posts.at(3, 3), Direction::North));
    CHECK_FALSE(posts.join(posts.at(2, 3), Direction::North));
    CHECK_FALSE(posts.join(posts.at(2, 3), Direction::East));
    REQUIRE(posts.join(posts.at(3, 1), Direction::North));
    CHECK_FALSE(posts.join(posts.at(2, 1), Direction::North));
}

TEST_CASE("a piece that reaches the axis of the mirror becomes one with its image") {
    WallPosts even({8, 8}, true, {});
    isolate_all(even);
    REQUIRE(even.pair(even.at(3, 2), Direction::East));
    CHECK(even.piece_size(even.at(4, 2)) == 3);
    CHECK(even.piece(even.at(5, 2)) == even.piece(even.at(3, 2)));
    REQUIRE(even.pair(even.at(2, 6), Direction::East));
    REQUIRE(even.join(even.at(4, 6), Direction::West));
    CHECK(even.piece_size(even.at(4, 6)) == 5);

    WallPosts odd({9, 9}, true, {});
    isolate_all(odd);
    REQUIRE(odd.pair(odd.at(4, 2), Direction::East));
    CHECK(odd.piece_size(odd.at(5, 2)) == 2);
}

TEST_CASE("stamps are pieces that never change, in whose gaps corridors stay open") {
    // A U whose mouth is one cell wide, and a block that touches its corner.
    const std::vector<Point> closed{{3, 3}, {3, 4}, {3, 5}, {4, 5}, {5, 5}, {5, 4}, {5, 3}, {6, 6}};
    WallPosts posts({11, 10}, false, closed);
    isolate_all(posts);
    CHECK(posts.free_cells() == 102);
    Rng rng(5);
    for (int i = 0; i < 500; ++i) {
        random_move(posts, rng);
        REQUIRE(fault_without_hall(posts, closed) == "");
    }
    CHECK(posts.to_grid().passages({4, 4}) == maze::bit(Direction::North));
}
