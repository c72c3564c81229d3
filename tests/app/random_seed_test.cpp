#include "app/random_seed.hpp"

#include <set>

#include "tests/catch.hpp"

TEST_CASE("twenty starts within a second get at least nineteen different seeds") {
    std::set<std::uint64_t> seeds;
    for (int i = 0; i < 20; ++i)
        seeds.insert(app::random_seed());
    CHECK(seeds.size() >= 19);
    CHECK(*seeds.rbegin() < 1'000'000'000);
}
