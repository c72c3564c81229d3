#include "maze/generators/pick.hpp"

#include <array>
#include <cstdlib>

#include "tests/catch.hpp"

TEST_CASE("each direction of a mask is picked as often as every other and no other ever") {
    maze::Rng rng(1);
    maze::EvenPicker picker(rng);
    for (unsigned mask = 1; mask < 16; ++mask) {
        std::array<int, 4> counts{};
        unsigned members = 0;
        for (unsigned d = 0; d < 4; ++d)
            members += (mask >> d) & 1U;
        for (unsigned i = 0; i < 12'000; ++i)
            ++counts.at(picker.pick(mask));
        for (unsigned d = 0; d < 4; ++d) {
            CAPTURE(mask, d);
            const int expected = ((mask >> d) & 1U) != 0 ? static_cast<int>(12'000 / members) : 0;
            CHECK(std::abs(counts.at(d) - expected) < 300);
        }
    }
}

TEST_CASE("0 turns keeps the heading, 100 leaves it, 50 does not care") {
    maze::Rng rng(2);
    std::array<int, 4> counts{};
    for (int i = 0; i < 8000; ++i) {
        CHECK(maze::pick_with_turns(0b1111, 2, 0, rng) == 2);
        CHECK(maze::pick_with_turns(0b1111, 2, 100, rng) != 2);
        CHECK(maze::pick_with_turns(0b0100, 2, 100, rng) == 2);
        CHECK(maze::pick_with_turns(0b1010, 2, 0, rng) % 2 == 1);
        ++counts.at(maze::pick_with_turns(0b1111, 2, 50, rng));
    }
    for (const int count : counts)
        CHECK(std::abs(count - 2000) < 250);
}

TEST_CASE("of no direction none is picked") {
    maze::Rng rng(3);
    maze::EvenPicker picker(rng);
    for (int i = 0; i < 1000; ++i)
        REQUIRE(picker.pick(0) == maze::no_direction);
}
