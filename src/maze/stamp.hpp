#pragma once
// A stamp: a short text drawn in the middle of a board by cells that stay closed on all sides.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/geometry.hpp"
#include "maze/spec.hpp"

namespace maze {

/// What is wrong with a stamp text, if anything: it is "none" (in any letter case) or 1 to 12 of the
/// characters A-Z, a-z, 0-9.
[[nodiscard]] std::optional<std::string> problem_with_stamp(std::string_view text);

struct Stamp {
    std::vector<Point> cells;  ///< the closed cells, row by row; empty if there is no stamp
    std::string note;          ///< one sentence if a stamp was asked for and left out, else empty
};

/// The closed cells for `spec.stamp`. A stamp keeps one free cell on every side of it, never covers the
/// entry or exit nor, on a Pac-Man board, a corner or every centre cell, and leaves the free cells
/// connected; one that cannot is left out, with a note. "42" is drawn so that the blank column between
/// its digits lies on column width / 2.
[[nodiscard]] Stamp plan_stamp(const Spec& spec);

}  // namespace maze
