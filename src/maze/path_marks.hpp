#pragma once
// Which sides of which cells a path uses, for drawing it.

#include "maze/grid.hpp"
#include "maze/maze_file.hpp"

namespace maze {

/// A board on which exactly the sides that the path of the file goes through are open.
[[nodiscard]] Grid path_marks(const MazeFile& file);

}  // namespace maze
