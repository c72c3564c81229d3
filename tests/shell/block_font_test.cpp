#include "shell/block_font.hpp"

#include <algorithm>

#include "tests/catch.hpp"

namespace {

std::string picture_of(std::string_view text) {
    const shell::Raster raster = shell::block_text(10, text, {});
    std::string result;
    for (int y = 0; y < raster.height; ++y) {
        for (int x = 0; x < raster.width; ++x)
            result += raster.at(x, y) != 0 ? '#' : '.';
        result += '\n';
    }
    return result;
}

}  // namespace

TEST_CASE("block letters can be read") {
    CHECK(picture_of("Hi") ==
          "#...#..###..\n"
          "#...#...#...\n"
          "#...#...#...\n"
          "#####...#...\n"
          "#...#...#...\n"
          "#...#...#...\n"
          "#...#..###..\n");
}

TEST_CASE("all letters and digits differ from each other and from the sign for unknown ones") {
    const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:!?-+/'\"()=%_ ~";
    std::vector<std::string> pictures;
    for (const char letter : letters)
        pictures.push_back(picture_of(std::string(1, letter)));
    std::sort(pictures.begin(), pictures.end());
    CHECK(std::adjacent_find(pictures.begin(), pictures.end()) == pictures.end());
}

TEST_CASE("a letter of several bytes takes one place") {
    CHECK(shell::block_text_width(20, "Ž日") == shell::block_text_width(20, "AB"));
    CHECK(picture_of("Ž") == picture_of("日"));
    CHECK(picture_of("\x80\xbf").find('#') == std::string::npos);
}

TEST_CASE("digits fit their cell and letters grow with the em") {
    for (const int px : {10, 14, 21, 28, 48, 100}) {
        CAPTURE(px);
        CHECK(shell::block_text_width(px, "0") <= (px * 65 + 50) / 100);
        CHECK(shell::block_text_height(px) <= px);
        CHECK(shell::block_text_height(px) >= px * 45 / 100);
    }
    CHECK(shell::block_text(10, "", {}).empty());
}
