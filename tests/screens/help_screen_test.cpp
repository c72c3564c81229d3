#include "screens/help_screen.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

TEST_CASE("the help card fits every window and device") {
    const screens::HelpScreen help;
    for (const frame::Device device :
         {frame::Device::Keyboard, frame::Device::Gamepad, frame::Device::Pointer}) {
        for (const auto& size : looking_glass::window_sizes) {
            auto glass = looking_glass::glass(size.width, size.height);
            glass.device = device;
            frame::DrawList list;
            help.draw(list, glass, 0);
            CAPTURE(size.width, size.height);
            CHECK(looking_glass::layout_faults(list, glass) == "");
        }
    }
}

TEST_CASE("the card shows the letters of the player's own keyboard, or the arrows alone") {
    for (const auto& size : looking_glass::window_sizes) {
        auto glass = looking_glass::glass(size.width, size.height);
        const auto card = [&] {
            frame::DrawList list;
            screens::HelpScreen{}.draw(list, glass, 0);
            CAPTURE(size.width, size.height);
            CHECK(looking_glass::shows_text(list, "move: tap"));
            CHECK(looking_glass::shows_sprite(list, frame::SpriteId::IconFourWays));
            return list;
        };
        CHECK(looking_glass::shows_text(card(), "WASD"));
        glass.move_keys = {"Z", "Q", "S", "D"};
        CHECK(looking_glass::shows_text(card(), "ZQSD"));
        for (const std::string odd : {"\u0426", "", "Keypad 8"}) {
            glass.move_keys = {odd, "A", "S", "D"};
            CHECK_FALSE(looking_glass::shows_text(card(), "ASD"));
        }
        glass.move_keys = {"W", "A", "S", "D"};
        glass.device = frame::Device::Gamepad;
        CHECK_FALSE(looking_glass::shows_text(card(), "WASD"));
    }
}

TEST_CASE("at usual sizes every key of the card is shown") {
    for (const looking_glass::Size size : {looking_glass::Size{640, 480}, {1280, 800}, {3840, 2160}}) {
        const auto glass = looking_glass::glass(size.width, size.height);
        frame::DrawList list;
        screens::HelpScreen{}.draw(list, glass, 0);
        for (const char* words : {"R", "Backspace", "H", "C", "P", "Esc", "F11", "F12"}) {
            CAPTURE(size.width, words);
            CHECK(looking_glass::shows_text(list, words));
        }
    }
}
