#pragma once
// What makes a perfect maze good to walk, as gates that a board passes or not.

#include <cstdint>

#include "maze/geometry.hpp"
#include "maze/grid.hpp"
#include "maze/routes.hpp"

namespace maze {

/// A perfect maze as somebody finds it who has to get from entry to exit.
struct WalkMeasures {
    std::int64_t cells = 0;          ///< that can be reached from the entry
    std::int64_t moves = 0;          ///< of the way from entry to exit
    std::int64_t longest = 0;        ///< moves of the longest way between any two cells
    std::int64_t wall_follower = 0;  ///< moves along a wall, with the hand that is there sooner
    RouteMeasures routes;
};

/// For a grid without loops whose exit can be reached from the entry. Linear; some 20 bytes a cell.
[[nodiscard]] WalkMeasures measure_walk(const Grid& grid, Point entry, Point exit);

/// Fewer decisions on the way make no maze: 8 for 240 cells, growing with the board's side.
[[nodiscard]] std::int64_t least_decisions(std::int64_t cells);

/// How many of these gates the maze fails, 0 to 5:
/// - the way covers 18 to 45 % of the cells (way too short: one is through before the maze has begun; too
///   long: nothing is left to go wrong in);
/// - it is at least half as long as the longest way of the maze, so that entry and exit are far apart;
/// - it has least_decisions();
/// - no wrong branch holds more than 40 % of the cells;
/// - one of the first three decisions has a wrong branch of 6 cells or more: no walk-through start.
[[nodiscard]] int failed_gates(const WalkMeasures& walk);

/// Whether following either wall costs at least half as much again as the way itself.
[[nodiscard]] bool defies_wall_followers(const WalkMeasures& walk);

}  // namespace maze
