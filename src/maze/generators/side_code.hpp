#pragma once
// One side of one cell in 32 bits, for the long lists of some generators.

#include <cstddef>
#include <cstdint>

#include "maze/grid.hpp"

namespace maze {

/// The place of a cell in memory, counted from the first, times four, plus a direction. Fits because the
/// largest board's rows, spare bytes included, take less than 2^30 bytes.
using SideCode = std::uint32_t;

[[nodiscard]] inline SideCode side_code(const std::uint8_t* first, const std::uint8_t* cell,
                                        unsigned direction) {
    return (static_cast<SideCode>(cell - first) << 2U) | direction;
}
[[nodiscard]] inline std::uint8_t* cell_of(SideCode side, std::uint8_t* first) {
    return first + (side >> 2U);
}
[[nodiscard]] inline unsigned direction_of(SideCode side) {
    return side & 3U;
}

}  // namespace maze
