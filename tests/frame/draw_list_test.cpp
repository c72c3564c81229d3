#include "frame/draw_list.hpp"

#include "tests/catch.hpp"

namespace {

frame::DrawList sample() {
    frame::DrawList list;
    list.add(frame::Sprite{.id = frame::SpriteId::Spark, .box = {1, 2, 3, 4}, .tint = {}, .nominal_px = 3});
    list.add(frame::Text{.text = "59 steps", .x = 5, .baseline = 6, .px = 7});
    list.add(frame::TileLayer{.map = std::make_shared<const frame::TileMap>(), .tile_px = 8});
    list.add(frame::Clip{{0, 0, 10, 10}});
    return list;
}

}  // namespace

TEST_CASE("commands keep the order in which they were added") {
    const frame::DrawList list = sample();
    REQUIRE(list.commands.size() == 4);
    CHECK(std::holds_alternative<frame::Sprite>(list.commands[0]));
    CHECK(std::get<frame::Text>(list.commands[1]).text == "59 steps");
    CHECK(std::holds_alternative<frame::Clip>(list.commands[3]));
}

TEST_CASE("lists are equal exactly if every command, the palette and the wall colour are") {
    const frame::DrawList one = sample();
    CHECK(one == one);
    frame::DrawList other = one;
    CHECK(one == other);
    std::get<frame::Text>(other.commands[1]).text = "60 steps";
    CHECK_FALSE(one == other);
    other = one;
    other.wall_hue_degrees = 45;
    CHECK_FALSE(one == other);
    other = one;
    other.palette.text.r = 0;
    CHECK_FALSE(one == other);
    // A map made anew counts as another picture, even if it shows the same tiles.
    CHECK_FALSE(one == sample());
}
