#include "shell/tile_composer.hpp"

#include <algorithm>
#include <utility>

namespace shell {
namespace {

using frame::SpriteId;
using frame::Tile;
using frame::TileMap;

/// Walls throw their shadow 0.11 tile down.
constexpr int shadow_drop(int tile_px) {
    return (tile_px * 11 + 50) / 100;
}

bool inside(const TileMap& map, int column, int row) {
    return column >= 0 && row >= 0 && column < map.columns && row < map.rows;
}

bool is_wall(const TileMap& map, int column, int row) {
    return inside(map, column, row) && map.at(column, row).kind != Tile::Kind::Floor;
}

bool is_stamp(const TileMap& map, int column, int row) {
    return inside(map, column, row) && map.at(column, row).kind == Tile::Kind::Stamp;
}

/// A wall without neighbours stands alone in an open place: a post.
SpriteId wall_sprite(const Tile& tile) {
    const bool post = tile.kind == Tile::Kind::Wall && tile.mask == 0;
    return post ? SpriteId::WallPost : frame::wall_piece(tile.mask & 15);
}

}  // namespace

TileArea intersection(TileArea a, TileArea b) {
    const int column = std::max(a.column, b.column);
    const int row = std::max(a.row, b.row);
    return {column, row, std::min(a.column + a.columns, b.column + b.columns) - column,
            std::min(a.row + a.rows, b.row + b.rows) - row};
}

TileArea united(TileArea a, TileArea b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    const int column = std::min(a.column, b.column);
    const int row = std::min(a.row, b.row);
    return {column, row, std::max(a.column + a.columns, b.column + b.columns) - column,
            std::max(a.row + a.rows, b.row + b.rows) - row};
}

/// Draws the walls of one area, in their own colours or flat as a shadow.
class TileComposer::Pass {
  public:
    Pass(TileComposer& composer, const TileMap& map, const TileLook& look, TileArea area)
        : composer_(composer), map_(map), look_(look), area_(area) {}

    void draw_walls(Composition& picture, SpriteLook colours, int drop) {
        for_each_wall([&](int column, int row) {
            put(picture, wall_sprite(map_.at(column, row)), colours, column * px(), row * px() + drop);
        });
        for_each_block(is_wall,
                       [&](int x, int y) { put(picture, SpriteId::WallFill, colours, x, y + drop); });
    }

    void draw_stamps(Composition& picture) {
        for_each_wall([&](int column, int row) {
            const Tile& tile = map_.at(column, row);
            if (tile.kind == Tile::Kind::Stamp)
                put(picture, frame::stamp_piece(tile.stamp_mask & 15), {}, column * px(), row * px());
        });
        for_each_block(is_stamp, [&](int x, int y) { put(picture, SpriteId::StampFill, {}, x, y); });
    }

  private:
    [[nodiscard]] int px() const { return look_.tile_px; }

    /// x, y: pixels from the board's upper left corner.
    void put(Composition& picture, SpriteId id, SpriteLook colours, int x, int y) {
        picture.draw(composer_.sprite(id, px(), colours), x - area_.column * px(), y - area_.row * px());
    }

    /// The walls of the area and of one tile around, which reach into it.
    template <typename Visit>
    void for_each_wall(Visit visit) const {
        for (int row = area_.row - 1; row <= area_.row + area_.rows; ++row) {
            for (int column = area_.column - 1; column <= area_.column + area_.columns; ++column) {
                if (is_wall(map_, column, row)) visit(column, row);
            }
        }
    }

    /// Four tiles around a corner: visit() gets the place of a tile's size in their middle.
    template <typename Belongs, typename Visit>
    void for_each_block(Belongs belongs, Visit visit) const {
        for_each_wall([&](int column, int row) {
            const bool block = belongs(map_, column, row) && belongs(map_, column + 1, row) &&
                               belongs(map_, column, row + 1) && belongs(map_, column + 1, row + 1);
            if (block) visit(column * px() + px() - px() / 2, row * px() + px() - px() / 2);
        });
    }

    TileComposer& composer_;
    const TileMap& map_;
    const TileLook& look_;
    TileArea area_;
};

Raster TileComposer::compose(const TileMap& map, const TileLook& look, TileArea area) {
    Raster picture = look.kind == frame::TileLayer::Kind::Floor ? compose_floor(map, look, area)
                                                                : compose_walls(map, look, area);
    sprites_.next_frame();
    return picture;
}

Raster TileComposer::compose_floor(const TileMap& map, const TileLook& look, TileArea area) {
    const int px = look.tile_px;
    Composition picture(area.columns * px, area.rows * px);
    // From the middle of the outer wall to its middle, so that no ground shows outside.
    const frame::Rect ground{px / 2 - area.column * px, px / 2 - area.row * px,
                             map.columns * px - 2 * (px / 2), map.rows * px - 2 * (px / 2)};
    picture.fill_rounded(ground, px / 5, look.palette.floor);
    if (!look.palette.grain) return std::move(picture).finish();
    const TileArea inner = intersection(area, {1, 1, map.columns - 2, map.rows - 2});
    for (int row = inner.row; row < inner.row + inner.rows; ++row) {
        for (int column = inner.column; column < inner.column + inner.columns; ++column)
            picture.draw(sprite(SpriteId::Floor, px, {}), (column - area.column) * px, (row - area.row) * px);
    }
    return std::move(picture).finish();
}

Raster TileComposer::compose_walls(const TileMap& map, const TileLook& look, TileArea area) {
    const int width = area.columns * look.tile_px;
    const int height = area.rows * look.tile_px;
    Pass pass(*this, map, look, area);
    Composition picture(width, height);
    if (look.palette.shadow_percent > 0) {
        // One layer, then faded: fills overlap pieces, and their shadows must not add up.
        Composition shadow(width, height);
        pass.draw_walls(shadow, {0, argb(look.palette.shadow)}, shadow_drop(look.tile_px));
        picture.draw(shadow, 0, 0, look.palette.shadow_percent);
    }
    pass.draw_walls(picture, {look.wall_hue_degrees, 0}, 0);
    pass.draw_stamps(picture);
    return std::move(picture).finish();
}

const Raster& TileComposer::sprite(SpriteId id, int px, SpriteLook look) {
    return sprites_.get({id, px, look}, [&] {
        Raster raster = store_.rasterise(id, px, look);
        const std::int64_t weight = std::int64_t{raster.width} * raster.height;
        return std::pair(std::move(raster), weight);
    });
}

}  // namespace shell
