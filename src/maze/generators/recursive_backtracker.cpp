#include "maze/generators/recursive_backtracker.hpp"

#include <array>
#include <cstddef>

#include "maze/generators/canvas.hpp"
#include "maze/generators/direction_stack.hpp"
#include "maze/generators/pick.hpp"

namespace maze {

namespace {

// A cell joins the maze: it stops being a choice of its four neighbours. Spare rows around the grid,
// and a choice that is never there at the end of a row, make this safe at the border.
inline void enter(std::uint8_t* cell, std::ptrdiff_t stride) {
    cell[-stride] &= static_cast<std::uint8_t>(~(bit(Direction::South) << 4U));
    cell[1] &= static_cast<std::uint8_t>(~(bit(Direction::West) << 4U));
    cell[stride] &= static_cast<std::uint8_t>(~(bit(Direction::North) << 4U));
    cell[-1] &= static_cast<std::uint8_t>(~(bit(Direction::East) << 4U));
}

// One loop for the silent and the watched walk, with and without a liking for turns, so that they
// cannot differ: `pick` chooses a direction from a mask, `opened` hears of each passage.
template <class Pick, class Opened>
void walk(Grid& grid, Point start, Pick pick, Opened opened) {
    const std::ptrdiff_t stride = grid.stride();
    const std::array<std::ptrdiff_t, 4> offset{-stride, 1, stride, -1};
    DirectionStack way_back(grid.size().cells());
    std::uint8_t* cell = grid.row(start.y) + start.x;
    enter(cell, stride);
    for (;;) {
        const unsigned unvisited = *cell >> 4U;
        if (unvisited != 0) {
            const unsigned d = pick(unvisited, way_back);
            opened(cell, d);
            *cell |= static_cast<std::uint8_t>(1U << d);
            cell += offset[d];
            *cell |= static_cast<std::uint8_t>(1U << (d ^ 2U));
            enter(cell, stride);
            way_back.push(d);
        } else if (!way_back.is_empty()) {
            cell -= offset[way_back.pop()];
        } else {
            return;
        }
    }
}

template <class Pick>
void walk_reporting(Grid& grid, Point start, const CarvingSink& report, Pick pick) {
    if (!report) {
        walk(grid, start, pick, [](const std::uint8_t*, unsigned) {});
        return;
    }
    const std::uint8_t* first = grid.row(0);
    const std::ptrdiff_t stride = grid.stride();
    walk(grid, start, pick, [&](const std::uint8_t* cell, unsigned d) {
        const std::ptrdiff_t index = cell - first;
        report({{static_cast<int>(index % stride), static_cast<int>(index / stride)},
                static_cast<Direction>(d),
                true});
    });
}

}  // namespace

void carve_recursive_backtracker(Grid& grid, int turns, Rng& rng, const CarvingSink& report) {
    const Point start = random_start(grid, rng);
    if (start.x < 0) return;
    if (turns == 50) {
        EvenPicker picker(rng);
        walk_reporting(grid, start, report,
                       [&](unsigned mask, const DirectionStack&) { return picker.pick(mask); });
    } else {
        walk_reporting(grid, start, report, [&](unsigned mask, const DirectionStack& way_back) {
            return pick_with_turns(mask, way_back.is_empty() ? no_direction : way_back.top(), turns, rng);
        });
    }
}

}  // namespace maze
