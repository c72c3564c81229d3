#pragma once
// The walls of a board: one byte a cell, whose low four bits say which sides are open. Everything
// else in this library makes, changes, measures or writes a Grid.

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "maze/cell_store.hpp"
#include "maze/geometry.hpp"

namespace maze {

/// A board of width x height cells, row-major. A side is open (a passage) or closed (a wall), and both
/// cells that share it always agree. The outer border is closed. A cell without any passage is a
/// closed cell, as a stamp is made of. Copying costs one pass over the cells.
class Grid {
  public:
    Grid() = default;

    /// All walls closed. Sides are 0 or more. Memory: one byte a cell. Throws std::bad_alloc.
    explicit Grid(Size size);

    Grid(const Grid& other);
    Grid& operator=(const Grid& other);
    Grid(Grid&& other) noexcept;
    Grid& operator=(Grid&& other) noexcept;
    ~Grid() = default;

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] int width() const { return size_.width; }
    [[nodiscard]] int height() const { return size_.height; }
    [[nodiscard]] bool contains(Point p) const { return size_.contains(p); }

    /// Open sides of a cell as the sum of bit(direction), 0 to 15.
    [[nodiscard]] std::uint8_t passages(Point p) const {
        return static_cast<std::uint8_t>(row(p.y)[p.x] & 0x0FU);
    }
    /// How many sides of a cell are open, 0 to 4: 1 is a dead end, 3 and 4 are junctions.
    [[nodiscard]] int passage_count(Point p) const;
    [[nodiscard]] bool is_open(Point p, Direction d) const { return (passages(p) & bit(d)) != 0; }

    /// Opens or closes one side, for both cells that share it; the neighbour must lie on the board.
    void open(Point p, Direction d);
    void close(Point p, Direction d);

    /// The bytes of row y. Neighbouring rows are stride() bytes apart, and one row of spare bytes lies before
    /// the first and after the last and stays 0, so that code which looks at all four neighbours of a cell
    /// needs no test for the border. Generators may keep notes in the high four bits of a cell while they
    /// work; a finished grid has zeros there.
    [[nodiscard]] std::uint8_t* row(int y) { return cells_.data() + offset(y); }
    [[nodiscard]] const std::uint8_t* row(int y) const { return cells_.data() + offset(y); }
    [[nodiscard]] std::ptrdiff_t stride() const { return stride_; }

    friend bool operator==(const Grid& a, const Grid& b);

  private:
    [[nodiscard]] std::ptrdiff_t offset(int y) const {
        assert(y >= 0 && y < size_.height);
        return spare_ + static_cast<std::ptrdiff_t>(y) * stride_;
    }

    Size size_;
    std::ptrdiff_t stride_ = 0;
    std::ptrdiff_t spare_ = 0;  // bytes before the first row
    CellStore cells_;
};

}  // namespace maze
