#include "maze/generators/row_writer.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "maze/geometry.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#define MAZE_HAS_AVX512_VERSION
#include <immintrin.h>
#endif

namespace maze {

namespace {

constexpr std::size_t cells_a_word = 64;

// Eight cells from eight bits of a plane: bytes where the bit is set hold the side.
using Eight = std::array<std::uint8_t, 8>;

constexpr std::array<Eight, 256> spread(Direction side) {
    std::array<Eight, 256> table{};
    for (unsigned bits = 0; bits < 256; ++bits) {
        for (unsigned i = 0; i < 8; ++i) {
            if (((bits >> i) & 1U) != 0) table[bits][i] = bit(side);
        }
    }
    return table;
}

alignas(64) constexpr std::array<Eight, 256> north_sides = spread(Direction::North);
alignas(64) constexpr std::array<Eight, 256> east_sides = spread(Direction::East);
alignas(64) constexpr std::array<Eight, 256> south_sides = spread(Direction::South);
alignas(64) constexpr std::array<Eight, 256> west_sides = spread(Direction::West);

std::uint64_t load(const Eight& eight) {
    std::uint64_t word = 0;
    std::memcpy(&word, eight.data(), sizeof word);
    return word;
}

std::uint64_t east_word(const std::uint64_t* west) {
    return west[0] >> 1U | west[1] << 63U;
}

#if defined(MAZE_HAS_AVX512_VERSION)

// A word of a plane is, as it stands, the mask of a vector of cells.
__attribute__((target("avx512f,avx512bw"))) void write_row_with_avx512(std::uint8_t* cells, std::size_t width,
                                                                       const SidePlanes& planes) {
    const __m512i north = _mm512_set1_epi8(static_cast<char>(bit(Direction::North)));
    const __m512i east = _mm512_set1_epi8(static_cast<char>(bit(Direction::East)));
    const __m512i south = _mm512_set1_epi8(static_cast<char>(bit(Direction::South)));
    const __m512i west = _mm512_set1_epi8(static_cast<char>(bit(Direction::West)));
    const SidePlanes p = planes;
    for (std::size_t i = 0; i * cells_a_word < width; ++i) {
        __m512i sides = _mm512_maskz_mov_epi8(p.north[i], north);
        sides = _mm512_mask_add_epi8(sides, east_word(p.west + i), sides, east);
        sides = _mm512_mask_add_epi8(sides, p.south[i], sides, south);
        sides = _mm512_mask_add_epi8(sides, p.west[i], sides, west);
        const std::size_t left = width - i * cells_a_word;
        const std::uint64_t wanted = ~std::uint64_t{0} >> (cells_a_word - std::min(left, cells_a_word));
        _mm512_mask_storeu_epi8(cells + i * cells_a_word, wanted, sides);
    }
}

#endif

}  // namespace

void write_row_portably(std::uint8_t* cells, std::size_t width, const SidePlanes& planes) {
    for (std::size_t x = 0; x < width; x += 8) {
        const std::size_t i = x / cells_a_word;
        const std::size_t shift = x % cells_a_word;
        const std::uint64_t eight = load(north_sides[planes.north[i] >> shift & 0xFFU]) |
                                    load(east_sides[east_word(planes.west + i) >> shift & 0xFFU]) |
                                    load(south_sides[planes.south[i] >> shift & 0xFFU]) |
                                    load(west_sides[planes.west[i] >> shift & 0xFFU]);
        if (x + 8 <= width)
            std::memcpy(cells + x, &eight, 8);
        else
            std::memcpy(cells + x, &eight, width - x);
    }
}

RowWriter fastest_row_writer() {
#if defined(MAZE_HAS_AVX512_VERSION)
    if (__builtin_cpu_supports("avx512bw")) return write_row_with_avx512;
#endif
    return write_row_portably;
}

}  // namespace maze
