#include "maze/generate.hpp"

#include <cassert>

#include "maze/chase_board.hpp"
#include "maze/generators/base_maze.hpp"
#include "maze/stamp.hpp"
#include "maze/wall_steps.hpp"

namespace maze {

Board generate(const Spec& spec) {
    return generate(spec, CarvingSink());
}

Board generate(const Spec& spec, const CarvingSink& report) {
    assert(!problem_with(spec, max_cells_library));
    Board board{spec, Grid(), {}};
    const Stamp stamp = plan_stamp(spec);
    if (!stamp.note.empty()) board.notes.push_back(stamp.note);
    if (spec.perfect) {
        board.grid = base_maze(spec, stamp.cells, report);
    } else {
        board.grid = chase_grid(spec);
        // It is polished in many places at once, so what can be watched is how the finished walls grow.
        if (report) report_walls(board.grid, report);
    }
    return board;
}

}  // namespace maze
