#pragma once
// Finding dead ends fast: nine cells in ten are none, so eight are looked at together.

#include <bit>
#include <cstdint>
#include <cstring>

#include "maze/grid.hpp"

namespace maze {

/// Whether a cell's byte has exactly one side open, and nothing else set.
[[nodiscard]] constexpr bool is_dead_end(std::uint8_t cell) {
    return cell == 1 || cell == 2 || cell == 4 || cell == 8;
}

[[nodiscard]] constexpr std::uint64_t reversed_bytes(std::uint64_t word) {
    std::uint64_t result = 0;
    for (unsigned i = 0; i < 8; ++i)
        result |= (word >> (8 * i) & 0xFFU) << (56 - 8 * i);
    return result;
}

/// Which of eight cells are dead ends, one bit each from the first cell on. All eight bytes at once: a dead
/// end is not 0 but becomes 0 by losing its lowest bit. A byte with high bits set may be taken for one.
[[nodiscard]] inline unsigned dead_ends_of_eight(const std::uint8_t* eight_cells) {
    constexpr std::uint64_t ones = 0x0101010101010101U;
    constexpr std::uint64_t high_bits = ones << 7U;
    std::uint64_t cells = 0;
    std::memcpy(&cells, eight_cells, sizeof cells);
    if constexpr (std::endian::native == std::endian::big) cells = reversed_bytes(cells);
    const std::uint64_t less_one = (cells | high_bits) - ones;  // the high bits stop borrows
    const std::uint64_t rest = cells & less_one & (ones * 0x0FU);
    const std::uint64_t is_set = (cells & ~high_bits) + ones * 0x7FU;
    const std::uint64_t has_rest = rest + ones * 0x7FU;
    const std::uint64_t found = (is_set & ~has_rest & high_bits) >> 7U;
    // The multiplication gathers the lowest bits of all bytes in the highest byte.
    return static_cast<unsigned>(found * 0x0102040810204080U >> 56U);
}

/// Calls visit(Point) for every cell that is a dead end when its turn comes, row by row; visit may change
/// the grid, but a cell that it makes a dead end may be passed over.
template <class Visit>
void for_each_dead_end(const Grid& grid, Visit visit) {
    constexpr int block = 8;
    for (int y = 0; y < grid.height(); ++y) {
        const std::uint8_t* row = grid.row(y);
        int x = 0;
        for (; x + block <= grid.width(); x += block) {
            for (unsigned found = dead_ends_of_eight(row + x); found != 0; found &= found - 1) {
                const int i = x + std::countr_zero(found);
                if (is_dead_end(row[i])) visit(Point{i, y});
            }
        }
        for (; x < grid.width(); ++x) {
            if (is_dead_end(row[x])) visit(Point{x, y});
        }
    }
}

}  // namespace maze
