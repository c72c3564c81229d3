#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"

namespace maze {

/// Joins the parts of a forest over the free cells of a grid into one tree, by random walls between
/// them. The grid still holds its choices as mark_choices() left them, which tell the free cells.
/// Union-find; about 12 bytes a cell.
void join_parts(Grid& grid, Rng& rng, const CarvingSink& report);

}  // namespace maze
