#include "maze/generators/ahead_picker.hpp"

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

TEST_CASE("picks ahead are those of an even picker") {
    maze::Rng rng(5);
    maze::RandomBytes bytes(rng);
    maze::AheadPicker ahead(bytes);
    maze::Rng same_numbers(5);
    maze::EvenPicker even(same_numbers);
    maze::Rng masks(6);
    for (int i = 0; i < 5000; ++i) {
        const unsigned mask = masks.below(16);
        REQUIRE(ahead.pick(mask) == even.pick(mask));
    }
}
