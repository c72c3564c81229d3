#include "cli/random_seed.hpp"

#include <set>

#include "tests/catch.hpp"

TEST_CASE("twenty boards without a seed are twenty different boards") {
    std::set<std::uint64_t> seeds;
    for (int i = 0; i < 20; ++i)
        seeds.insert(cli::random_seed());
    CHECK(seeds.size() == 20);
}
