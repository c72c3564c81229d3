#include "maze/open_area.hpp"

#include <array>
#include <cstddef>

namespace maze {

namespace {

// The sides that each cell of an open block must have open, row by row.
constexpr unsigned n = bit(Direction::North), e = bit(Direction::East), s = bit(Direction::South),
                   w = bit(Direction::West);
constexpr std::array<std::array<unsigned, 3>, 3> block{
    {{e | s, e | s | w, s | w}, {n | e | s, n | e | s | w, n | s | w}, {n | e, n | e | w, n | w}}};

// Whether the block around `centre` is open when `p` and `q` are counted as having extra open sides.
bool is_open_around(const Grid& grid, Point centre, Point p, unsigned extra_p, Point q, unsigned extra_q) {
    const Point corner{centre.x - 1, centre.y - 1};
    if (!grid.contains(corner) || !grid.contains({centre.x + 1, centre.y + 1})) return false;
    const auto open_sides = [&](Point cell) {
        return grid.passages(cell) | (cell == p ? extra_p : 0U) | (cell == q ? extra_q : 0U);
    };
    if (open_sides(centre) != 15U) return false;
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            const unsigned wanted = block[static_cast<unsigned>(y)][static_cast<unsigned>(x)];
            if ((open_sides({corner.x + x, corner.y + y}) & wanted) != wanted) return false;
        }
    }
    return true;
}

std::ptrdiff_t offset(const Grid& grid, Direction d) {
    const Point by = step({0, 0}, d);
    return by.y * grid.stride() + by.x;
}

}  // namespace

bool would_open_area(const Grid& grid, Point p, Direction d) {
    const Point q = step(p, d);
    const Direction across = clockwise(d);
    const std::ptrdiff_t along_bytes = offset(grid, d);
    const std::ptrdiff_t across_bytes = offset(grid, across);
    const std::uint8_t* at_p = grid.row(p.y) + p.x;
    const std::uint8_t* at_q = at_p + along_bytes;
    // The spare rows make every byte readable, and a byte from beyond the border can only cost a look.
    const auto is_centre = [](unsigned cell) { return (cell & 0x0FU) == 15U; };
    if (!is_centre(at_p[across_bytes]) && !is_centre(at_p[-across_bytes]) && !is_centre(at_q[across_bytes]) &&
        !is_centre(at_q[-across_bytes]) && !is_centre(*at_p | bit(d)) && !is_centre(*at_q | bit(opposite(d))))
        return false;
    for (const Point end : {p, q}) {
        for (const Point centre : {end, step(end, across), step(end, opposite(across))}) {
            if (is_open_around(grid, centre, p, bit(d), q, bit(opposite(d)))) return true;
        }
    }
    return false;
}

std::vector<Point> open_areas(const Grid& grid) {
    std::vector<Point> corners;
    for (int y = 1; y + 1 < grid.height(); ++y) {
        const std::uint8_t* row = grid.row(y);
        for (int x = 1; x + 1 < grid.width(); ++x) {
            if ((row[x] & 0x0FU) == 15U && is_open_around(grid, {x, y}, {-1, -1}, 0, {-1, -1}, 0))
                corners.push_back({x - 1, y - 1});
        }
    }
    return corners;
}

}  // namespace maze
