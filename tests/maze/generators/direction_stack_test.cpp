#include "maze/generators/direction_stack.hpp"

#include <vector>

#include "maze/rng.hpp"
#include "tests/catch.hpp"

TEST_CASE("a stack of directions gives back what a plain one does, through pushes and pops in any order") {
    constexpr int most_moves = 1000;
    maze::DirectionStackStore store(most_moves);
    maze::DirectionStack stack(store);
    std::vector<unsigned> plain;
    maze::Rng rng(3);
    for (int i = 0; i < 20'000; ++i) {
        REQUIRE(stack.is_empty() == plain.empty());
        // Long climbs and falls, so that full and empty words are met from both sides.
        const bool wants_push = rng.chance_percent(i / 500 % 2 == 0 ? 80 : 20);
        if (plain.empty() || (wants_push && plain.size() < most_moves)) {
            plain.push_back(rng.below(4));
            stack.push(plain.back());
            continue;
        }
        REQUIRE(stack.top() == plain.back());
        REQUIRE(stack.pop() == plain.back());
        plain.pop_back();
    }
}

TEST_CASE("a stack of directions holds as many moves as it was made for") {
    for (const unsigned most_moves : {1U, 31U, 32U, 62U, 63U, 100U}) {
        maze::DirectionStackStore store(most_moves);
        maze::DirectionStack stack(store);
        for (unsigned i = 0; i < most_moves; ++i)
            stack.push(i % 4);
        for (unsigned i = most_moves; i-- > 0;)
            REQUIRE(stack.pop() == i % 4);
        CHECK(stack.is_empty());
    }
}
