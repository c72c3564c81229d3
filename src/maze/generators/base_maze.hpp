#pragma once
// The corridors of any style, before anything else is done to a board.

#include <vector>

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/spec.hpp"

namespace maze {

/// Carves a maze of spec.style over all cells but `closed`, which must leave the others connected. Uses
/// size, seed, style, turns and mix of the spec and nothing else; only Style::Dungeon looks at its own
/// members and at entry and exit too. A spanning tree over the free cells, but for Style::Dungeon, which is
/// connected, has loops unless promises_perfect() says otherwise, and leaves cells closed.
[[nodiscard]] Grid base_maze(const Spec& spec, const std::vector<Point>& closed, const CarvingSink& report);

/// The same into an existing grid, whatever it holds. One of the right size keeps its memory, which saves
/// the system's price of touching new pages: more than the carving itself for the fast styles.
void base_maze_into(Grid& grid, const Spec& spec, const std::vector<Point>& closed,
                    const CarvingSink& report);

}  // namespace maze
