#pragma once
// Turns a maze's grid, the truth, into tiles, its picture.

#include "frame/tile_map.hpp"
#include "maze/grid.hpp"

namespace screens {

/// A grid of w x h cells as (2w + 1) x (2h + 1) tiles: cell (x, y) is tile (2x + 1, 2y + 1), open passages
/// are floor between two cells, all the rest is wall. Posts with no wall on any side (in open places) stay as
/// lone walls. Closed cells, and the wall between two of them, become tiles of the kind `closed`: Stamp, or
/// Wall while a board is still being carved.
[[nodiscard]] frame::TileMap tiles_of(const maze::Grid& grid,
                                      frame::Tile::Kind closed = frame::Tile::Kind::Stamp);

}  // namespace screens
