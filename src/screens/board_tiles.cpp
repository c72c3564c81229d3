#include "screens/board_tiles.hpp"

#include <array>

namespace screens {

namespace {

using Kind = frame::Tile::Kind;

class TileCanvas {
  public:
    explicit TileCanvas(frame::TileMap& map) : map_(map) {}

    frame::Tile& at(int column, int row) {
        return map_.tiles[static_cast<std::size_t>(row) * static_cast<std::size_t>(map_.columns) +
                          static_cast<std::size_t>(column)];
    }
    [[nodiscard]] bool is(int column, int row, Kind kind) const {
        return column >= 0 && row >= 0 && column < map_.columns && row < map_.rows &&
               map_.at(column, row).kind == kind;
    }
    [[nodiscard]] bool is_solid(int column, int row) const {
        return is(column, row, Kind::Wall) || is(column, row, Kind::Stamp);
    }

  private:
    frame::TileMap& map_;
};

void carve(TileCanvas& canvas, const maze::Grid& grid, Kind closed_kind) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const maze::Point cell{x, y};
            const bool closed = grid.passages(cell) == 0;
            canvas.at(2 * x + 1, 2 * y + 1).kind = closed ? closed_kind : Kind::Floor;
            if (grid.is_open(cell, maze::Direction::East)) canvas.at(2 * x + 2, 2 * y + 1).kind = Kind::Floor;
            if (grid.is_open(cell, maze::Direction::South))
                canvas.at(2 * x + 1, 2 * y + 2).kind = Kind::Floor;
            if (!closed || closed_kind != Kind::Stamp) continue;
            if (x > 0 && canvas.is(2 * x - 1, 2 * y + 1, Kind::Stamp))
                canvas.at(2 * x, 2 * y + 1).kind = Kind::Stamp;
            if (y > 0 && canvas.is(2 * x + 1, 2 * y - 1, Kind::Stamp))
                canvas.at(2 * x + 1, 2 * y).kind = Kind::Stamp;
        }
    }
}

template <class Test>
std::uint8_t mask_of(int column, int row, Test is_like) {
    const std::array<bool, 4> like{is_like(column, row - 1), is_like(column + 1, row),
                                   is_like(column, row + 1), is_like(column - 1, row)};
    unsigned mask = 0;
    for (unsigned side = 0; side < 4; ++side)
        mask |= like[side] ? 1U << side : 0U;
    return static_cast<std::uint8_t>(mask);
}

}  // namespace

frame::TileMap tiles_of(const maze::Grid& grid, Kind closed) {
    frame::TileMap map;
    map.columns = 2 * grid.width() + 1;
    map.rows = 2 * grid.height() + 1;
    map.tiles.assign(static_cast<std::size_t>(map.columns) * static_cast<std::size_t>(map.rows),
                     frame::Tile{.kind = Kind::Wall});
    TileCanvas canvas(map);
    carve(canvas, grid, closed);
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column) {
            frame::Tile& tile = canvas.at(column, row);
            if (tile.kind == Kind::Floor) continue;
            tile.mask = mask_of(column, row, [&](int c, int r) { return canvas.is_solid(c, r); });
            if (tile.kind != Kind::Stamp) continue;
            tile.stamp_mask =
                mask_of(column, row, [&](int c, int r) { return canvas.is(c, r, Kind::Stamp); });
        }
    }
    return map;
}

}  // namespace screens
