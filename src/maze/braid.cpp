#include "maze/braid.hpp"

#include <array>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "maze/bridges.hpp"
#include "maze/dead_end_scan.hpp"
#include "maze/generators/ahead_picker.hpp"
#include "maze/open_area.hpp"

namespace maze {

namespace {

AheadPicker open_carefully(Grid& grid, Point p, unsigned sides, unsigned first_choice, AheadPicker picker) {
    unsigned d = first_choice;
    while (d != no_direction && would_open_area(grid, p, static_cast<Direction>(d))) {
        sides &= ~(1U << d);
        d = picker.pick(sides);
    }
    if (d != no_direction) grid.open(p, static_cast<Direction>(d));
    return picker;
}

constexpr std::uint8_t none = no_direction;
// The one open side of a dead end; none of any other cell.
constexpr std::array<std::uint8_t, 16> only_side{none, 0,    1,    none, 2,    none, none, none,
                                                 3,    none, none, none, none, none, none, none};
// By direction: what a dead end may open, none may nothing.
constexpr std::array<std::uint8_t, 5> openable{15, 15, 15, 15, 0};
// By direction, and by direction ^ 2 with none among them: what is added to a cell.
constexpr std::array<std::uint8_t, 8> side_bits{1, 2, 4, 8, 0, 0, 0, 0};

// Opens one more side of the cells it is shown, if they are dead ends. Whether they still are, and which of
// their sides could open, no processor predicts, so all that is decided without a branch. Nothing gets to
// know where an opener lies in memory, so that it stays in registers.
class SideOpener {
  public:
    SideOpener(Grid& grid, RandomBytes& bytes)
        : grid_(&grid),
          first_(grid.row(0)),
          stride_(grid.stride()),
          last_x_(grid.width() - 1),
          picker_(bytes),
          offset_{-stride_, 1, stride_, -1, 0} {}

    void visit(Point p) {
        std::uint8_t* cell = first_ + p.y * stride_ + p.x;
        const unsigned way_out = only_side[*cell];
        const unsigned sides = openable_sides(p, cell) & openable[way_out];
        const unsigned d = picker_.pick(sides);
        std::uint8_t* neighbour = cell + offset_[d];
        // With two sides a cell can only be the corner of an open block, whose middle lies between the two.
        if (neighbour[offset_[way_out]] == 15U) [[unlikely]] {
            picker_ = open_carefully(*grid_, p, sides, d, picker_);
            return;
        }
        *cell |= side_bits[d];
        *neighbour |= side_bits[d ^ 2U];
    }

  private:
    // The closed sides of a cell towards neighbours that have passages themselves, which the spare rows of a
    // grid never have; what lies beside the first and the last cell of a row belongs to other rows.
    [[nodiscard]] unsigned openable_sides(Point p, const std::uint8_t* cell) const {
        const auto side = [cell](std::ptrdiff_t offset, Direction d) {
            return cell[offset] != 0 ? unsigned{bit(d)} : 0U;
        };
        const unsigned sides = side(-stride_, Direction::North) | side(stride_, Direction::South) |
                               (p.x < last_x_ ? side(1, Direction::East) : 0U) |
                               (p.x > 0 ? side(-1, Direction::West) : 0U);
        return sides & ~unsigned{*cell};
    }

    Grid* grid_;
    std::uint8_t* first_;
    std::ptrdiff_t stride_;
    int last_x_;
    AheadPicker picker_;
    std::array<std::ptrdiff_t, 5> offset_;  // by direction; none leads nowhere
};

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
    RandomBytes bytes(rng);
    SideOpener opener(grid, bytes);
    if (keep <= 0) {
        for_each_likely_dead_end(grid, [&](Point p) { opener.visit(p); });
        return;
    }
    std::int64_t left = 0;
    for_each_dead_end(grid, [&](Point) { ++left; });
    for_each_dead_end(grid, [&](Point p) {
        // Of `left` dead ends still ahead, `keep` stay: each with the same chance.
        const bool stays = static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(left))) < keep;
        if (left > 1) --left;
        if (stays)
            --keep;
        else
            opener.visit(p);
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
