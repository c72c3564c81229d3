#pragma once
// The two ends of a board.

#include <cstdint>

#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace maze {

struct FarthestCells {
    Point a;
    Point b;
    std::int32_t moves = 0;  ///< length of a shortest way between them
};

/// Two cells whose shortest way is as long as any on the board: the longest path of a perfect maze, found
/// by going to the farthest cell twice. A board with loops is searched from every cell while it has at
/// most 2,500; on a larger one the result is only as good as eight journeys to farthest cells make it. Of
/// several such pairs always the same one. Looks at the part of the board that holds the first open cell.
[[nodiscard]] FarthestCells farthest_cells(const Grid& grid);

}  // namespace maze
