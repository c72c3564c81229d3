#pragma once
// Finding dead ends fast: nine cells in ten are none, so many are looked at together.

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
/// end is not 0 but becomes 0 by losing its lowest bit. A byte with its highest bit set may be taken for one.
[[nodiscard]] inline std::uint64_t dead_ends_of_eight(const std::uint8_t* eight_cells) {
    constexpr std::uint64_t ones = 0x0101010101010101U;
    std::uint64_t cells = 0;
    std::memcpy(&cells, eight_cells, sizeof cells);
    if constexpr (std::endian::native == std::endian::big) cells = reversed_bytes(cells);
    // Adding 127 to a byte below 128 subtracts 1 in its lower bits and tells in its highest whether it was 0.
    cells &= ones * 0x7FU;
    const std::uint64_t less_one = cells + ones * 0x7FU;
    const std::uint64_t rest = cells & less_one & (ones * 0x7FU);
    const std::uint64_t found = less_one & ~(rest + ones * 0x7FU) & (ones * 0x80U);
    // The multiplication gathers the highest bits of all bytes in the highest byte.
    return found * 0x0002040810204081U >> 56U;
}

/// Calls visit(Point) row by row for every cell that was a dead end when the scan came to the 64 cells it is
/// among: visit may change the grid, so it has to look again.
template <class Visit>
void for_each_likely_dead_end(const Grid& grid, Visit visit) {
    constexpr int block = 64;
    const auto visit_all = [&visit](std::uint64_t found, int x, int y) {
        for (; found != 0; found &= found - 1)
            visit(Point{x + std::countr_zero(found), y});
    };
    for (int y = 0; y < grid.height(); ++y) {
        const std::uint8_t* row = grid.row(y);
        int x = 0;
        for (; x + block <= grid.width(); x += block) {
            // A whole word of them before the first visit: whether a cell is one is hard to predict, and a
            // loop over set bits asks once a word.
            std::uint64_t found = 0;
            for (int i = 0; i < block; i += 8)
                found |= dead_ends_of_eight(row + x + i) << i;
            visit_all(found, x, y);
        }
        std::uint64_t found = 0;
        int i = 0;
        for (; x + i + 8 <= grid.width(); i += 8)
            found |= dead_ends_of_eight(row + x + i) << i;
        for (; x + i < grid.width(); ++i)
            found |= std::uint64_t{is_dead_end(row[x + i])} << i;
        visit_all(found, x, y);
    }
}

/// Calls visit(Point) for every cell that is a dead end when its turn comes, row by row; visit may change
/// the grid, but a cell that it makes a dead end may be passed over.
template <class Visit>
void for_each_dead_end(const Grid& grid, Visit visit) {
    for_each_likely_dead_end(grid, [&](Point p) {
        if (is_dead_end(grid.row(p.y)[p.x])) visit(p);
    });
}

}  // namespace maze
