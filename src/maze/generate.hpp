#pragma once
// From a spec to a board: the front door of the library.

#include <string>
#include <vector>

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/spec.hpp"

namespace maze {

struct Board {
    Spec spec;
    Grid grid;
    std::vector<std::string> notes;  ///< sentences for a person, such as that a stamp was left out
};

/// Makes the board that the spec describes; problem_with(spec, ...) must have found nothing. The result
/// depends on the spec alone. Time and memory grow with the number of cells: about a hundredth of a
/// microsecond and 1.25 bytes a cell for the fastest style. Never recurses. Throws std::bad_alloc.
[[nodiscard]] Board generate(const Spec& spec);

/// The same board, reporting every passage as it is carved. The cells outside the reported passages
/// are closed, and the reported steps end at exactly the returned grid.
[[nodiscard]] Board generate(const Spec& spec, const CarvingSink& report);

}  // namespace maze
