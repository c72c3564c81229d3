#include "shell/fonts.hpp"

#include <algorithm>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"
#include "tests/shell/scratch.hpp"

using frame::Font;
using shell::Fonts;
using shell::Raster;
using shell::TextStyle;

namespace {

struct Bench {
    shell::Session session{shell::Display::Memory};
};

shell::Report into(std::vector<std::string>& lines) {
    return [&lines](const std::string& line) { lines.push_back(line); };
}

std::int64_t ink(const Raster& raster) {
    std::int64_t sum = 0;
    for (const std::uint32_t pixel : raster.pixels)
        sum += pixel >> 24;
    return sum;
}

TextStyle white(Font font, int px) {
    return {font, px, 0, 0xffffffff, 0xff000000};
}

}  // namespace

TEST_CASE("every font measures and draws") {
    const Bench bench;
    std::vector<std::string> reports;
    const Fonts fonts(glass::real_assets(), into(reports));
    for (const Font font : {Font::Regular, Font::Bold, Font::Display}) {
        CHECK(fonts.width(font, 28, "Perfect maze") > fonts.width(font, 28, "Perfect"));
        CHECK(fonts.width(font, 56, "Perfect") > fonts.width(font, 28, "Perfect") * 3 / 2);
        const shell::TextRaster line = fonts.rasterise(white(font, 28), "Perfect");
        CHECK(line.raster.width == fonts.width(font, 28, "Perfect"));
        CHECK(ink(line.raster) > 0);
        CHECK(line.ascent > 20);
        CHECK(line.ascent < 40);
    }
    CHECK(fonts.width(Font::Bold, 28, "Perfect maze") != fonts.width(Font::Regular, 28, "Perfect maze"));
    CHECK(reports.empty());
}

TEST_CASE("a width is the same whenever it is asked for, also after thousands of others") {
    const Bench bench;
    std::vector<std::string> reports;
    const Fonts fonts(glass::real_assets(), into(reports));
    std::vector<int> widths;
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < 3000; ++i) {
            const Font font = i % 2 == 0 ? Font::Regular : Font::Bold;
            const int width = fonts.width(font, 12 + i % 3, "step " + std::to_string(i));
            if (round == 0) widths.push_back(width);
            if (width != widths[static_cast<std::size_t>(i)]) FAIL("step " << i);
        }
    }
    CHECK(fonts.width(Font::Regular, 24, "same") > fonts.width(Font::Regular, 12, "same"));
    CHECK(fonts.width(Font::Bold, 24, "same") != fonts.width(Font::Regular, 24, "same"));
    const std::string line = "a line of which a part is asked for";
    CHECK(fonts.width(Font::Regular, 20, std::string_view(line).substr(0, 6)) ==
          fonts.width(Font::Regular, 20, "a line"));
}

TEST_CASE("every digit fits its cell in every font") {
    const Bench bench;
    std::vector<std::string> reports;
    const Fonts fonts(glass::real_assets(), into(reports));
    for (const Font font : {Font::Regular, Font::Bold, Font::Display}) {
        for (int px = 12; px <= 96; px += 7) {
            for (const char digit : std::string("0123456789")) {
                CAPTURE(static_cast<int>(font), px, digit);
                CHECK(fonts.width(font, px, std::string(1, digit)) <= frame::digit_cell(px) + 1);
            }
        }
    }
}

TEST_CASE("strange texts and sizes are drawn or left out, without a crash") {
    const Bench bench;
    std::vector<std::string> reports;
    const Fonts fonts(glass::real_assets(), into(reports));
    CHECK(fonts.width(Font::Regular, 21, "") == 0);
    CHECK(fonts.rasterise(white(Font::Regular, 21), "").raster.empty());
    for (const std::string text : {"Ž 日本 ٣ 🎮", "\xff\xfe broken", "tab\tand\nline", "\xe2\x82", "a\xf0"})
        CHECK(ink(fonts.rasterise(white(Font::Regular, 21), text).raster) > 0);
    CHECK(fonts.width(Font::Regular, -5, "x") >= 0);
    CHECK(fonts.width(Font::Regular, 100'000, "x") <= Fonts::largest_px);
    static_cast<void>(fonts.rasterise(white(Font::Regular, 0), "x"));
    static_cast<void>(fonts.rasterise(white(Font::Regular, 40), std::string(5000, 'W')));
}

TEST_CASE("an outline surrounds the letters") {
    const Bench bench;
    std::vector<std::string> reports;
    const Fonts fonts(glass::real_assets(), into(reports));
    const shell::TextRaster plain = fonts.rasterise({Font::Bold, 30, 0, 0xffffc24b, 0xff0a0d1f}, "100");
    const shell::TextRaster rimmed = fonts.rasterise({Font::Bold, 30, 2, 0xffffc24b, 0xff0a0d1f}, "100");
    CHECK(rimmed.left == 2);
    CHECK(rimmed.ascent == plain.ascent + 2);
    CHECK(ink(rimmed.raster) > ink(plain.raster));
    CHECK(rimmed.raster.width >= plain.raster.width + 4);
    const auto dark = std::count(rimmed.raster.pixels.begin(), rimmed.raster.pixels.end(), 0xff0a0d1f);
    CHECK(dark > 20);
}

TEST_CASE("without a sound font file block letters are drawn and the file is named once") {
    const Bench bench;
    const glass::Scratch scratch("fonts");
    const std::string good = glass::real_assets().read("fonts/AtkinsonHyperlegible-Regular.ttf");
    const std::string png = std::string("\x89PNG\r\n\x1a\n") + std::string(100, 'x');
    const std::vector<std::string> damaged = {"", good.substr(0, 1000), png, std::string(10, '\1')};
    for (const std::string& content : damaged) {
        scratch.write("fonts/AtkinsonHyperlegible-Regular.ttf", content);
        std::vector<std::string> reports;
        const Fonts fonts(shell::Assets(scratch.path), into(reports));
        CAPTURE(content.size());
        CHECK(reports.size() == 3);  // this one broken, two missing
        for (const Font font : {Font::Regular, Font::Bold, Font::Display}) {
            for (const int rim : {0, 2}) {
                const auto line = fonts.rasterise({font, 28, rim, 0xffffffff, 0xff000000}, "Ž Score 12");
                CHECK(ink(line.raster) > 0);
                CHECK(line.raster.width == fonts.width(font, 28, "Ž Score 12") + 2 * rim);
            }
        }
        CHECK(reports.size() == 3);
    }
}
