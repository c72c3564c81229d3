#include "maze/generators/recursive_backtracker.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "maze/generators/ahead_picker.hpp"
#include "maze/generators/canvas.hpp"
#include "maze/generators/direction_stack.hpp"
#include "maze/generators/pick.hpp"

namespace maze {

namespace {

// One loop for the silent and the watched walk, with and without a liking for turns, so that they
// cannot differ: `pick` chooses a direction from a mask, `opened` hears of each passage.
template <class Pick, class Opened>
void walk(Grid& grid, Point start, Pick pick, Opened opened) {
    const std::ptrdiff_t stride = grid.stride();
    const auto offset = neighbour_offsets(grid);
    DirectionStackStore store(grid.size().cells());
    DirectionStack way_back(store);
    std::uint8_t* cell = grid.row(start.y) + start.x;
    join_maze(cell, stride);
    // The byte of the present cell stays in a register from its load to its store.
    unsigned sides = *cell;
    for (;;) {
        const unsigned unvisited = sides >> 4U;
        if (unvisited != 0) {
            const unsigned d = pick(unvisited, way_back);
            opened(cell, d);
            *cell = static_cast<std::uint8_t>(sides | 1U << d);
            cell += offset[d];
            sides = *cell | 1U << (d ^ 2U);
            *cell = static_cast<std::uint8_t>(sides);
            join_maze(cell, stride);
            way_back.push(d);
        } else if (!way_back.is_empty()) {
            cell -= offset[way_back.pop()];
            sides = *cell;
        } else {
            return;
        }
    }
}

template <class Pick>
void walk_reporting(Grid& grid, Point start, const CarvingSink& report, Pick pick) {
    if (!report) [[likely]] {
        walk(grid, start, pick, [](const std::uint8_t*, unsigned) {});
        return;
    }
    const StepReporter reporter(grid, report);
    walk(grid, start, pick, [&](const std::uint8_t* cell, unsigned d) { reporter.opened(cell, d); });
}

}  // namespace

void carve_recursive_backtracker(Grid& grid, int turns, Rng& rng, const CarvingSink& report) {
    const Point start = random_start(grid, rng);
    if (start.x < 0) return;
    if (turns == 50) {
        RandomBytes bytes(rng);
        // A picker inside the walk stays in registers, which one out here, behind a reference, could not.
        walk_reporting(grid, start, report,
                       [picker = AheadPicker(bytes)](unsigned mask, const DirectionStack&) mutable {
                           return picker.pick(mask);
                       });
    } else {
        walk_reporting(grid, start, report, [&](unsigned mask, const DirectionStack& way_back) {
            return pick_with_turns(mask, way_back.is_empty() ? no_direction : way_back.top(), turns, rng);
        });
    }
}

}  // namespace maze
