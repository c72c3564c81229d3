#include "maze/generate.hpp"

#include <cassert>

#include "maze/chase_board.hpp"
#include "maze/generators/base_maze.hpp"
#include "maze/stamp.hpp"

namespace maze {

namespace {

// A Pac-Man board is polished from many sides at once, so what can be shown is the finished board, row
// by row.
void report_passages(const Grid& grid, const CarvingSink& report) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            for (const Direction d : {Direction::East, Direction::South}) {
                if (grid.is_open({x, y}, d)) report({{x, y}, d, true});
            }
        }
    }
}

}  // namespace

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
        if (report) report_passages(board.grid, report);
    }
    return board;
}

}  // namespace maze
