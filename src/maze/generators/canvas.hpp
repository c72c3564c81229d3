#pragma once
// What every generator starts from: a grid whose high four bits say, cell by cell, which sides could
// still be opened. bit(d) << 4 stands while the neighbour in direction d is free and not yet part of
// the maze, so one byte tells a generator all its choices at a cell. A cell that must stay closed has
// no choices, and no neighbour has it as a choice.

#include <cstdint>
#include <vector>

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

/// A random cell that has a choice, each as likely; {-1, -1} if no cell has one.
[[nodiscard]] Point random_start(const Grid& grid, Rng& rng);

}  // namespace maze
