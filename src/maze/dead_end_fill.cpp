#include "maze/dead_end_fill.hpp"

#include <array>
#include <cstddef>

#include "maze/dead_end_scan.hpp"

namespace maze {

namespace {

// A bit that keeps the ends from ever looking like dead ends.
constexpr std::uint8_t kept = 0x10;

// For each byte of a cell: how far away in memory the way out of a dead end leads; 0 if it is none. One
// look-up between a cell and the next, since the fill is as fast as that chain.
std::array<std::ptrdiff_t, 32> ways_out(std::ptrdiff_t stride) {
    std::array<std::ptrdiff_t, 32> ways{};
    ways[bit(Direction::North)] = -stride;
    ways[bit(Direction::East)] = 1;
    ways[bit(Direction::South)] = stride;
    ways[bit(Direction::West)] = -1;
    return ways;
}

// bit(opposite(d)) from bit(d).
constexpr unsigned opposite_bit(unsigned side) {
    return (side << 2U | side >> 2U) & 0x0FU;
}

}  // namespace

void fill_dead_ends(Grid& grid, Point end_a, Point end_b) {
    for (const Point p : {end_a, end_b})
        grid.row(p.y)[p.x] |= kept;
    const std::array<std::ptrdiff_t, 32> way_out = ways_out(grid.stride());
    for_each_likely_dead_end(grid, [&](Point p) {
        std::uint8_t* cell = grid.row(p.y) + p.x;
        unsigned sides = *cell;
        while (const std::ptrdiff_t way = way_out[sides]) {
            *cell = 0;
            cell += way;
            sides = *cell & ~opposite_bit(sides);
            *cell = static_cast<std::uint8_t>(sides);
        }
    });
    for (const Point p : {end_a, end_b})
        grid.row(p.y)[p.x] &= static_cast<std::uint8_t>(~kept);
}

}  // namespace maze
