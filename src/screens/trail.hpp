#pragma once
// What the floor remembers of a walk: dots along the way from the start, hatching in the dead ends left
// behind.

#include <cstdint>
#include <vector>

#include "maze/grid.hpp"

namespace screens {

class Trail {
  public:
    enum class Mark : std::uint8_t { None, OnTheWay, LeftDeadEnd };

    Trail() = default;
    Trail(maze::Size size, maze::Point start);

    /// The walker has come to a neighbouring cell. Walking back takes the last cell off the way; it is
    /// hatched if nothing that leads on from it is left to try.
    void enter(const maze::Grid& grid, maze::Point cell);

    [[nodiscard]] Mark mark(maze::Point cell) const { return marks_[index(cell)]; }
    /// The way from the start to here, without the detours.
    [[nodiscard]] const std::vector<maze::Point>& way() const { return way_; }

  private:
    [[nodiscard]] std::size_t index(maze::Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(p.x);
    }
    [[nodiscard]] bool nothing_left_to_try(const maze::Grid& grid, maze::Point cell,
                                           maze::Point back_to) const;

    maze::Size size_;
    std::vector<Mark> marks_;
    std::vector<maze::Point> way_;
};

}  // namespace screens
