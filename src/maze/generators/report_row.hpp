#pragma once

#include "maze/carving.hpp"
#include "maze/grid.hpp"

namespace maze {

/// Reports the passages of one row, each as North or West of its cell, from west to east: the steps of a
/// generator that makes whole rows. The row above must be finished.
void report_row(const Grid& grid, int y, const CarvingSink& report);

}  // namespace maze
