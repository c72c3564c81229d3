#pragma once
// A board as tiles: the view's picture of the walls. The maze's grid stays the truth; this is made from it.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace frame {

/// What one tile shows. A wall tile's `mask` says which neighbours are wall too: 1 north, 2 east, 4 south, 8
/// west, which is also the number of its sprite.
struct Tile {
    enum class Kind : std::uint8_t { Floor, Wall, Stamp };

    Kind kind = Kind::Floor;
    std::uint8_t mask = 0;
    std::uint8_t stamp_mask = 0;  ///< for Stamp tiles: which neighbours are stamp tiles
    bool operator==(const Tile&) const = default;
};

/// Row-major, `columns` x `rows` tiles. Immutable once shared with a DrawList: a changed board is a new map.
struct TileMap {
    int columns = 0;
    int rows = 0;
    std::vector<Tile> tiles;

    [[nodiscard]] const Tile& at(int column, int row) const {
        return tiles[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
    bool operator==(const TileMap&) const = default;
};

}  // namespace frame
