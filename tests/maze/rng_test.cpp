#include "maze/rng.hpp"

#include <algorithm>
#include <vector>

#include "tests/catch.hpp"

using maze::Rng;

TEST_CASE("the same seed gives the same numbers for ever", "[golden]") {
    Rng rng(42);
    CHECK(rng.next() == 7719901437292721557U);
    CHECK(rng.next() == 2441756871135518823U);
    CHECK(rng.next() == 5946423740235477279U);
    CHECK(Rng(0).next() == 1239000214804396847U);
    CHECK(Rng(42, 1).next() == 4665058689453434920U);
    Rng dice(7);
    std::vector<unsigned> throws;
    for (int i = 0; i < 12; ++i)
        throws.push_back(dice.below(6) + 1);
    CHECK(throws == std::vector<unsigned>{5, 1, 5, 1, 2, 5, 6, 6, 6, 3, 2, 3});
}

TEST_CASE("neighbouring seeds and streams start unrelated sequences") {
    std::vector<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        for (std::uint64_t stream = 0; stream < 5; ++stream) {
            Rng rng(seed, stream);
            for (int i = 0; i < 4; ++i)
                firsts.push_back(rng.next());
        }
    }
    std::sort(firsts.begin(), firsts.end());
    CHECK(std::adjacent_find(firsts.begin(), firsts.end()) == firsts.end());
}

TEST_CASE("numbers below a bound stay below it and come up evenly") {
    Rng rng(1);
    for (const std::uint32_t n : {1U, 2U, 3U, 7U, 10U}) {
        std::vector<int> counts(n);
        for (std::uint32_t i = 0; i < 10'000 * n; ++i)
            ++counts.at(rng.below(n));
        for (const int count : counts)
            CHECK(std::abs(count - 10'000) < 500);
    }
    for (int i = 0; i < 100; ++i)
        CHECK(rng.below(0xFFFFFFFFU) < 0xFFFFFFFFU);
}

TEST_CASE("no chance is never and every chance is always") {
    Rng rng(3);
    int hits = 0;
    for (int i = 0; i < 10'000; ++i) {
        CHECK_FALSE(rng.chance_percent(0));
        CHECK(rng.chance_percent(100));
        hits += rng.chance_percent(30) ? 1 : 0;
    }
    CHECK(std::abs(hits - 3000) < 250);
}

TEST_CASE("a copy goes on where the original stood") {
    Rng rng(5);
    rng.next();
    Rng fork = rng;
    CHECK(fork == rng);
    CHECK(fork.next() == rng.next());
    rng.next();
    CHECK_FALSE(fork == rng);
}

TEST_CASE("shuffling loses nothing and reaches every order") {
    Rng rng(8);
    std::vector<std::vector<int>> seen;
    for (int i = 0; i < 500; ++i) {
        std::vector<int> cards{1, 2, 3, 4};
        maze::shuffle(cards, rng);
        std::vector<int> sorted = cards;
        std::sort(sorted.begin(), sorted.end());
        CHECK(sorted == std::vector<int>{1, 2, 3, 4});
        seen.push_back(cards);
    }
    std::sort(seen.begin(), seen.end());
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    CHECK(seen.size() == 24);
}
