#include "maze/braid.hpp"

#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "maze/bridges.hpp"
#include "maze/dead_end_scan.hpp"
#include "maze/generators/pick.hpp"
#include "maze/open_area.hpp"

namespace maze {

namespace {

// The closed sides of a cell towards neighbours that have passages themselves. Reads the four bytes
// around it, which the spare rows of a grid allow, and leaves out those beyond the border.
unsigned openable_sides(const Grid& grid, Point p) {
    constexpr unsigned north = bit(Direction::North), east = bit(Direction::East),
                       south = bit(Direction::South), west = bit(Direction::West);
    const std::uint8_t* cell = grid.row(p.y) + p.x;
    unsigned sides = (cell[-grid.stride()] != 0 && p.y > 0 ? north : 0U) |
                     (cell[1] != 0 && p.x + 1 < grid.width() ? east : 0U) |
                     (cell[grid.stride()] != 0 && p.y + 1 < grid.height() ? south : 0U) |
                     (cell[-1] != 0 && p.x > 0 ? west : 0U);
    return sides & ~static_cast<unsigned>(*cell);
}

void open_one_side(Grid& grid, Point p, EvenPicker& picker) {
    unsigned sides = openable_sides(grid, p);
    while (sides != 0) {
        const auto d = static_cast<Direction>(picker.pick(sides));
        if (!would_open_area(grid, p, d)) {
            grid.open(p, d);
            return;
        }
        sides &= ~static_cast<unsigned>(bit(d));
    }
}

// Parts of a bridge tree, merged along tree paths as openings close loops over them.
class MergedParts {
  public:
    explicit MergedParts(const BridgeTree& tree) : parent_(tree.parent_part), merged_into_(parent_.size()) {
        std::iota(merged_into_.begin(), merged_into_.end(), std::int32_t{0});
        depth_.resize(parent_.size());
        for (std::size_t part = 0; part < parent_.size(); ++part) {
            if (parent_[part] >= 0) depth_[part] = depth_[at(parent_[part])] + 1;
        }
    }

    [[nodiscard]] std::int32_t find(std::int32_t part) {
        while (merged_into_[at(part)] != part)
            part = merged_into_[at(part)] = merged_into_[at(merged_into_[at(part)])];
        return part;
    }

    // Everything on the tree's way between two parts of one tree becomes one part.
    void merge_way(std::int32_t a, std::int32_t b) {
        a = find(a);
        b = find(b);
        while (a != b) {
            if (depth_[at(a)] < depth_[at(b)]) std::swap(a, b);
            a = merged_into_[at(a)] = find(parent_[at(a)]);
        }
    }

  private:
    static std::size_t at(std::int32_t part) { return static_cast<std::size_t>(part); }

    std::vector<std::int32_t> parent_;
    std::vector<std::int32_t> merged_into_;  // a part merges upwards, so the highest stands for all
    std::vector<std::int32_t> depth_;
};

}  // namespace

void open_dead_ends(Grid& grid, std::int64_t keep, Rng& rng) {
    std::int64_t left = 0;
    if (keep > 0) for_each_dead_end(grid, [&](Point) { ++left; });
    EvenPicker picker(rng);
    for_each_dead_end(grid, [&](Point p) {
        if (keep > 0) {
            // Of `left` dead ends still ahead, `keep` stay: each with the same chance.
            const bool stays = static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(left))) < keep;
            if (left > 1) --left;
            if (stays) {
                --keep;
                return;
            }
        }
        open_one_side(grid, p, picker);
    });
}

void repair_bridges(Grid& grid, Rng& rng) {
    const BridgeTree tree = find_bridges(grid);
    if (tree.bridges.empty()) return;
    const auto part_of = [&](Point p) {
        return tree.part[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(grid.width()) +
                         static_cast<std::size_t>(p.x)];
    };
    std::vector<Passage> walls;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            for (const Direction d : {Direction::East, Direction::South}) {
                const Point p{x, y};
                const Point q = step(p, d);
                if (grid.contains(q) && part_of(p) >= 0 && part_of(q) >= 0 && part_of(p) != part_of(q) &&
                    !grid.is_open(p, d))
                    walls.push_back({p, d});
            }
        }
    }
    shuffle(walls, rng);
    MergedParts parts(tree);
    for (const Passage& wall : walls) {
        const std::int32_t a = part_of(wall.cell);
        const std::int32_t b = part_of(step(wall.cell, wall.direction));
        if (parts.find(a) == parts.find(b) || would_open_area(grid, wall.cell, wall.direction)) continue;
        grid.open(wall.cell, wall.direction);
        parts.merge_way(a, b);
    }
}

}  // namespace maze
