#pragma once
// The board as a picture for print and the web (SVG 1.1).

#include <string>

#include "maze/maze_file.hpp"

namespace maze {

/// One unit is a millimetre: a cell is 10 wide, a wall 1, the margin 10, so 19x27 cells fill a sheet of A4
/// paper. Layers by their ids: floor, stamp, solution (only with the path), entry and exit, walls. Whole
/// numbers only, no fonts, nothing outside the file. Lines end with a newline.
void write_svg(const MazeFile& file, bool with_path, const TextSink& sink);
[[nodiscard]] std::string to_svg(const MazeFile& file, bool with_path = false);

}  // namespace maze
