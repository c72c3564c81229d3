#pragma once
// For generators that decide a whole row with word operations: one bit a cell, 64 cells a word.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/row_stream.hpp"

namespace maze {

/// Cell x is bit x % 64 of word x / 64. One spare word follows the last, always 0.
using BitRow = std::vector<std::uint64_t>;

/// What a generator gets to decide a row by, and what it decides.
struct RowPlan {
    int y = 0;
    int width = 0;
    bool is_plain = true;  ///< no closed cell touches the row: every side is allowed but at the border
    BitRow can_north;      ///< cells whose northern side may be opened
    BitRow can_west;       ///< cells whose western side may be opened
    BitRow north;          ///< to fill: cells whose northern side is open
    BitRow west;           ///< to fill: cells whose western side is open
};

using RowDecision = std::function<void(RowPlan&)>;

/// Calls `decide` for each row from north to south and writes the passages into the grid. With
/// has_choices the grid holds its choices, which are respected and kept; without, all cells are free and
/// the grid's bytes may be anything.
void carve_by_rows(Grid& grid, bool has_choices, const RowDecision& decide, const CarvingSink& report);

/// The rows of a board without closed cells, handed over one by one without a grid.
void stream_by_rows(Size size, const RowDecision& decide, const RowSink& sink);

}  // namespace maze
