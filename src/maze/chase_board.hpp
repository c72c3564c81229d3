#pragma once
// Pac-Man boards: connected, loop-rich, without dead ends.

#include "maze/grid.hpp"
#include "maze/spec.hpp"

namespace maze {

/// The board of a spec with perfect == false.
[[nodiscard]] Grid chase_grid(const Spec& spec);

}  // namespace maze
