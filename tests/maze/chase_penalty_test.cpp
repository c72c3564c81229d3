#include "maze/chase_penalty.hpp"

#include <algorithm>

#include "maze/generate.hpp"
#include "maze/rng.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::ChasePenalty;
using maze::Direction;
using maze::NumberSet;
using maze::Post;
using maze::Rng;
using maze::WallPosts;

namespace {

WallPosts lone_posts(maze::Size size, bool mirrored) {
    WallPosts posts(size, mirrored, {});
    for (int y = 1; y < size.height; ++y) {
        for (int x = 1; x < size.width; ++x) {
            if (posts.is_free(posts.at(x, y))) posts.isolate(posts.at(x, y));
        }
    }
    return posts;
}

}  // namespace

TEST_CASE("a set of numbers tells what is new, grows and forgets") {
    NumberSet set;
    for (int i = 0; i < 1000; ++i)
        REQUIRE(set.insert(i * 7919));
    for (int i = 0; i < 1000; ++i)
        REQUIRE_FALSE(set.insert(i * 7919));
    set.clear();
    CHECK(set.insert(0));
    CHECK_FALSE(set.insert(0));
}

TEST_CASE("what a move changes near by is what it changes on the whole board") {
    for (const bool mirrored : {false, true}) {
        WallPosts posts = lone_posts({11, 8}, mirrored);
        const maze::ChaseBase base(maze::generate(judge::spec_of(11, 8, 1)).grid);
        ChasePenalty penalty(posts, base);
        Rng rng(9);
        int legal = 0;
        for (int i = 0; i < 3000; ++i) {
            const int x = 1 + static_cast<int>(rng.below(10));
            const int y = 1 + static_cast<int>(rng.below(7));
            const Post post = posts.at(x, y);
            const Direction d = maze::all_directions[rng.below(4)];
            std::vector<Post> moved{post};
            if (posts.mirror(post) != post) moved.push_back(posts.mirror(post));
            const ChasePenalty::Part whole_before = penalty.whole();
            const ChasePenalty::Part near_before = penalty.near(moved);
            if (rng.below(10) == 0 ? !posts.isolate(post) : !posts.join(post, d)) continue;
            ++legal;
            const ChasePenalty::Part whole_after = penalty.whole();
            const ChasePenalty::Part near_after = penalty.near(moved);
            INFO(judge::picture(posts.to_grid()));
            REQUIRE(whole_after.cost - whole_before.cost == near_after.cost - near_before.cost);
            REQUIRE(whole_after.crossings - whole_before.crossings ==
                    near_after.crossings - near_before.crossings);
        }
        CHECK(legal > 500);
    }
}

TEST_CASE("halls, lone posts and too few loops cost more than tidy pieces") {
    WallPosts posts = lone_posts({9, 9}, false);
    const maze::ChaseBase none;
    ChasePenalty penalty(posts, none);
    const std::int64_t halls = penalty.whole().cost;
    for (int y = 1; y < 9; ++y) {
        for (int x = 1; x < 9; x += 2)
            posts.pair(posts.at(x, y), Direction::East);
    }
    CHECK(penalty.whole().cost < halls / 2);
    CHECK(penalty.of_counts(1, 1) > penalty.of_counts(14, 3));
    CHECK(penalty.of_counts(30, 3) > penalty.of_counts(14, 3));
    CHECK(penalty.of_counts(14, 12) > penalty.of_counts(14, 3));
    CHECK(penalty.of_counts(14, 3) == 0);
}
