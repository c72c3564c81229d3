#include "screens/hud.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

namespace {

const screens::Hud perfect{.mode = "Perfect",
                           .detail = "",
                           .board = "seed 18446744073709551615",
                           .main = "123:45",
                           .second = "98765 steps",
                           .right = "par 9876"};
const screens::Hud chase{.mode = "Pac-Man",
                         .detail = "Level 123",
                         .board = "seed 18446744073709551615",
                         .main = "9 999 999",
                         .second = "",
                         .right = "",
                         .lives = 5};

}  // namespace

TEST_CASE("the heading fits every window, with the longest seed and the highest score") {
    for (const screens::Hud& hud : {perfect, chase}) {
        for (const auto& size : looking_glass::window_sizes) {
            const auto glass = looking_glass::glass(size.width, size.height);
            for (const int board_width : {size.width / 5, size.width * 9 / 10}) {
                frame::DrawList list;
                const int left = (size.width - board_width) / 2;
                screens::draw_hud(list, glass, hud, left, left + board_width);
                CAPTURE(size.width, size.height, board_width);
                CHECK(looking_glass::layout_faults(list, glass) == "");
                const int height = screens::hud_height(glass, hud);
                for (const auto& text : looking_glass::visible_texts(list, glass))
                    CHECK(text.box.bottom() <= height);
            }
        }
    }
}

TEST_CASE("the heading keeps its height while the numbers grow") {
    const auto glass = looking_glass::glass(480, 800);
    screens::Hud hud = perfect;
    hud.main = "0:00";
    hud.second = "0 steps";
    const int height = screens::hud_height(glass, hud);
    hud.main = "59:59";
    hud.second = "4321 steps";
    CHECK(screens::hud_height(glass, hud) == height);
}

TEST_CASE("lives are drawn as lanterns") {
    const auto glass = looking_glass::glass(1280, 800);
    frame::DrawList list;
    screens::draw_hud(list, glass, chase, 100, 1180);
    CHECK(looking_glass::shows_sprite(list, frame::SpriteId::WickDown));
}
