#include "maze/seed.hpp"

#include <algorithm>
#include <vector>

#include "tests/catch.hpp"

using maze::seed_from_text;

TEST_CASE("decimal digits are the number itself") {
    CHECK(seed_from_text("0") == 0);
    CHECK(seed_from_text("42") == 42);
    CHECK(seed_from_text("007") == 7);
    CHECK(seed_from_text("4294967296") == 4294967296U);
    CHECK(seed_from_text("18446744073709551615") == 18446744073709551615U);
}

TEST_CASE("every other text is hashed, and the hash is pinned", "[golden]") {
    CHECK(seed_from_text("abc") == 996580060897260808U);
    CHECK(seed_from_text("") == 17665956581633026203U);
    std::vector<std::uint64_t> seeds;
    for (const char* text :
         {"18446744073709551616", "-1", "1.5", " 1", "1 ", "+1", "0x1", "abc", "Abc", "", "abd", "\xC3\xA4"})
        seeds.push_back(seed_from_text(text));
    std::sort(seeds.begin(), seeds.end());
    CHECK(std::adjacent_find(seeds.begin(), seeds.end()) == seeds.end());
    CHECK(seeds.front() > 1'000'000);  // no text falls on a number that people type
}

TEST_CASE("the series starts at its first seed and may be entered anywhere") {
    CHECK(maze::series_seed(42, 0) == 42);
    CHECK(maze::series_seed(42, 1) == maze::next_seed(42));
    CHECK(maze::next_seed(maze::next_seed(42)) == maze::series_seed(42, 2));
    CHECK(maze::series_seed(maze::series_seed(9, 1000), 4000) == maze::series_seed(9, 5000));
    CHECK(maze::next_seed(42) == 11719558610137784043U);
}

TEST_CASE("a series does not come back to a seed it has been at") {
    std::vector<std::uint64_t> seeds{0};
    for (int i = 0; i < 10'000; ++i)
        seeds.push_back(maze::next_seed(seeds.back()));
    std::sort(seeds.begin(), seeds.end());
    CHECK(std::adjacent_find(seeds.begin(), seeds.end()) == seeds.end());
}
