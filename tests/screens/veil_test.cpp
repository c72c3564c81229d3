#include "screens/veil.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

TEST_CASE("a veil covers the whole window in the page colour and lifts every clip") {
    const auto glass = looking_glass::glass(800, 600);
    frame::DrawList list;
    screens::draw_veil(list, glass, 72);
    REQUIRE(list.commands.size() == 2);
    CHECK(std::get<frame::Clip>(list.commands[0]).rect == frame::Rect{});
    const auto& box = std::get<frame::Box>(list.commands[1]);
    CHECK(box.rect == frame::Rect{0, 0, 800, 600});
    CHECK(box.left.a == 183);
    CHECK(box.left.with_alpha(255) == glass.palette.page);
}

TEST_CASE("a panel casts its shadow downward") {
    const auto glass = looking_glass::glass(1280, 800);
    frame::DrawList list;
    screens::draw_panel(list, glass, {100, 100, 300, 200});
    REQUIRE(list.commands.size() == 2);
    CHECK(std::get<frame::Box>(list.commands[0]).rect == frame::Rect{100, 108, 300, 200});
    CHECK(std::get<frame::Box>(list.commands[1]).rect == frame::Rect{100, 100, 300, 200});
}
