#pragma once

#include <cstdint>
#include <vector>

#include "maze/geometry.hpp"

namespace cli {

/// What the bench compares with: a recursive backtracker as it is usually well written. One byte a cell,
/// the way back kept in the cell, std::mt19937 and std::uniform_int_distribution. About as fast as the
/// best public ones. `cells` is reused from round to round.
void carve_reference(maze::Size size, std::uint32_t seed, std::vector<std::uint8_t>& cells);

}  // namespace cli
