#include "maze/generators/row_writer.hpp"

#include <vector>

#include "maze/geometry.hpp"
#include "maze/rng.hpp"
#include "tests/catch.hpp"

namespace {

using Planes = std::vector<std::uint64_t>;

bool has(const Planes& plane, std::size_t x) {
    return (plane[x / 64] >> (x % 64) & 1U) != 0;
}

Planes random_plane(std::size_t words, maze::Rng& rng) {
    Planes plane(words);
    for (std::uint64_t& word : plane)
        word = rng.next();
    return plane;
}

}  // namespace

TEST_CASE("either writer of rows gives each cell the sides of its bits and touches nothing behind the row") {
    maze::Rng rng(1);
    for (const maze::RowWriter write : {maze::write_row_portably, maze::fastest_row_writer()}) {
        for (std::size_t width = 1; width <= 200; ++width) {
            const std::size_t words = (width + 63) / 64;
            const Planes north = random_plane(words, rng);
            const Planes south = random_plane(words, rng);
            const Planes west = random_plane(words + 1, rng);
            constexpr std::uint8_t untouched = 0xAB;
            std::vector<std::uint8_t> cells(width + 80, untouched);
            write(cells.data(), width, {north.data(), west.data(), south.data()});
            for (std::size_t x = 0; x < cells.size(); ++x) {
                unsigned expected = untouched;
                if (x < width)
                    expected = (has(north, x) ? bit(maze::Direction::North) : 0U) |
                               (has(west, x + 1) ? bit(maze::Direction::East) : 0U) |
                               (has(south, x) ? bit(maze::Direction::South) : 0U) |
                               (has(west, x) ? bit(maze::Direction::West) : 0U);
                CAPTURE(width, x);
                REQUIRE(cells[x] == expected);
            }
        }
    }
}
