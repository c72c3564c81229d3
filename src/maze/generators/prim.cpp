#include "maze/generators/prim.hpp"

#include <vector>

#include "maze/generators/canvas.hpp"
#include "maze/generators/side_code.hpp"

namespace maze {

namespace {

void add_rim(std::uint8_t* first, const std::uint8_t* cell, std::vector<SideCode>& rim) {
    for (unsigned d = 0; d < 4; ++d) {
        if (((*cell >> (4U + d)) & 1U) != 0) rim.push_back(side_code(first, cell, d));
    }
}

}  // namespace

void carve_prim(Grid& grid, Rng& rng, const CarvingSink& report) {
    const Point start = random_start(grid, rng);
    if (start.x < 0) return;
    const StepReporter reporter(grid, report);
    const auto offset = neighbour_offsets(grid);
    std::uint8_t* first = grid.row(0);

    // Walls between the maze and the rest; some have both sides in the maze by the time they are drawn.
    std::vector<SideCode> rim;
    std::uint8_t* root = grid.row(start.y) + start.x;
    join_maze(root, grid.stride());
    add_rim(first, root, rim);
    while (!rim.empty()) {
        const std::uint32_t i = rng.below(static_cast<std::uint32_t>(rim.size()));
        const SideCode wall = rim[i];
        rim[i] = rim.back();
        rim.pop_back();
        std::uint8_t* cell = cell_of(wall, first);
        const unsigned d = direction_of(wall);
        if (((*cell >> (4U + d)) & 1U) == 0) continue;
        reporter.opened(cell, d);
        *cell |= static_cast<std::uint8_t>(1U << d);
        std::uint8_t* next = cell + offset[d];
        *next |= static_cast<std::uint8_t>(1U << (d ^ 2U));
        join_maze(next, grid.stride());
        add_rim(first, next, rim);
    }
}

}  // namespace maze
