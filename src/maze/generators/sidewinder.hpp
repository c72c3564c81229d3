#pragma once

#include "maze/carving.hpp"
#include "maze/generators/bit_rows.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Cuts each row into runs by tosses of a coin and opens each run to the north at one random cell (Jamis
/// Buck, "Mazes for Programmers", chapter 2). The northern row is one open corridor and every way to it
/// never goes south: easy, and biased by nature. If the grid holds its choices they are kept, and closed
/// cells may leave several parts, for join_parts().
void carve_sidewinder(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report);

/// What it decides in a row, for stream_by_rows(). The generator lives as long as the answer does.
[[nodiscard]] RowDecision sidewinder_rows(Rng& rng);

}  // namespace maze
