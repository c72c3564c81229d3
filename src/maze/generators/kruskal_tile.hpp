#pragma once
// Kruskal's algorithm on one small square of a board, which fits a processor's cache: what it can settle
// for sure, and what it must leave open because a way outside the square might have a say.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "maze/geometry.hpp"

namespace maze {

/// A wall to the east or south of a cell: its random key in the high half, its place and side in the low
/// half, so that no two are equal and comparing numbers compares keys.
using KeyedWall = std::uint64_t;

[[nodiscard]] constexpr KeyedWall keyed_wall(std::uint32_t key, std::uint32_t place, Direction d) {
    return std::uint64_t{key} << 32U | std::uint64_t{place} << 1U | (d == Direction::South ? 1U : 0U);
}
[[nodiscard]] constexpr Direction direction_of(KeyedWall wall) {
    return (wall & 1U) != 0 ? Direction::South : Direction::East;
}
/// Where the cell is, by whatever numbers the wall was made with.
[[nodiscard]] constexpr std::uint32_t place_of(KeyedWall wall) {
    return static_cast<std::uint32_t>(wall) >> 1U;
}
[[nodiscard]] constexpr KeyedWall moved_to(KeyedWall wall, std::uint32_t place) {
    return (wall >> 32U) << 32U | std::uint64_t{place} << 1U | (wall & 1U);
}

/// Add the walls inside the tile, solve, read. A wall that joins two parts of which one does not reach the
/// rim is the least wall around that part, whatever lies outside, and opens for sure. A wall between
/// parts of one part never opens. What is left are the walls between parts that both reach the rim: a few
/// in a hundred. About 200 KB.
class KruskalTile {
  public:
    static constexpr int side = 64;

    [[nodiscard]] static constexpr std::uint32_t place_at(int x, int y) {
        return static_cast<std::uint32_t>(y * side + x);
    }
    [[nodiscard]] static constexpr Point cell_at(std::uint32_t place) {
        return {static_cast<int>(place) % side, static_cast<int>(place) / side};
    }

    /// A wall of which this tile cannot know, and a cell of the rim in the part on either side.
    struct OpenQuestion {
        KeyedWall wall = 0;
        std::uint32_t rim_a = 0;
        std::uint32_t rim_b = 0;
    };
    /// Two cells of the rim in one part.
    struct RimPair {
        std::uint32_t a = 0;
        std::uint32_t b = 0;
    };

    void clear();
    void add(KeyedWall wall) {
        walls_[wall_count_++] = wall;
        ++starts_[bucket_of(wall)];
    }
    void solve();

    /// The sides that are open for sure, row by row.
    [[nodiscard]] const std::uint8_t* sides_of_row(int y) const { return &sides_[place_at(0, y)]; }
    [[nodiscard]] const std::vector<OpenQuestion>& questions() const { return questions_; }
    [[nodiscard]] const std::vector<RimPair>& rim_pairs() const { return rim_pairs_; }

  private:
    static constexpr std::size_t cell_count = std::size_t{side} * side;
    static constexpr std::size_t most_walls = 2 * cell_count;
    using Place = std::uint16_t;
    using Parents = std::array<Place, cell_count>;

    // One wall to a bucket on average, by the highest bits of the keys.
    static constexpr std::size_t bucket_of(KeyedWall wall) {
        return wall / (~std::uint64_t{0} / most_walls + 1);
    }
    static Place root(Parents& parents, Place place);

    void sort_walls();
    void open(KeyedWall wall);
    void name_rim_cells();

    std::array<KeyedWall, most_walls> walls_{};
    std::array<KeyedWall, most_walls> sorted_{};
    std::array<Place, most_walls> starts_{};  // of the buckets; before sorting, how full they are
    std::size_t wall_count_ = 0;
    Parents parents_{};                           // parts as they would be if the tile were alone
    Parents sure_parents_{};                      // parts joined by sides that are open for sure
    std::array<Place, cell_count> sizes_{};       // of each part, by its root
    std::array<bool, cell_count> reaches_rim_{};  // of each part, by its root
    std::array<Place, cell_count> rim_cell_{};    // of each sure part, by its root
    std::array<std::uint8_t, cell_count> sides_{};
    std::vector<OpenQuestion> questions_;
    std::vector<RimPair> rim_pairs_;
};

}  // namespace maze
