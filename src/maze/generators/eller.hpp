#pragma once

#include <cstdint>
#include <vector>

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Makes a maze row by row and remembers nothing but which cells of the present row hang together (Marlin
/// Eller, 1982). The rows of a board of any height stream by in eight bytes a column, plus the row
/// itself.
///
/// The cells of each part form a ring in the order of the columns. Parts never cross, so two neighbours
/// are in one part exactly if one follows the other on its ring, which makes every step constant (the
/// trick of the one-line maze of the International Obfuscated C Code Contest, 1988).
class EllerRows {
  public:
    /// width is 1 or more. The generator lives as long as this does.
    EllerRows(int width, Rng& rng);

    /// Writes the passages of the next row as sums of bit(direction), width of them; the last row of a
    /// board closes off and joins everything. `choices`, if given, are the cells' bytes with choices (see
    /// canvas.hpp); without, every cell of the row and of the one below is free. `row` may be `choices`,
    /// whose high bits stay.
    void next(std::uint8_t* row, const std::uint8_t* choices, bool is_last);

  private:
    void join_east(std::uint32_t x);
    void leave_ring(std::uint32_t x);
    template <bool has_choices>
    void carve(std::uint8_t* row, const std::uint8_t* choices, bool is_last);

    Rng* rng_;
    std::vector<std::uint32_t> left_;
    std::vector<std::uint32_t> right_;
    std::vector<std::uint8_t> open_above_;  // South of the row before, as North of this one
};

/// Carves a whole board with EllerRows. If the grid holds its choices they are kept, and closed cells may
/// leave several parts, for join_parts().
void carve_eller(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report);

}  // namespace maze
