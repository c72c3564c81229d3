#include "maze/generators/eller.hpp"

#include <cstddef>
#include <numeric>

#include "maze/generators/report_row.hpp"

namespace maze {

EllerRows::EllerRows(int width, Rng& rng)
    : rng_(&rng),
      left_(static_cast<std::size_t>(width)),
      right_(static_cast<std::size_t>(width)),
      open_above_(static_cast<std::size_t>(width)) {
    std::iota(left_.begin(), left_.end(), 0U);
    std::iota(right_.begin(), right_.end(), 0U);
}

// Splices the rings of x and x + 1 so that x + 1 follows x.
void EllerRows::join_east(std::uint32_t x) {
    const std::uint32_t after = right_[x];
    const std::uint32_t before = left_[x + 1];
    right_[before] = after;
    left_[after] = before;
    right_[x] = x + 1;
    left_[x + 1] = x;
}

void EllerRows::leave_ring(std::uint32_t x) {
    const std::uint32_t before = left_[x];
    const std::uint32_t after = right_[x];
    right_[before] = after;
    left_[after] = before;
    left_[x] = x;
    right_[x] = x;
}

// Each cell first may join its eastern neighbour, then may go on to the south; a cell that does not has
// left its part for the rows below, which is allowed while others of the part remain.
template <bool has_choices>
void EllerRows::carve(std::uint8_t* row, const std::uint8_t* choices, bool is_last) {
    constexpr unsigned east = bit(Direction::East);
    constexpr unsigned south = bit(Direction::South);
    constexpr unsigned west = bit(Direction::West);
    const auto width = static_cast<std::uint32_t>(left_.size());
    unsigned from_west = 0;
    std::uint64_t pool = 0;
    for (std::uint32_t x = 0; x < width; ++x) {
        if (x % 32 == 0) pool = rng_->next();
        const unsigned chance = pool & 3U;
        pool >>= 2U;
        const unsigned high = has_choices ? choices[x] & 0xF0U : 0U;
        const bool can_east = has_choices ? (high & (east << 4U)) != 0 : x + 1 < width;
        const bool can_south = !is_last && (!has_choices || (high & (south << 4U)) != 0);

        unsigned sides = open_above_[x] | from_west;
        from_west = 0;
        if (can_east && right_[x] != x + 1 && ((chance & 1U) != 0 || is_last)) {
            join_east(x);
            sides |= east;
            from_west = west;
        }
        if (can_south && (right_[x] == x || (chance & 2U) != 0)) {
            sides |= south;
            open_above_[x] = bit(Direction::North);
        } else {
            leave_ring(x);
            open_above_[x] = 0;
        }
        row[x] = static_cast<std::uint8_t>(high | sides);
    }
}

void EllerRows::next(std::uint8_t* row, const std::uint8_t* choices, bool is_last) {
    if (choices != nullptr)
        carve<true>(row, choices, is_last);
    else
        carve<false>(row, nullptr, is_last);
}

void carve_eller(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report) {
    EllerRows rows(grid.width(), rng);
    for (int y = 0; y < grid.height(); ++y) {
        std::uint8_t* row = grid.row(y);
        rows.next(row, has_choices ? row : nullptr, y + 1 == grid.height());
        if (report) report_row(grid, y, report);
    }
}

}  // namespace maze
