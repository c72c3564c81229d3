#include "maze/path_marks.hpp"

namespace maze {

Grid path_marks(const MazeFile& file) {
    Grid marks(file.grid.size());
    Point p = file.entry;
    for (const Direction d : file.path) {
        if (!file.grid.contains(step(p, d))) break;
        marks.open(p, d);
        p = step(p, d);
    }
    return marks;
}

}  // namespace maze
