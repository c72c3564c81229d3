#include "maze/generators/base_maze.hpp"

#include "maze/generators/canvas.hpp"
#include "maze/generators/recursive_backtracker.hpp"

namespace maze {

Grid base_maze(const Spec& spec, const std::vector<Point>& closed, const CarvingSink& report) {
    Grid grid(spec.size);
    mark_choices(grid, closed);
    Rng rng(spec.seed);
    carve_recursive_backtracker(grid, spec.turns, rng, report);
    return grid;
}

}  // namespace maze
