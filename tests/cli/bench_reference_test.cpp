#include "cli/bench_reference.hpp"

#include "tests/catch.hpp"

TEST_CASE("the reference carves a spanning tree, or its speed would mean nothing") {
    std::vector<std::uint8_t> cells;
    cli::carve_reference({30, 20}, 1, cells);
    int open_sides = 0;
    for (const std::uint8_t cell : cells) {
        CHECK((cell & 0x0FU) != 0);
        for (unsigned d = 0; d < 4; ++d)
            open_sides += static_cast<int>(cell >> d & 1U);
    }
    CHECK(open_sides == 2 * (30 * 20 - 1));
}
