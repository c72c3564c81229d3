#pragma once
// Ways through a board.

#include <cstdint>
#include <vector>

#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace maze {

/// A shortest way between two cells as moves from the first to the last; empty if there is none or the
/// cells are the same. Of several shortest ways always the same one is given. Breadth-first search:
/// time grows with the cells nearer than the goal; two bytes a cell at most, never recurses.
[[nodiscard]] std::vector<Direction> shortest_path(const Grid& grid, Point from, Point to);

/// How many moves every cell is away from `from`: row-major, width x height, -1 where no way leads.
/// Four bytes a cell.
[[nodiscard]] std::vector<std::int32_t> distances_from(const Grid& grid, Point from);

}  // namespace maze
