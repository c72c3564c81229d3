#pragma once
// What the tests know about boards on their own, written plainly and apart from the library's code.

#include <string>
#include <vector>

#include "maze/grid.hpp"
#include "maze/maze_file.hpp"
#include "maze/spec.hpp"

namespace judge {

/// The board as text with a mark on one cell, for the message of a failing test.
std::string picture(const maze::Grid& grid, maze::Point mark = {-1, -1});

/// Empty if the free cells form one tree, neighbours agree, the border is closed and no byte holds
/// anything but passages; otherwise what is wrong. `closed` are the cells that must have no passage.
std::string fault_in_tree(const maze::Grid& grid, const std::vector<maze::Point>& closed = {});

/// The same without the demand that there are no loops.
std::string fault_in_connected(const maze::Grid& grid, const std::vector<maze::Point>& closed = {});

/// FNV-1a over size and cells: a short name of a board for golden files.
std::uint64_t hash(const maze::Grid& grid);

/// A spec of that size from corner to corner.
maze::Spec spec_of(int width, int height, std::uint64_t seed,
                   maze::Style style = maze::Style::RecursiveBacktracker);

/// A few hundred boards of every style, both kinds, with and without stamps, loops and open borders, thin,
/// tiny and middling ones, as files.
std::vector<maze::MazeFile> assorted_files();

/// A grid from rows of hex digits as in a hex maze file.
maze::Grid grid_from(const std::vector<std::string>& rows);

}  // namespace judge
