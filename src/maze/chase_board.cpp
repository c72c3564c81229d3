#include "maze/chase_board.hpp"

#include "maze/generators/base_maze.hpp"
#include "maze/stamp.hpp"

namespace maze {

namespace {

// Opens one more side of every dead end that has a closed side towards another corridor.
void open_dead_ends(Grid& grid) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            for (const Direction d : all_directions) {
                const Point p{x, y};
                const Point q = step(p, d);
                if (grid.passage_count(p) != 1 || grid.is_open(p, d)) continue;
                if (grid.contains(q) && grid.passage_count(q) > 0) grid.open(p, d);
            }
        }
    }
}

}  // namespace

Grid chase_grid(const Spec& spec) {
    Grid grid = base_maze(spec, plan_stamp(spec).cells, CarvingSink());
    open_dead_ends(grid);
    return grid;
}

}  // namespace maze
