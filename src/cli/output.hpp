#pragma once

#include "cli/wishes.hpp"
#include "maze/maze_file.hpp"

namespace cli {

/// Writes a board in a format; the path is drawn where the format can show it, and always part of hex and
/// JSON.
void write_board(const maze::MazeFile& file, Format format, bool with_path, const maze::TextSink& sink);

}  // namespace cli
