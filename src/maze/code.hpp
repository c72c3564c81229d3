#pragma once
// A code names a board completely in a few letters that can be typed, pasted and read out loud, such as
// P2-1A-6N for the default perfect board of seed 42.
//
//   P2         P a perfect maze, C a Pac-Man board (C for chase); then the version of the generators
//   1A         the seed in Crockford's base 32 (0-9 and A-Z without I, L, O, U)
//   30X20      the size, unless 20x12 (perfect) or 13x9 (Pac-Man)
//   YWI        the style by its two letters, unless the recursive backtracker
//   T80 G30    turns and mix, unless 50
//   E3,4 X9,9  entry and exit, unless the upper left and lower right cells
//   D2         dead ends, unless 0;  M mirrored (perfect), W wild: not mirrored (Pac-Man)
//   S42        a stamp;  O an open border
//   V80 L0     of a dungeon: sparseness and dead-end removal, unless 60 and 50
//   R12 Z3,6   of a dungeon: how many rooms, if that is given; their least and most side, unless 2 and 5
//   YN         two letters that check the rest
//
// Parts are joined by hyphens, in this order. Letters may be typed in either case, O for 0 and I or L for
// 1 in the seed and the check.

#include <optional>
#include <string>
#include <string_view>

#include "maze/spec.hpp"

namespace maze {

/// Bumped whenever any spec makes another board than before, so that an old code is refused instead of
/// quietly naming another board.
inline constexpr int generator_version = 2;

/// The code of a spec in which faults_in() finds nothing; at most 20 characters if all but the seed is as
/// the two kinds of board have it by default.
[[nodiscard]] std::string code_of(const Spec& spec);

struct CodeReading {
    std::optional<Spec> spec;  ///< present exactly if the code is fine, and then faults_in() finds nothing
    std::string fault;         ///< else one sentence that names the part that is wrong
};

/// The spec of a code, whatever blanks surround it. code_of(*read_code(c).spec) is c in its canonical form.
[[nodiscard]] CodeReading read_code(std::string_view code, std::int64_t max_cells = max_cells_library);

}  // namespace maze
