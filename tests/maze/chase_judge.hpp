#pragma once
// The gates of a Pac-Man board, checked plainly from the grid alone and apart from the library's code.

#include <string>
#include <vector>

#include "maze/grid.hpp"

namespace judge {

/// The first gate that a Pac-Man board fails, with a picture of the board; empty if it passes them all. Where
/// gates contradict each other (3x3, one cell wide, the mirror at 3x4, cells that a stamp leaves one
/// neighbour) only those count that can hold.
std::string fault_in_chase_board(const maze::Grid& grid, bool symmetric,
                                 const std::vector<maze::Point>& closed = {});

}  // namespace judge
