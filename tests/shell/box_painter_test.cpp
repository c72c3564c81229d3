#include "shell/box_painter.hpp"

#include <SDL.h>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

using frame::Box;
using frame::Color;

namespace {

constexpr int width = 120;
constexpr int height = 90;
constexpr std::uint32_t page = 0x0b1026;

class Sheet {
  public:
    void paint(const Box& box) {
        frame::DrawList list;
        list.add(box);
        pixels_ = glass_.pixels(list);
    }
    std::uint32_t at(int x, int y) const { return pixels_[static_cast<std::size_t>(y * width + x)]; }

  private:
    glass::Glass glass_{{width, height}};
    std::vector<std::uint32_t> pixels_;
};

constexpr Color red{255, 0, 0};

}  // namespace

TEST_CASE("a plain box fills its rectangle and nothing else") {
    Sheet sheet;
    sheet.paint({.rect = {10, 20, 30, 40}, .left = red, .right = red});
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool inside = frame::Rect{10, 20, 30, 40}.contains(x, y);
            if (sheet.at(x, y) != (inside ? 0xff0000 : page)) {
                CAPTURE(x, y, inside);
                FAIL("wrong pixel");
            }
        }
    }
}

TEST_CASE("a rounded box has smooth equal corners and no seams") {
    Sheet sheet;
    const frame::Rect r{10, 11, 61, 50};
    sheet.paint({.rect = r, .radius = 14, .left = red, .right = red});
    CHECK(sheet.at(10, 11) == page);
    CHECK(sheet.at(40, 11) == 0xff0000);
    CHECK(sheet.at(10, 36) == 0xff0000);
    CHECK(sheet.at(40, 36) == 0xff0000);
    for (int y = 0; y < r.h; ++y) {
        for (int x = 0; x < r.w; ++x) {
            const std::uint32_t here = sheet.at(r.x + x, r.y + y);
            CAPTURE(x, y);
            CHECK(here == sheet.at(r.right() - 1 - x, r.y + y));
            CHECK(here == sheet.at(r.x + x, r.bottom() - 1 - y));
            const bool in_corner = (x < 14 || x >= r.w - 14) && (y < 14 || y >= r.h - 14);
            if (!in_corner) CHECK(here == 0xff0000);
        }
    }
}

TEST_CASE("a rim leaves its inside alone") {
    for (const int radius : {0, 2, 12}) {
        Sheet sheet;
        sheet.paint({.rect = {10, 10, 60, 40}, .radius = radius, .left = red, .right = red, .line_px = 3});
        CAPTURE(radius);
        CHECK(sheet.at(40, 10) == 0xff0000);
        CHECK(sheet.at(40, 12) == 0xff0000);
        CHECK(sheet.at(40, 13) == page);
        CHECK(sheet.at(12, 30) == 0xff0000);
        CHECK(sheet.at(13, 30) == page);
        CHECK(sheet.at(69, 30) == 0xff0000);
        CHECK(sheet.at(70, 30) == page);
        CHECK(sheet.at(40, 49) == 0xff0000);
        CHECK(sheet.at(40, 46) == page);
        CHECK((sheet.at(10, 10) == 0xff0000) == (radius == 0));
    }
}

TEST_CASE("a gradient runs from its left colour to its right one") {
    Sheet sheet;
    sheet.paint({.rect = {10, 10, 100, 75}, .left = {200, 0, 0}, .right = {0, 0, 200}});
    CHECK(sheet.at(10, 10) == 0xc80000);
    CHECK(sheet.at(109, 84) == 0x0000c8);
    for (int x = 11; x < 110; ++x) {
        CHECK((sheet.at(x, 40) >> 16) <= (sheet.at(x - 1, 40) >> 16));
        CHECK(sheet.at(x, 40) == sheet.at(x, 84));
    }
    sheet.paint({.rect = {10, 10, 100, 75}, .left = red.with_alpha(50), .right = red.with_alpha(0)});
    CHECK(sheet.at(10, 10) != page);
    CHECK(sheet.at(109, 10) == page);
}

TEST_CASE("boxes of any size are painted without harm") {
    Sheet sheet;
    for (const frame::Rect rect :
         {frame::Rect{5, 5, 0, 10}, frame::Rect{5, 5, -3, 10}, frame::Rect{5, 5, 1, 1},
          frame::Rect{-50, -50, 400, 400}, frame::Rect{5, 5, 3, 80}}) {
        for (const int radius : {0, 1, 24, 1000}) {
            for (const int line : {0, 1, 24, 1000})
                CHECK_NOTHROW(sheet.paint(
                    {.rect = rect, .radius = radius, .left = red, .right = red, .line_px = line}));
        }
        CHECK_NOTHROW(sheet.paint({.rect = rect, .left = red, .right = {}}));
    }
}
