#pragma once
// What a board is like, in numbers, and whether it keeps its promises.

#include <cstdint>
#include <string>
#include <vector>

#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace maze {

/// Counts over the cells of a board. A cell without passages is closed and counts nowhere but in
/// `closed`. Where a stamp or a thin shape leaves a cell fewer than two free neighbours (again and again,
/// until every cell left has two), it can be nothing but a dead end: such forced cells are not counted in
/// dead_ends and bridges.
struct Measures {
    std::int64_t cells = 0;        ///< cells with passages
    std::int64_t closed = 0;       ///< cells without
    std::int64_t passages = 0;     ///< open sides between two cells
    std::int64_t loops = 0;        ///< passages beyond those that a tree needs: passages - cells + 1
    std::int64_t dead_ends = 0;    ///< cells with one passage that are not forced
    std::int64_t bridges = 0;      ///< passages on no loop, between cells that are not forced
    std::int64_t junctions = 0;    ///< cells with three or four passages
    std::int64_t crossings = 0;    ///< cells with four passages
    std::int64_t open_areas = 0;   ///< 3x3 blocks without a wall inside
    std::int64_t unreachable = 0;  ///< cells with passages that no way joins to the entry
    std::int64_t shortest = -1;    ///< moves of the shortest way from entry to exit; -1 if there is none
    std::int64_t river = 0;        ///< cells for each dead end and junction, in hundredths: long winding
                                   ///< corridors flow high, a board of many small choices low (after
                                   ///< Walter Pullen's term)

    friend bool operator==(const Measures&, const Measures&) = default;
};

/// Time linear in the cells, about 20 bytes a cell.
[[nodiscard]] Measures measure(const Grid& grid, Point entry, Point exit);

/// For every cell, row-major: 1 if it is forced as described at Measures. Closed cells are 0.
[[nodiscard]] std::vector<std::uint8_t> forced_cells(const Grid& grid);

/// What a board is checked for. Connection, the 3x3 rule, entry and exit are always checked.
enum class Promise : std::uint8_t {
    Sound,    ///< nothing more
    Perfect,  ///< no loop
    PacMan,   ///< dead ends, bridges, loops, corners and centre as a Pac-Man board must have them
};

/// One sentence for every broken promise; empty if the board keeps all. max_dead_ends counts for
/// Promise::PacMan alone, and bridges only where it is 0.
[[nodiscard]] std::vector<std::string> broken_promises(const Grid& grid, Point entry, Point exit,
                                                       Promise promise, std::int64_t max_dead_ends = 0);

}  // namespace maze
