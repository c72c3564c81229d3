#pragma once
// The board as characters, as the terminal game drew it: walls `#`, floor blank, the player `@` at the
// entry, the goal `G` at the exit. 2 x height + 1 lines of 2 x width + 1 characters.

#include <string>

#include "maze/maze_file.hpp"

namespace maze {

/// With the path, its squares between entry and exit hold a `.`. One line of memory; every line ends
/// with a newline.
void write_text(const MazeFile& file, bool with_path, const TextSink& sink);
[[nodiscard]] std::string to_text(const MazeFile& file, bool with_path = false);

}  // namespace maze
