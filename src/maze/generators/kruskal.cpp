#include "maze/generators/kruskal.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "maze/generators/canvas.hpp"
#include "maze/generators/union_find.hpp"

namespace maze {

namespace {

// A wall to the east or south of a cell: its random key in the high half, its place in the low half, so
// that no two are equal and comparing numbers compares keys.
using KeyedWall = std::uint64_t;
constexpr KeyedWall no_wall = std::numeric_limits<KeyedWall>::max();

constexpr bool is_south(KeyedWall wall) {
    return (wall & 1U) != 0;
}
constexpr std::uint32_t cell_of(KeyedWall wall) {
    return static_cast<std::uint32_t>(wall) >> 1U;
}

class KeyedForest {
  public:
    KeyedForest(Grid& grid, Rng& rng)
        : grid_(grid),
          first_(grid.row(0)),
          parts_(static_cast<std::size_t>(grid.stride() * grid.height())),
          least_(static_cast<std::size_t>(grid.stride() * grid.height()), no_wall) {
        list_walls(rng);
    }

    // One phase: every part finds its least wall, then all of these open. Answers whether there is more
    // to join. At least every second part disappears each time.
    bool join_once(std::vector<KeyedWall>* opened) {
        std::vector<std::uint32_t> roots;
        std::size_t kept = 0;
        for (const KeyedWall wall : walls_) {
            const std::uint32_t a = parts_.find(cell_of(wall));
            const std::uint32_t b = parts_.find(neighbour_of(wall));
            if (a == b) continue;
            walls_[kept++] = wall;
            for (const std::uint32_t root : {a, b}) {
                if (least_[root] == no_wall) roots.push_back(root);
                least_[root] = std::min(least_[root], wall);
            }
        }
        walls_.resize(kept);
        for (const std::uint32_t root : roots) {
            const KeyedWall wall = least_[root];
            least_[root] = no_wall;
            if (!parts_.join(cell_of(wall), neighbour_of(wall))) continue;
            open(wall);
            if (opened != nullptr) opened->push_back(wall);
        }
        return kept > 0;
    }

  private:
    void list_walls(Rng& rng) {
        for (int y = 0; y < grid_.height(); ++y) {
            const std::uint8_t* row = grid_.row(y);
            for (int x = 0; x < grid_.width(); ++x) {
                const std::uint64_t keys = rng.next();
                const auto place = static_cast<std::uint64_t>(row + x - first_) << 1U;
                if ((row[x] & (bit(Direction::East) << 4U)) != 0) walls_.push_back((keys << 32U) | place);
                if ((row[x] & (bit(Direction::South) << 4U)) != 0)
                    walls_.push_back((keys >> 32U << 32U) | place | 1U);
            }
        }
    }

    [[nodiscard]] std::uint32_t neighbour_of(KeyedWall wall) const {
        return cell_of(wall) + (is_south(wall) ? static_cast<std::uint32_t>(grid_.stride()) : 1U);
    }

    void open(KeyedWall wall) {
        const Direction d = is_south(wall) ? Direction::South : Direction::East;
        first_[cell_of(wall)] |= bit(d);
        first_[neighbour_of(wall)] |= bit(opposite(d));
    }

    Grid& grid_;
    std::uint8_t* first_;
    UnionFind parts_;
    std::vector<KeyedWall> least_;  // of each part, by its root; no_wall between phases
    std::vector<KeyedWall> walls_;  // those that may still join two parts
};

}  // namespace

void carve_kruskal(Grid& grid, Rng& rng, const CarvingSink& report) {
    KeyedForest forest(grid, rng);
    std::vector<KeyedWall> opened;
    while (forest.join_once(report ? &opened : nullptr)) {
    }
    std::sort(opened.begin(), opened.end());
    const StepReporter reporter(grid, report);
    for (const KeyedWall wall : opened)
        reporter.opened(grid.row(0) + cell_of(wall),
                        static_cast<unsigned>(is_south(wall) ? Direction::South : Direction::East));
    clear_choices(grid);
}

}  // namespace maze
