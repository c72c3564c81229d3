#include "screens/menu.hpp"

#include "screens/screen.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

using frame::ActionKind;
using looking_glass::pointer;
using looking_glass::press;
using looking_glass::repeat;

namespace {

constexpr screens::Menu::Place place{100, 200, 300, 50};

struct Counted {
    int first = 0;
    int second = 0;
    int third = 0;
    screens::Requests requests;
    screens::Menu menu{{{"First", [this](screens::Requests&) { ++first; }},
                        {"Second", [this](screens::Requests&) { ++second; }},
                        {"Third", [this](screens::Requests&) { ++third; }}}};

    bool act(const frame::Action& action) { return menu.handle(action, place, requests); }
};

}  // namespace

TEST_CASE("down and up move the choice and go round at the ends") {
    Counted it;
    it.act(press(ActionKind::MoveDown));
    CHECK(it.menu.chosen_row() == 1);
    it.act(press(ActionKind::MoveUp));
    it.act(press(ActionKind::MoveUp));
    CHECK(it.menu.chosen_row() == 2);
    it.act(press(ActionKind::MoveDown));
    CHECK(it.menu.chosen_row() == 0);
}

TEST_CASE("a held key runs down the menu but stops at its end") {
    Counted it;
    it.act(press(ActionKind::MoveDown));
    for (int i = 0; i < 20; ++i)
        it.act(repeat(ActionKind::MoveDown));
    CHECK(it.menu.chosen_row() == 2);
}

TEST_CASE("one press of Enter takes one choice, however long it is held") {
    Counted it;
    it.act(press(ActionKind::Confirm));
    for (int i = 0; i < 60; ++i)
        it.act(repeat(ActionKind::Confirm));
    CHECK(it.first == 1);
    it.act(press(ActionKind::MoveDown));
    it.act(press(ActionKind::Confirm));
    it.act(press(ActionKind::Confirm));
    CHECK(it.second == 2);
}

TEST_CASE("the pointer chooses what it is over, at the middle and at the corners of every row") {
    for (int row = 0; row < 3; ++row) {
        for (const auto& [x, y] : {std::pair{100, 0}, {399, 0}, {100, 49}, {399, 49}, {250, 25}, {60, 25}}) {
            Counted it;
            CAPTURE(row, x, y);
            CHECK(it.act(pointer(ActionKind::PointerMove, x, place.y + row * place.row_px + y)));
            CHECK(it.menu.chosen_row() == row);
            it.act(pointer(ActionKind::PointerPress, x, place.y + row * place.row_px + y));
            CHECK(it.first + it.second + it.third == 1);
        }
    }
}

TEST_CASE("a press beside the menu takes nothing") {
    Counted it;
    for (const auto& [x, y] : {std::pair{400, 210}, {250, 199}, {250, 350}, {-5, 210}}) {
        CHECK_FALSE(it.act(pointer(ActionKind::PointerPress, x, y)));
    }
    CHECK(it.first + it.second + it.third == 0);
}
