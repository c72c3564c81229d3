#include "sim/place.hpp"

namespace sim {

std::uint8_t exits(const maze::Grid& grid, maze::Point tile) {
    using maze::Direction;
    const maze::Size board = tile_size(grid.size());
    if (tile.x <= 0 || tile.y <= 0 || tile.x >= board.width - 1 || tile.y >= board.height - 1) return 0;
    const maze::Point cell = cell_of_tile(tile);  // of an in-between tile: the cell to its west or north
    const bool odd_x = (tile.x & 1) == 1;
    const bool odd_y = (tile.y & 1) == 1;
    if (odd_x && odd_y) return grid.passages(cell);
    if (odd_y && grid.is_open(cell, Direction::East)) return bit(Direction::East) | bit(Direction::West);
    if (odd_x && grid.is_open(cell, Direction::South)) return bit(Direction::North) | bit(Direction::South);
    return 0;
}

}  // namespace sim
