#include "maze/generators/report_row.hpp"

namespace maze {

void report_row(const Grid& grid, int y, const CarvingSink& report) {
    for (int x = 0; x < grid.width(); ++x) {
        for (const Direction d : {Direction::West, Direction::North}) {
            if (grid.is_open({x, y}, d)) report({{x, y}, d, true});
        }
    }
}

}  // namespace maze
