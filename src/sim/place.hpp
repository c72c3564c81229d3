#pragma once
// Where things are. A board of w x h cells is (2w+1) x (2h+1) tiles: cell (x,y) is tile (2x+1, 2y+1), the
// tile between two cells is floor where a passage joins them and wall otherwise, and posts are wall.
//
//     tile   0 1 2 3 4          Places are counted in units, 640 to a tile, from the upper left corner of
//          0 # # # # #          tile 0,0, and mean the middle of an actor. So tile t reaches from 640 t
//          1 # a . b #          to 640 t + 639, its centre is 640 t + 320, and a view only multiplies:
//          2 # # # . #          pixel = units * tile_px / 640.
//          3 # d . c #          640 makes one percent of the full speed (1/6.4 tile a tick) one unit.
//          4 # # # # #

#include <cstdint>

#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace sim {

inline constexpr int units_per_tile = 640;
inline constexpr int ticks_per_second = 60;

struct Place {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr bool operator==(Place, Place) = default;
};

[[nodiscard]] constexpr maze::Size tile_size(maze::Size cells) {
    return {2 * cells.width + 1, 2 * cells.height + 1};
}
[[nodiscard]] constexpr maze::Point tile_of_cell(maze::Point cell) {
    return {2 * cell.x + 1, 2 * cell.y + 1};
}
/// The cell of a tile for which is_cell_tile() holds.
[[nodiscard]] constexpr maze::Point cell_of_tile(maze::Point tile) {
    return {(tile.x - 1) / 2, (tile.y - 1) / 2};
}
[[nodiscard]] constexpr bool is_cell_tile(maze::Point tile) {
    return (tile.x & 1) == 1 && (tile.y & 1) == 1;
}

[[nodiscard]] constexpr Place centre_of(maze::Point tile) {
    return {tile.x * units_per_tile + units_per_tile / 2, tile.y * units_per_tile + units_per_tile / 2};
}
/// The tile that holds the place, which lies on the board.
[[nodiscard]] constexpr maze::Point tile_at(Place place) {
    return {place.x / units_per_tile, place.y / units_per_tile};
}

/// Steps between two places that only go along the axes.
[[nodiscard]] constexpr int distance(Place a, Place b) {
    const int dx = a.x < b.x ? b.x - a.x : a.x - b.x;
    const int dy = a.y < b.y ? b.y - a.y : a.y - b.y;
    return dx + dy;
}

/// The directions in which a tile leads on to another floor tile, as the sum of maze::bit(direction).
/// 0 for walls, posts, closed cells and tiles outside the board.
[[nodiscard]] std::uint8_t exits(const maze::Grid& grid, maze::Point tile);

/// Whether an actor can be on the tile: a cell with a passage, or a passage itself.
[[nodiscard]] inline bool is_floor(const maze::Grid& grid, maze::Point tile) {
    return exits(grid, tile) != 0;
}

}  // namespace sim
