#include "shell/text.hpp"

#include <SDL.h>
#include <algorithm>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

using frame::Rect;
using frame::Text;

namespace {

/// The smallest rectangle around everything that is not page; empty if there is none.
Rect inked(const std::vector<std::uint32_t>& pixels, int width) {
    const std::uint32_t page = shell::argb(frame::lantern.page) & 0xffffff;
    Rect found;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        if (pixels[i] == page) continue;
        const int x = static_cast<int>(i) % width;
        const int y = static_cast<int>(i) / width;
        if (found.w == 0) found = {x, y, 1, 1};
        const int left = std::min(found.x, x);
        const int right = std::max(found.right(), x + 1);
        found = {left, found.y, right - left, y + 1 - found.y};
    }
    return found;
}

class Sheet {
  public:
    Rect ink_of(const Text& text) {
        frame::DrawList list;
        list.add(text);
        return inked(glass_.pixels(list), 400);
    }
    const frame::TextRuler& ruler() { return glass_.painter().ruler(); }
    shell::PaintCounters counters() { return glass_.painter().counters(); }

  private:
    glass::Glass glass_{{400, 200}};
};

Text line(const std::string& text, Text::Align align) {
    return {.text = text, .x = 200, .baseline = 100, .px = 30, .align = align, .color = frame::lantern.text};
}

}  // namespace

TEST_CASE("letters stand on the baseline and align to their point") {
    Sheet sheet;
    const int width = sheet.ruler().width(frame::Font::Regular, 30, "HEM");
    const Rect left = sheet.ink_of(line("HEM", Text::Align::Left));
    CHECK(left.bottom() == 100);
    CHECK(left.x >= 200);
    CHECK(left.right() <= 200 + width);
    const Rect right = sheet.ink_of(line("HEM", Text::Align::Right));
    CHECK(right.right() <= 200);
    CHECK(right.x >= 200 - width);
    const Rect centre = sheet.ink_of(line("HEM", Text::Align::Centre));
    CHECK(std::abs((centre.x + centre.right()) / 2 - 200) <= 2);
    CHECK(sheet.ink_of(line("gjp", Text::Align::Left)).bottom() > 100);
}

TEST_CASE("running numbers take the room that was measured and do not jitter") {
    Sheet sheet;
    Text text = line("11:11", Text::Align::Left);
    text.tabular = true;
    const Rect narrow = sheet.ink_of(text);
    text.text = "88:88";
    const Rect wide = sheet.ink_of(text);
    const int width = sheet.ruler().tabular_width(frame::Font::Regular, 30, "88:88");
    CHECK(width == sheet.ruler().tabular_width(frame::Font::Regular, 30, "11:11"));
    CHECK(wide.x >= 200);
    CHECK(wide.right() <= 200 + width);
    CHECK(std::abs((narrow.x + narrow.right()) - (wide.x + wide.right())) <= 8);
}

TEST_CASE("an outline reaches as far as it is thick") {
    Sheet sheet;
    Text text = line("HEM", Text::Align::Left);
    const Rect plain = sheet.ink_of(text);
    text.outline_px = 3;
    const Rect rimmed = sheet.ink_of(text);
    CHECK(std::abs(rimmed.x - (plain.x - 3)) <= 1);
    CHECK(std::abs(rimmed.bottom() - (plain.bottom() + 3)) <= 1);
}

TEST_CASE("a text's bounds hold all of its ink") {
    glass::Glass glass({400, 200});
    const shell::Fonts fonts(glass::real_assets(), [](const std::string&) {});
    const shell::TextPainter painter(nullptr, fonts);
    for (const std::string words : {"HEM", "jÅgŽ", "0:42", "f", "Ⱥ日"}) {
        for (const frame::Font font : {frame::Font::Regular, frame::Font::Bold, frame::Font::Display}) {
            for (const int rim : {0, 3}) {
                Text text = line(words, Text::Align::Centre);
                text.font = font;
                text.outline_px = rim;
                text.tabular = rim == 0;
                frame::DrawList list;
                list.add(text);
                const Rect ink = inked(glass.pixels(list), 400);
                const Rect bounds = painter.bounds(text);
                CAPTURE(words, rim, ink.x, ink.y, ink.w, ink.h, bounds.x, bounds.y, bounds.w, bounds.h);
                CHECK(ink.x >= bounds.x);
                CHECK(ink.y >= bounds.y);
                CHECK(ink.right() <= bounds.right());
                CHECK(ink.bottom() <= bounds.bottom());
            }
        }
    }
}

TEST_CASE("a running clock needs no new textures once its digits are known") {
    Sheet sheet;
    Text text = line("0:00", Text::Align::Centre);
    text.tabular = true;
    for (const char* time : {"0:12", "3:45", "6:78", "9:00"}) {
        text.text = time;
        sheet.ink_of(text);
    }
    const auto before = sheet.counters().textures;
    for (int second = 0; second < 60; ++second) {
        text.text = std::to_string(second % 10) + ":" + std::to_string(10 + second % 90);
        sheet.ink_of(text);
    }
    CHECK(sheet.counters().textures == before);
}
