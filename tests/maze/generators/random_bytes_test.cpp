#include "maze/generators/random_bytes.hpp"

#include "tests/catch.hpp"

TEST_CASE("random bytes are the generator's numbers, lowest byte first, with a mark behind them") {
    maze::Rng rng(7);
    maze::Rng same_numbers(7);
    maze::RandomBytes bytes(rng);
    for (int refill = 0; refill < 3; ++refill) {
        const std::uint16_t* next = bytes.refill();
        while (next != bytes.end()) {
            const std::uint64_t number = same_numbers.next();
            for (unsigned b = 0; b < 8; ++b)
                REQUIRE(*next++ == (number >> (8 * b) & 0xFFU));
        }
        CHECK(*next == maze::RandomBytes::end_mark);
    }
}
