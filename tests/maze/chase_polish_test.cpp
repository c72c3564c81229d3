#include "maze/chase_polish.hpp"

#include "maze/chase_growth.hpp"
#include "maze/chase_penalty.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::ChasePenalty;
using maze::Rng;
using maze::WallPosts;

TEST_CASE("polishing lowers the penalty to a fraction and never raises it") {
    const maze::ChaseBase none;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        WallPosts posts({15, 40}, seed % 2 == 0, {});
        Rng rng(seed);
        maze::grow_pieces(posts, 50, none, rng);
        ChasePenalty penalty(posts, none);
        const auto cost = [&] {
            const ChasePenalty::Part part = penalty.whole();
            return part.cost + penalty.of_counts(posts.loops(), part.crossings);
        };
        const std::int64_t rough = cost();
        std::int64_t before = rough;
        for (int sweep = 0; sweep < 6; ++sweep) {
            maze::polish_pieces(posts, 1, none, rng);
            INFO(judge::picture(posts.to_grid()));
            REQUIRE(cost() <= before);
            before = cost();
        }
        CHECK(before < rough / 2);
    }
}
