#include "maze/bridges.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "maze/generators/direction_stack.hpp"

namespace maze {

namespace {

using Index = std::int32_t;

// One depth-first walk over every cell that has a passage. order counts cells as they are met; low is
// the earliest cell that the subtree below a cell reaches by a passage other than the tree's own.
class LowLink {
  public:
    explicit LowLink(const Grid& grid)
        : grid_(grid),
          order_(static_cast<std::size_t>(grid.size().cells()), BridgeTree::none),
          low_(order_.size(), BridgeTree::none),
          untried_(order_.size()) {}

    void walk_from(Point root) {
        DirectionStack& way_back = way_back_;
        Point p = root;
        meet(p);
        for (;;) {
            std::uint8_t& untried = untried_[index(p)];
            if (untried != 0) {
                const Direction d = lowest(untried);
                untried = static_cast<std::uint8_t>(untried & ~bit(d));
                const Point q = step(p, d);
                if (order_[index(q)] >= 0) {
                    low_[index(p)] = std::min(low_[index(p)], order_[index(q)]);
                    continue;
                }
                meet(q);
                untried_[index(q)] = static_cast<std::uint8_t>(untried_[index(q)] & ~bit(opposite(d)));
                way_back.push(static_cast<unsigned>(d));
                p = q;
            } else if (!way_back.is_empty()) {
                const auto d = static_cast<Direction>(way_back.pop());
                const Point up = step(p, opposite(d));
                low_[index(up)] = std::min(low_[index(up)], low_[index(p)]);
                p = up;
            } else {
                return;
            }
        }
    }

    // A cell starts a part of its own exactly when nothing below it reaches above it.
    [[nodiscard]] bool starts_part(Point p) const { return low_[index(p)] == order_[index(p)]; }
    [[nodiscard]] bool is_met(Point p) const { return order_[index(p)] >= 0; }
    [[nodiscard]] Index order(Point p) const { return order_[index(p)]; }
    [[nodiscard]] const std::vector<Index>& cells_in_order() const { return cell_at_; }
    [[nodiscard]] std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(grid_.width()) +
               static_cast<std::size_t>(p.x);
    }

  private:
    static Direction lowest(std::uint8_t mask) {
        static constexpr std::array<std::uint8_t, 16> first{0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0};
        return static_cast<Direction>(first[mask]);
    }

    void meet(Point p) {
        order_[index(p)] = low_[index(p)] = static_cast<Index>(cell_at_.size());
        cell_at_.push_back(static_cast<Index>(index(p)));
        untried_[index(p)] = grid_.passages(p);
    }

    const Grid& grid_;
    std::vector<Index> order_;
    std::vector<Index> low_;
    std::vector<Index> cell_at_;
    std::vector<std::uint8_t> untried_;
    DirectionStackStore store_{grid_.size().cells()};
    DirectionStack way_back_{store_};
};

}  // namespace

BridgeTree find_bridges(const Grid& grid) {
    LowLink links(grid);
    const Size size = grid.size();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (grid.passages({x, y}) != 0 && !links.is_met({x, y})) links.walk_from({x, y});
        }
    }
    BridgeTree tree;
    tree.part.assign(static_cast<std::size_t>(size.cells()), BridgeTree::none);
    // In the order of the walk a cell's tree parent is met before it. Its part is its parent's unless it
    // starts one; the parent is the latest-met open neighbour that was met earlier and whose passage is
    // the tree's, which for a cell that starts a part is its only earlier neighbour.
    for (const Index cell : links.cells_in_order()) {
        const Point p{static_cast<int>(cell % size.width), static_cast<int>(cell / size.width)};
        Point parent = p;
        Direction from_parent = Direction::North;
        for (const Direction d : all_directions) {
            if (!grid.is_open(p, d)) continue;
            const Point q = step(p, d);
            if (links.order(q) < links.order(p) && (parent == p || links.order(q) > links.order(parent))) {
                parent = q;
                from_parent = opposite(d);
            }
        }
        if (!links.starts_part(p)) {
            tree.part[links.index(p)] = tree.part[links.index(parent)];
            continue;
        }
        tree.part[links.index(p)] = static_cast<Index>(tree.parent_part.size());
        const bool is_root = parent == p;
        tree.parent_part.push_back(is_root ? BridgeTree::none : tree.part[links.index(parent)]);
        if (is_root) continue;
        const bool is_forward = from_parent == Direction::East || from_parent == Direction::South;
        tree.bridges.push_back(is_forward ? Passage{parent, from_parent} : Passage{p, opposite(from_parent)});
    }
    return tree;
}

}  // namespace maze
