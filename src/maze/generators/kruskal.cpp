#include "maze/generators/kruskal.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "maze/cell_store.hpp"
#include "maze/generators/canvas.hpp"

namespace maze {

namespace {

// A wall to the east or south of a cell: its random key in the high half, its place in the low half, so
// that no two are equal and comparing numbers compares keys. 0 is no wall, for no key is.
using KeyedWall = std::uint64_t;

constexpr bool is_south(KeyedWall wall) {
    return (wall & 1U) != 0;
}
constexpr std::uint32_t cell_of(KeyedWall wall) {
    return static_cast<std::uint32_t>(wall) >> 1U;
}

// Zeroed numbers in memory that costs little to touch for the first time.
template <class Number>
class Numbers {
  public:
    explicit Numbers(std::size_t count)
        : store_(count * sizeof(Number)), numbers_(reinterpret_cast<Number*>(store_.data())) {}

    Number& operator[](std::size_t i) { return numbers_[i]; }

  private:
    CellStore store_;
    Number* numbers_;
};

class KeyedForest {
  public:
    KeyedForest(Grid& grid, Rng& rng)
        : grid_(grid),
          first_(grid.row(0)),
          up_(place_count(grid)),
          least_(place_count(grid)),
          walls_(2 * static_cast<std::size_t>(grid.size().cells())) {
        list_walls(rng);
    }

    // One phase: every part finds its least wall, then all of these open. Answers whether there is more
    // to join. At least every second part disappears each time.
    bool join_once(std::vector<KeyedWall>* opened) {
        roots_.clear();
        std::size_t kept = 0;
        for (std::size_t i = 0; i < wall_count_; ++i) {
            const KeyedWall wall = walls_[i];
            const std::uint32_t a = part_of(cell_of(wall));
            const std::uint32_t b = part_of(neighbour_of(wall));
            if (a == b) continue;
            walls_[kept++] = wall;
            offer(a, wall);
            offer(b, wall);
        }
        wall_count_ = kept;
        for (const std::uint32_t root : roots_) {
            const KeyedWall wall = std::exchange(least_[root], 0);
            if (!join(cell_of(wall), neighbour_of(wall))) continue;
            open(wall);
            if (opened != nullptr) opened->push_back(wall);
        }
        return kept > 0;
    }

  private:
    static std::size_t place_count(const Grid& grid) {
        return static_cast<std::size_t>(grid.stride() * grid.height());
    }

    void list_walls(Rng& rng) {
        constexpr std::uint64_t never_zero = std::uint64_t{1} << 32U;
        for (int y = 0; y < grid_.height(); ++y) {
            const std::uint8_t* row = grid_.row(y);
            for (int x = 0; x < grid_.width(); ++x) {
                const std::uint64_t keys = rng.next();
                const auto place = static_cast<std::uint64_t>(row + x - first_) << 1U;
                walls_[wall_count_] = (keys << 32U) | never_zero | place;
                wall_count_ += row[x] >> (4U + static_cast<unsigned>(Direction::East)) & 1U;
                walls_[wall_count_] = (keys >> 32U << 32U) | never_zero | place | 1U;
                wall_count_ += row[x] >> (4U + static_cast<unsigned>(Direction::South)) & 1U;
            }
        }
    }

    [[nodiscard]] std::uint32_t neighbour_of(KeyedWall wall) const {
        return cell_of(wall) + (is_south(wall) ? static_cast<std::uint32_t>(grid_.stride()) : 1U);
    }

    // Union-find over places, where up_ holds how far back in memory the parent of a place is, so that
    // zeroed memory is every place alone. The root of a part is its first place.
    [[nodiscard]] std::uint32_t part_of(std::uint32_t place) {
        while (const std::uint32_t up = up_[place]) {
            const std::uint32_t further = up_[place - up];
            up_[place] = up + further;  // halves the way for the next time
            place -= up + further;
        }
        return place;
    }

    bool join(std::uint32_t a, std::uint32_t b) {
        a = part_of(a);
        b = part_of(b);
        if (a == b) return false;
        if (a > b) std::swap(a, b);
        up_[b] = b - a;
        return true;
    }

    void offer(std::uint32_t root, KeyedWall wall) {
        KeyedWall& least = least_[root];
        if (least == 0) roots_.push_back(root);
        if (least == 0 || wall < least) least = wall;
    }

    void open(KeyedWall wall) {
        const Direction d = is_south(wall) ? Direction::South : Direction::East;
        first_[cell_of(wall)] |= bit(d);
        first_[neighbour_of(wall)] |= bit(opposite(d));
    }

    Grid& grid_;
    std::uint8_t* first_;
    Numbers<std::uint32_t> up_;
    Numbers<KeyedWall> least_;  // of each part, by its root; 0 between phases
    Numbers<KeyedWall> walls_;  // those that may still join two parts
    std::size_t wall_count_ = 0;
    std::vector<std::uint32_t> roots_;
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
