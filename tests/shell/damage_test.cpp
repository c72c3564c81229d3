#include "shell/damage.hpp"

#include <algorithm>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

using frame::DrawList;
using frame::Rect;
using frame::Sprite;
using frame::SpriteId;

namespace {

constexpr Rect view{0, 0, 1000, 800};

Rect text_bounds(const frame::Text& text) {
    return {text.x, text.baseline - text.px, 100, text.px};
}

std::vector<Rect> changed(const DrawList& before, const DrawList& after) {
    return shell::changed_parts(before, after, view, text_bounds);
}

bool covered(const std::vector<Rect>& parts, Rect rect) {
    return std::any_of(parts.begin(), parts.end(),
                       [&](Rect part) { return shell::intersection(part, rect) == rect; });
}

Sprite spark(int x, int y, int px = 20) {
    return {.id = SpriteId::Spark, .box = {x, y, px, px}, .tint = {}};
}

DrawList row_of_sparks() {
    DrawList list;
    for (int i = 0; i < 100; ++i)
        list.add(spark(i * 9, i * 7));
    return list;
}

}  // namespace

TEST_CASE("equal lists change nothing") {
    CHECK(changed(row_of_sparks(), row_of_sparks()).empty());
}

TEST_CASE("a moved sprite changes its old and its new place and nothing far away") {
    DrawList before = row_of_sparks();
    DrawList after = before;
    std::get<Sprite>(after.commands[50]).box.y = 20;
    const auto parts = changed(before, after);
    CHECK(covered(parts, {450, 350, 20, 20}));
    CHECK(covered(parts, {450, 20, 20, 20}));
    CHECK_FALSE(covered(parts, {0, 0, 20, 20}));
    CHECK(parts.size() == 2);
}

TEST_CASE("a sprite taken out or put in changes its place alone") {
    const DrawList full = row_of_sparks();
    DrawList fewer = full;
    fewer.commands.erase(fewer.commands.begin() + 30);
    for (const auto& parts : {changed(full, fewer), changed(fewer, full)}) {
        REQUIRE(parts.size() == 1);
        CHECK(covered(parts, {270, 210, 20, 20}));
        CHECK(parts[0].w <= 22);
    }
}

TEST_CASE("two sprites that change places in the order are painted again") {
    DrawList before;
    before.add(spark(10, 10));
    before.add(spark(15, 10));
    DrawList after = before;
    std::swap(after.commands[0], after.commands[1]);
    CHECK(covered(changed(before, after), {15, 10, 15, 20}));
}

TEST_CASE("a changed limit, palette or wall hue changes everything") {
    DrawList before = row_of_sparks();
    before.add(frame::Clip{{0, 0, 50, 50}});
    DrawList clip = before;
    std::get<frame::Clip>(clip.commands.back()).rect.w = 60;
    CHECK(changed(before, clip) == std::vector{view});
    DrawList page = before;
    page.palette.page = {1, 2, 3};
    CHECK(changed(before, page) == std::vector{view});
    DrawList hue = before;
    hue.wall_hue_degrees = 30;
    CHECK(changed(before, hue) == std::vector{view});
}

TEST_CASE("changed parts stay inside the view") {
    DrawList before;
    DrawList after;
    after.add(spark(-10, -10));
    after.add(spark(990, 790));
    after.add(spark(2000, 0));
    for (const Rect part : changed(before, after))
        CHECK(shell::intersection(part, view) == part);
    CHECK(changed(before, after).size() == 2);
}

TEST_CASE("a text changes within its bounds") {
    DrawList before;
    before.add(frame::Text{.text = "0:41", .x = 300, .baseline = 46, .px = 21, .color = {}});
    DrawList after = before;
    std::get<frame::Text>(after.commands[0]).text = "0:42";
    CHECK(changed(before, after) == std::vector{Rect{300, 25, 100, 21}});
}

TEST_CASE("on a board only the tiles that changed and their neighbours are painted again") {
    auto rows = glass::comb(21, 15);
    DrawList before;
    glass::add_board(before, glass::board(rows), 100, 50, 20);
    rows[7][7] = '#';
    DrawList after;
    glass::add_board(after, glass::board(rows), 100, 50, 20);
    const auto parts = changed(before, after);
    REQUIRE(parts.size() == 1);
    CHECK(covered(parts, {100 + 6 * 20, 50 + 6 * 20, 60, 60}));
    CHECK(parts[0].w <= 5 * 20);
    DrawList same;
    glass::add_board(same, glass::board(rows), 100, 50, 20);
    CHECK(changed(after, same).empty());
}

TEST_CASE("no changed part cuts through a sprite that is drawn scaled") {
    DrawList before;
    for (int i = 0; i < 20; ++i)
        before.add(
            Sprite{.id = SpriteId::OilFlask, .box = {i * 50, 100, 60, 60}, .tint = {}, .nominal_px = 50});
    before.add(spark(500, 90));
    DrawList after = before;
    after.commands.pop_back();
    const auto parts = changed(before, after);
    for (const frame::Command& command : after.commands) {
        const Rect box = shell::intersection(std::get<Sprite>(command).box, view);
        for (const Rect part : parts) {
            const Rect common = shell::intersection(part, box);
            CAPTURE(box.x, part.x, part.w);
            CHECK((shell::empty(common) || common == box));
        }
    }
}

TEST_CASE("a region covers what was added with few rectangles") {
    shell::Region region;
    std::vector<Rect> added;
    unsigned state = 12345;
    const auto random = [&state](int below) {
        state = state * 1664525 + 1013904223;
        return static_cast<int>(state >> 8) % below;
    };
    for (int i = 0; i < 200; ++i) {
        added.push_back({random(900), random(700), 1 + random(60), 1 + random(60)});
        region.add(added.back());
        CHECK(region.rects().size() <= shell::Region::most_rects);
    }
    for (const Rect rect : added)
        CHECK(covered(region.rects(), rect));
    shell::Region nothing;
    nothing.add({5, 5, 0, 10});
    CHECK(nothing.rects().empty());
}
