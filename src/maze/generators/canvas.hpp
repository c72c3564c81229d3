#pragma once
// What every generator starts from: a grid whose high four bits say, cell by cell, which sides could
// still be opened. bit(d) << 4 stands while the neighbour in direction d is free and not yet part of
// the maze, so one byte tells a generator all its choices at a cell. A cell that must stay closed has
// no choices, and no neighbour has it as a choice.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Marks the choices of every cell of a grid with all walls closed.
void mark_choices(Grid& grid, const std::vector<Point>& closed);

/// Drops all choices, as in a finished grid.
void clear_choices(Grid& grid);

/// The sides of a cell that could still be opened, as the sum of bit(direction).
[[nodiscard]] inline std::uint8_t choices(const Grid& grid, Point p) {
    return static_cast<std::uint8_t>(grid.row(p.y)[p.x] >> 4U);
}

/// A cell joins the maze: it stops being a choice of its four neighbours. The spare rows around a grid,
/// and a choice that is never there at the end of a row, make this safe at the border.
inline void join_maze(std::uint8_t* cell, std::ptrdiff_t stride) {
    cell[-stride] &= static_cast<std::uint8_t>(~(bit(Direction::South) << 4U));
    cell[1] &= static_cast<std::uint8_t>(~(bit(Direction::West) << 4U));
    cell[stride] &= static_cast<std::uint8_t>(~(bit(Direction::North) << 4U));
    cell[-1] &= static_cast<std::uint8_t>(~(bit(Direction::East) << 4U));
}

/// How far the neighbours of a cell are away in memory, by direction.
[[nodiscard]] inline std::array<std::ptrdiff_t, 4> neighbour_offsets(const Grid& grid) {
    return {-grid.stride(), 1, grid.stride(), -1};
}

/// Tells a sink of passages that a generator knows by the address of a cell.
class StepReporter {
  public:
    StepReporter(const Grid& grid, const CarvingSink& sink)
        : first_(grid.row(0)), stride_(grid.stride()), sink_(&sink) {}

    void opened(const std::uint8_t* cell, unsigned direction) const {
        if (*sink_) report(cell, direction);
    }

  private:
    void report(const std::uint8_t* cell, unsigned direction) const {
        const std::ptrdiff_t index = cell - first_;
        const Point p{static_cast<int>(index % stride_), static_cast<int>(index / stride_)};
        (*sink_)({p, static_cast<Direction>(direction), true});
    }

    const std::uint8_t* first_;
    std::ptrdiff_t stride_;
    const CarvingSink* sink_;
};

/// A random cell that has a choice, each as likely; {-1, -1} if no cell has one.
[[nodiscard]] Point random_start(const Grid& grid, Rng& rng);

}  // namespace maze
