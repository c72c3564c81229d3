#pragma once
// Finding dead ends fast: nine cells in ten are none, so eight are looked at together.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "maze/grid.hpp"

namespace maze {

/// Whether a cell's byte has exactly one side open, and nothing else set.
[[nodiscard]] constexpr bool is_dead_end(std::uint8_t cell) {
    return cell == 1 || cell == 2 || cell == 4 || cell == 8;
}

/// The direction of the one open side of a dead end.
[[nodiscard]] constexpr unsigned only_direction(std::uint8_t cell) {
    constexpr std::array<std::uint8_t, 9> directions{0, 0, 1, 0, 2, 0, 0, 0, 3};
    return directions[cell];
}

/// Whether one of eight cells is a dead end, all eight bytes at once: it is not 0 but becomes 0 by losing
/// its lowest bit. Bytes with a high bit set may be taken for one.
[[nodiscard]] inline bool has_dead_end(const std::uint8_t* eight_cells) {
    constexpr std::uint64_t ones = 0x0101010101010101U;
    constexpr std::uint64_t high_bits = ones << 7U;
    std::uint64_t cells = 0;
    std::memcpy(&cells, eight_cells, sizeof cells);
    const std::uint64_t less_one = (cells | high_bits) - ones;  // the high bits stop borrows
    const std::uint64_t rest = cells & less_one & (ones * 0x0FU);
    const std::uint64_t is_set = (cells & ~high_bits) + ones * 0x7FU;
    const std::uint64_t has_rest = rest + ones * 0x7FU;
    return (is_set & ~has_rest & high_bits) != 0;
}

/// Calls visit(Point) for every cell that is a dead end when its turn comes, row by row; visit may change
/// the grid.
template <class Visit>
void for_each_dead_end(const Grid& grid, Visit visit) {
    constexpr int block = 8;
    for (int y = 0; y < grid.height(); ++y) {
        const std::uint8_t* row = grid.row(y);
        for (int x = 0; x < grid.width(); x += block) {
            if (x + block <= grid.width() && !has_dead_end(row + x)) continue;
            const int end = std::min(x + block, grid.width());
            for (int i = x; i < end; ++i) {
                if (is_dead_end(row[i])) visit(Point{i, y});
            }
        }
    }
}

}  // namespace maze
