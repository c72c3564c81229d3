#include "maze/solve.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace maze {

namespace {

// Notes in the high bits of a working copy's cells: reached, and the direction it was reached by.
constexpr std::uint8_t reached = 0x80;
constexpr unsigned came_by_shift = 4;
constexpr std::uint8_t came_by_mask = 0x30;

using Offsets = std::array<std::ptrdiff_t, 4>;

Offsets offsets_of(const Grid& grid) {
    return {-grid.stride(), 1, grid.stride(), -1};
}

// Spreads from one cell wave by wave until the goal is reached; the two waves are short lists, for the
// rim of a search through corridors stays small. Answers whether the goal was reached. Which neighbours
// are new is a coin toss to a processor, so each is written to the list and counted only if it is.
bool spread(const Offsets& offset, std::uint8_t* from, const std::uint8_t* to) {
    std::vector<std::uint8_t*> wave{from};
    std::vector<std::uint8_t*> next_wave;
    std::size_t count = 1;
    *from |= reached;
    while (count > 0 && (*to & reached) == 0) {
        if (next_wave.size() < 4 * count) next_wave.resize(8 * count);
        std::uint8_t** next = next_wave.data();
        for (std::size_t i = 0; i < count; ++i) {
            std::uint8_t* cell = wave[i];
            const unsigned sides = *cell;
            for (unsigned d = 0; d < 4; ++d) {
                std::uint8_t* neighbour = cell + offset[d];
                const unsigned is_new = sides >> d & 1U & ~(unsigned{*neighbour} >> 7U);
                const unsigned note = reached | d << came_by_shift;
                *neighbour |= static_cast<std::uint8_t>(note & (0U - is_new));
                *next = neighbour;
                next += is_new;
            }
        }
        count = static_cast<std::size_t>(next - next_wave.data());
        wave.swap(next_wave);
    }
    return (*to & reached) != 0;
}

}  // namespace

std::vector<Direction> shortest_path(const Grid& grid, Point from, Point to) {
    if (from == to) return {};
    Grid notes = grid;
    const Offsets offset = offsets_of(notes);
    std::uint8_t* first = notes.row(from.y) + from.x;
    std::uint8_t* cell = notes.row(to.y) + to.x;
    if (!spread(offset, first, cell)) return {};
    std::vector<Direction> path;
    while (cell != first) {
        const auto d = static_cast<unsigned>((*cell & came_by_mask) >> came_by_shift);
        path.push_back(static_cast<Direction>(d));
        cell -= offset[d];
    }
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<std::int32_t> distances_from(const Grid& grid, Point from) {
    const auto width = static_cast<std::size_t>(grid.width());
    std::vector<std::int32_t> distances(static_cast<std::size_t>(grid.size().cells()), -1);
    const auto index = [width](Point p) {
        return static_cast<std::size_t>(p.y) * width + static_cast<std::size_t>(p.x);
    };
    std::vector<Point> wave{from};
    std::vector<Point> next_wave;
    distances[index(from)] = 0;
    for (std::int32_t distance = 1; !wave.empty(); ++distance) {
        next_wave.clear();
        for (const Point p : wave) {
            for (const Direction d : all_directions) {
                if (!grid.is_open(p, d)) continue;
                const Point q = step(p, d);
                if (distances[index(q)] >= 0) continue;
                distances[index(q)] = distance;
                next_wave.push_back(q);
            }
        }
        wave.swap(next_wave);
    }
    return distances;
}

}  // namespace maze
