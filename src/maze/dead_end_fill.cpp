#include "maze/dead_end_fill.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "maze/dead_end_scan.hpp"

namespace maze {

void fill_dead_ends(Grid& grid, Point end_a, Point end_b) {
    // An extra bit keeps the ends from ever looking like dead ends.
    constexpr std::uint8_t kept = 0x80;
    for (const Point p : {end_a, end_b})
        grid.row(p.y)[p.x] |= kept;
    const std::array<std::ptrdiff_t, 4> offset{-grid.stride(), 1, grid.stride(), -1};
    for_each_dead_end(grid, [&](Point p) {
        std::uint8_t* cell = grid.row(p.y) + p.x;
        while (is_dead_end(*cell)) {
            const unsigned d = only_direction(*cell);
            *cell = 0;
            cell += offset[d];
            *cell &= static_cast<std::uint8_t>(~(1U << (d ^ 2U)));
        }
    });
    for (const Point p : {end_a, end_b})
        grid.row(p.y)[p.x] &= static_cast<std::uint8_t>(~kept);
}

}  // namespace maze
