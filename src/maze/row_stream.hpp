#pragma once
// Boards of any size in the memory of a few rows, for what a board that must be held whole is too large for.

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "maze/spec.hpp"

namespace maze {

/// Takes the rows of a board from north to south: the passages of each cell from west to east as sums of
/// bit(direction). The bytes are there until the next row.
using RowSink = std::function<void(std::span<const std::uint8_t>)>;

/// Whether stream_rows() can make the board: a perfect one without a stamp, in a style that decides a row and
/// never looks back (Eller, Sidewinder, BinaryTree).
[[nodiscard]] bool can_stream(const Spec& spec);

/// The rows of the board that generate() would make, without making it: can_stream(spec) must hold, and
/// faults_in(spec, any bound) find nothing. The number of cells has no bound but the two sides, 2^31 - 1
/// each. Memory: at most 16 bytes a column and 40 KB, whatever the height. Where the entry leads to is for
/// the whole board to say, so there is no solution. What the sink throws comes through.
void stream_rows(const Spec& spec, const RowSink& sink);

/// One row as uppercase hex digits of the hex maze file (see hex.hpp), without a newline; `digits` keeps its
/// memory from row to row.
void write_hex_digits(std::span<const std::uint8_t> row, std::string& digits);

}  // namespace maze
