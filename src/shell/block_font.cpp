#include "shell/block_font.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

namespace shell {
namespace {

constexpr int columns = 5;
constexpr int rows = 7;

/// The 35 dots of a letter, from the upper left, row by row; the first is the highest bit.
struct Glyph {
    char letter;
    std::uint64_t dots;
};

// clang-format off
constexpr auto glyphs = std::to_array<Glyph>({
    {'!', 0x108421004},
    {'"', 0x294a00000},
    {'%', 0x674222173},
    {'\'', 0x108800000},
    {'(', 0x088842082},
    {')', 0x208210888},
    {'+', 0x0084f9080},
    {',', 0x000003088},
    {'-', 0x0000f8000},
    {'.', 0x00000018c},
    {'/', 0x044222110},
    {'0', 0x3a33ae62e},
    {'1', 0x11842108e},
    {'2', 0x3a213221f},
    {'3', 0x78217043e},
    {'4', 0x08ca97c42},
    {'5', 0x7e1e0862e},
    {'6', 0x3a10f462e},
    {'7', 0x7c2222108},
    {'8', 0x3a317462e},
    {'9', 0x3a317842e},
    {':', 0x018c03180},
    {'=', 0x001f07c00},
    {'?', 0x3a2131004},
    {'A', 0x3a31fc631},
    {'B', 0x7a31f463e},
    {'C', 0x3e108420f},
    {'D', 0x7a318c63e},
    {'E', 0x7e10f421f},
    {'F', 0x7e10f4210},
    {'G', 0x3e109c62f},
    {'H', 0x4631fc631},
    {'I', 0x38842108e},
    {'J', 0x1c4210a4c},
    {'K', 0x4654c5251},
    {'L', 0x42108421f},
    {'M', 0x4775ac631},
    {'N', 0x47359c631},
    {'O', 0x3a318c62e},
    {'P', 0x7a31f4210},
    {'Q', 0x3a318d64d},
    {'R', 0x7a31f5251},
    {'S', 0x3e107043e},
    {'T', 0x7c8421084},
    {'U', 0x46318c62e},
    {'V', 0x46318a944},
    {'W', 0x4631ad771},
    {'X', 0x454421151},
    {'Y', 0x454421084},
    {'Z', 0x7c222221f},
    {'_', 0x00000001f},
});
// clang-format on

// An empty frame stands for every letter that is not here.
constexpr std::uint64_t unknown_glyph = 0b11111'10001'10001'10001'10001'10001'11111;

std::uint64_t dots_of(unsigned char letter) {
    if (letter == ' ') return 0;
    const char upper = static_cast<char>(std::toupper(letter));
    const auto* const glyph =
        std::find_if(glyphs.begin(), glyphs.end(), [upper](const Glyph& g) { return g.letter == upper; });
    return glyph == glyphs.end() ? unknown_glyph : glyph->dots;
}

/// UTF-8 writes a letter as one first byte and any number of these.
bool continues_letter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

int dot_px(int px) {
    return std::max(1, px / 10);
}

void draw_glyph(Raster& picture, std::uint64_t dots, int left, int dot, std::uint32_t color) {
    for (int y = 0; y < rows * dot; ++y) {
        for (int x = 0; x < columns * dot; ++x) {
            const int bit = rows * columns - 1 - (y / dot * columns + x / dot);
            if ((dots >> bit & 1) != 0) picture.at(left + x, y) = color;
        }
    }
}

}  // namespace

int block_text_width(int px, std::string_view text) {
    const auto letters =
        std::count_if(text.begin(), text.end(), [](char byte) { return !continues_letter(byte); });
    return static_cast<int>(letters) * (columns + 1) * dot_px(px);
}

int block_text_height(int px) {
    return rows * dot_px(px);
}

Raster block_text(int px, std::string_view text, frame::Color color) {
    Raster picture(block_text_width(px, text), block_text_height(px));
    int left = 0;
    for (const char byte : text) {
        if (continues_letter(byte)) continue;
        draw_glyph(picture, dots_of(static_cast<unsigned char>(byte)), left, dot_px(px), argb(color));
        left += (columns + 1) * dot_px(px);
    }
    return picture;
}

}  // namespace shell
