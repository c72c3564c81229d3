#pragma once
// How a board plays: what leads astray on the way from entry to exit, and how hard that makes it.

#include <cstdint>

#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace maze {

/// A wrong branch is all that lies behind one open side of a cell on the shortest way, seen from that way.
/// On a board with loops every cell belongs to the branch that reaches it first.
struct RouteMeasures {
    std::int64_t decisions = 0;  ///< cells on the shortest way, but the exit, with a wrong branch
    std::int64_t wrong_branches = 0;
    std::int64_t largest_branch = 0;  ///< in cells
    std::int64_t early_branch = 0;    ///< the largest at the first three decisions, in cells
    std::int64_t branch_cells = 0;    ///< in all branches together
    std::int64_t difficulty = 0;      ///< in hundredths; about 200 for a stroll, 600 and more for a hard maze

    friend bool operator==(const RouteMeasures&, const RouteMeasures&) = default;
};

/// The difficulty is ln(1 + the sum over wrong branches of length and turns of their longest corridor) +
/// 0.05 for each decision, where branches that set out away from the exit count half. (After Michael Scott
/// McClendon, "The Complexity and Difficulty of a Maze", Bridges 2001: long twisting wrong ways cost most,
/// short straight ones little.) All zero if no way leads from entry to exit. Linear; 14 bytes a cell.
[[nodiscard]] RouteMeasures measure_routes(const Grid& grid, Point entry, Point exit);

/// 100 x the natural logarithm of numerator / denominator, which are positive, rounded down; whole
/// numbers only, so the same everywhere.
[[nodiscard]] std::int64_t hundred_ln(std::uint64_t numerator, std::uint64_t denominator);

}  // namespace maze
