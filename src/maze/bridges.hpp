#pragma once
// Passages that lie on no loop.

#include <cstdint>
#include <vector>

#include "maze/grid.hpp"
#include "maze/passage.hpp"

namespace maze {

/// What is left of a board when its bridges are taken away: parts within which every two cells have two
/// separate ways, hanging together as a tree (a forest, if the board is not connected).
struct BridgeTree {
    static constexpr std::int32_t none = -1;

    std::vector<Passage> bridges;           ///< passages whose removal would cut the board in two
    std::vector<std::int32_t> part;         ///< of each cell, row-major; none for a closed cell
    std::vector<std::int32_t> parent_part;  ///< of each part; none at a root. Parents come first
};

/// Depth-first search with low-links (Robert Tarjan, 1974), iterative. About 14 bytes a cell.
[[nodiscard]] BridgeTree find_bridges(const Grid& grid);

}  // namespace maze
