#include "maze/generators/canvas.hpp"

#include <cstddef>
#include <cstring>

namespace maze {

namespace {

constexpr std::uint8_t choice(Direction d) {
    return static_cast<std::uint8_t>(bit(d) << 4U);
}

void forbid(std::uint8_t& cell, Direction d) {
    cell = static_cast<std::uint8_t>(cell & ~choice(d));
}

}  // namespace

void mark_choices(Grid& grid, const std::vector<Point>& closed) {
    const int w = grid.width();
    const int h = grid.height();
    for (int y = 0; y < h; ++y) {
        std::memset(grid.row(y), 0xF0, static_cast<std::size_t>(w));
        forbid(grid.row(y)[0], Direction::West);
        forbid(grid.row(y)[w - 1], Direction::East);
    }
    for (int x = 0; x < w; ++x) {
        forbid(grid.row(0)[x], Direction::North);
        forbid(grid.row(h - 1)[x], Direction::South);
    }
    for (const Point p : closed) {
        grid.row(p.y)[p.x] = 0;
        for (const Direction d : all_directions) {
            const Point q = step(p, d);
            if (grid.contains(q)) forbid(grid.row(q.y)[q.x], opposite(d));
        }
    }
}

void clear_choices(Grid& grid) {
    for (int y = 0; y < grid.height(); ++y) {
        std::uint8_t* row = grid.row(y);
        for (int x = 0; x < grid.width(); ++x)
            row[x] &= 0x0FU;
    }
}

Point random_start(const Grid& grid, Rng& rng) {
    // A stamp covers a small part of a board, so a few draws find a free cell; the scan afterwards
    // serves boards of which little or nothing is free.
    for (int attempt = 0; attempt < 64; ++attempt) {
        const Point p{static_cast<int>(rng.below(static_cast<std::uint32_t>(grid.width()))),
                      static_cast<int>(rng.below(static_cast<std::uint32_t>(grid.height())))};
        if (choices(grid, p) != 0) return p;
    }
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (choices(grid, {x, y}) != 0) return {x, y};
        }
    }
    return {-1, -1};
}

}  // namespace maze
