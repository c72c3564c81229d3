#pragma once
// The board as JSON, for programs that have no reader of hex files.

#include <string>
#include <string_view>
#include <vector>

#include "maze/hex.hpp"
#include "maze/maze_file.hpp"

namespace maze {

/// One object:
///
///     {"format": "maze", "version": 1, "width": 2, "height": 2, "entry": [0, 0], "exit": [1, 1],
///      "border": "closed", "walls": ["D3", "D6"], "path": "ES"}
///
/// walls holds one text a row, in the digits of the hex file. One key a line, byte-stable.
void write_json(const MazeFile& file, const TextSink& sink);
[[nodiscard]] std::string to_json(const MazeFile& file);

/// Reads such an object by any program: keys in any order, unknown keys with any value skipped, blanks
/// anywhere. version must be 1; border and path may be missing. What is wrong is told as by read_hex(),
/// with the line and column of the text. Nesting is bounded, never recurses.
[[nodiscard]] HexReading read_json(std::string_view text);

}  // namespace maze
