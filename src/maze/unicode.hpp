#pragma once
// The board in box-drawing characters, for terminals and text files in UTF-8.

#include <string>

#include "maze/maze_file.hpp"

namespace maze {

/// Every cell is three characters wide and one high between lines, which comes out about square; entry
/// `@`, exit `G`, closed cells solid, the path dotted if asked for. Lines end with a newline.
void write_unicode(const MazeFile& file, bool with_path, const TextSink& sink);
[[nodiscard]] std::string to_unicode(const MazeFile& file, bool with_path = false);

}  // namespace maze
