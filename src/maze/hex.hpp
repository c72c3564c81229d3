#pragma once
// The hex maze file: HEIGHT lines of WIDTH uppercase hex digits, one a cell (north 1, east 2, south 4,
// west 8, set where the wall is closed), an empty line, the entry `x,y`, the exit `x,y` and the shortest
// path as letters. Every line ends with one newline and nothing follows.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/maze_file.hpp"

namespace maze {

/// Writes the file row by row; one row is all the memory it takes.
void write_hex(const MazeFile& file, const TextSink& sink);
[[nodiscard]] std::string to_hex(const MazeFile& file);

/// One row of cells as digits, gaps of an open border included, without a newline.
[[nodiscard]] std::string hex_row(const MazeFile& file, int y);

/// Where a text goes wrong and why; lines and columns count from 1.
struct TextFault {
    std::int64_t line = 0;
    std::int64_t column = 0;
    std::string reason;

    friend bool operator==(const TextFault&, const TextFault&) = default;
};

/// "line 3, column 5: reason"
[[nodiscard]] std::string sentence(const TextFault& fault);

/// A text that has the form of a hex file gives a file, even where its content is wrong: a wall that
/// neighbours disagree about is taken as closed, a gap in the border that is not at the entry or exit is
/// closed, and both are listed as faults. A text without the form gives no file and its first fault.
/// The path is read as it stands; whether it leads anywhere is for path_fault to say.
struct HexReading {
    std::optional<MazeFile> file;
    std::vector<TextFault> faults;  ///< at most max_faults of them
    static constexpr std::size_t max_faults = 100;
};

/// Reads files by any program: digits in any letter case, line ends LF, CRLF or CR, blanks around the
/// numbers and at the ends of lines, a missing last newline and empty last lines are accepted. Boards up
/// to max_cells_library. Linear in the text, never recurses.
[[nodiscard]] HexReading read_hex(std::string_view text);

/// What is wrong with the path of a file: a step through a wall, a wrong end, longer than the shortest.
[[nodiscard]] std::optional<std::string> path_fault(const MazeFile& file);

}  // namespace maze
