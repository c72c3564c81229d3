#pragma once
// Composes parts of a board's layers from tile sprites, in memory.

#include "frame/draw_list.hpp"
#include "shell/lru_cache.hpp"
#include "shell/raster.hpp"
#include "shell/sprite_store.hpp"

namespace shell {

/// A rectangle of tiles.
struct TileArea {
    int column = 0;
    int row = 0;
    int columns = 0;
    int rows = 0;

    [[nodiscard]] bool empty() const { return columns <= 0 || rows <= 0; }
    friend bool operator==(const TileArea&, const TileArea&) = default;
};

[[nodiscard]] TileArea intersection(TileArea a, TileArea b);
[[nodiscard]] TileArea united(TileArea a, TileArea b);

/// All tiles whose picture depends on the one at `column`, `row`: walls bridge corners and throw shadows.
[[nodiscard]] constexpr TileArea influence_of(int column, int row) {
    return {column - 1, row - 1, 3, 3};
}

/// Everything but the tiles themselves that a layer's picture depends on.
struct TileLook {
    frame::TileLayer::Kind kind = frame::TileLayer::Kind::Walls;
    int tile_px = 0;
    int wall_hue_degrees = 0;
    frame::Palette palette;
    friend bool operator==(const TileLook&, const TileLook&) = default;
};

class TileComposer {
  public:
    explicit TileComposer(SpriteStore& store) : store_(store) {}

    /// The picture of `area` alone, exactly as it looks within the whole board.
    [[nodiscard]] Raster compose(const frame::TileMap& map, const TileLook& look, TileArea area);

  private:
    struct Key {
        frame::SpriteId id;
        int px;
        SpriteLook look;
        auto operator<=>(const Key&) const = default;
    };
    static constexpr std::int64_t budget_pixels = 1'000'000;  // 4 MB

    class Pass;  // drawing one layer of one area

    [[nodiscard]] Raster compose_floor(const frame::TileMap& map, const TileLook& look, TileArea area);
    [[nodiscard]] Raster compose_walls(const frame::TileMap& map, const TileLook& look, TileArea area);
    const Raster& sprite(frame::SpriteId id, int px, SpriteLook look);

    SpriteStore& store_;
    LruCache<Key, Raster> sprites_{budget_pixels};
};

}  // namespace shell
