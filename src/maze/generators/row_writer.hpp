#pragma once
// From planes of bits to cells: the last step of every generator that decides 64 cells at a time, and most
// of its work, so it comes in two versions that do the same.

#include <cstddef>
#include <cstdint>

namespace maze {

/// One bit a cell, 64 cells a word, from the first cell of a row on. A cell's eastern side is the western
/// one of the next cell, so `west` has one word more.
struct SidePlanes {
    const std::uint64_t* north = nullptr;
    const std::uint64_t* west = nullptr;
    const std::uint64_t* south = nullptr;
};

/// Writes `width` cells, each the sum of bit(direction) over its open sides.
using RowWriter = void (*)(std::uint8_t* cells, std::size_t width, const SidePlanes& planes);

/// In portable C++: eight cells at a time, by look-up tables.
void write_row_portably(std::uint8_t* cells, std::size_t width, const SidePlanes& planes);

/// The fastest writer for this processor: 64 cells at a time where it knows AVX-512.
[[nodiscard]] RowWriter fastest_row_writer();

}  // namespace maze
