#include "maze/dead_end_fill.hpp"

#include <array>
#include <cstddef>

#include "maze/dead_end_scan.hpp"

namespace maze {

namespace {

// For each byte of a cell: 1 + the direction of its one open side if it is a dead end, else 0.
constexpr std::array<std::uint8_t, 256> make_dead_end_ways() {
    std::array<std::uint8_t, 256> ways{};
    for (unsigned d = 0; d < 4; ++d)
        ways[std::size_t{1} << d] = static_cast<std::uint8_t>(d + 1);
    return ways;
}
constexpr std::array<std::uint8_t, 256> dead_end_ways = make_dead_end_ways();

}  // namespace

void fill_dead_ends(Grid& grid, Point end_a, Point end_b) {
    // An extra bit keeps the ends from ever looking like dead ends.
    constexpr std::uint8_t kept = 0x80;
    for (const Point p : {end_a, end_b})
        grid.row(p.y)[p.x] |= kept;
    const std::array<std::ptrdiff_t, 4> offset{-grid.stride(), 1, grid.stride(), -1};
    for_each_dead_end(grid, [&](Point p) {
        std::uint8_t* cell = grid.row(p.y) + p.x;
        std::uint8_t sides = *cell;
        while (const unsigned way_out = dead_end_ways[sides]) {
            const unsigned d = way_out - 1U;
            *cell = 0;
            cell += offset[d];
            sides = static_cast<std::uint8_t>(*cell & ~(1U << (d ^ 2U)));
            *cell = sides;
        }
    });
    for (const Point p : {end_a, end_b})
        grid.row(p.y)[p.x] &= static_cast<std::uint8_t>(~kept);
}

}  // namespace maze
