#pragma once
// What a file about a board holds, whatever its format.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/generate.hpp"
#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace maze {

struct MazeFile {
    Grid grid;
    Point entry;
    Point exit;
    bool open_border = false;     ///< the outer wall has a gap at an entry or exit beside it
    std::vector<Direction> path;  ///< a shortest way from entry to exit
};

/// The board with its solution.
[[nodiscard]] MazeFile file_of(Board board);

/// The side of a cell through which an open border lets people in: the west or east side before the
/// north or south one; nothing for a cell inside.
[[nodiscard]] std::optional<Direction> border_side(Size size, Point p);

/// Whether the outer wall has its gap at this side of this cell.
[[nodiscard]] bool is_border_gap(const MazeFile& file, Point p, Direction d);

/// Takes a text piece by piece, in order: a file, a string, a pipe.
using TextSink = std::function<void(std::string_view)>;

/// The moves as letters N E S W.
[[nodiscard]] std::string letters_of(const std::vector<Direction>& path);

}  // namespace maze
