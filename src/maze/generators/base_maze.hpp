#pragma once
// The tree of corridors of any style, before anything else is done to a board.

#include <vector>

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/spec.hpp"

namespace maze {

/// Carves a maze of spec.style over all cells but `closed`, which must leave the others connected. Uses
/// size, seed, style and turns of the spec and nothing else. A spanning tree over the free cells, but
/// for Style::Dungeon, which is connected, has loops and leaves cells closed.
[[nodiscard]] Grid base_maze(const Spec& spec, const std::vector<Point>& closed, const CarvingSink& report);

}  // namespace maze
