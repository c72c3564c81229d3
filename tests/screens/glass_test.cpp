#include "screens/glass.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

TEST_CASE("lengths follow the window's height, and its width where it is narrow") {
    CHECK(screens::scaled(looking_glass::glass(1280, 800), 56) == 56);
    CHECK(screens::scaled(looking_glass::glass(2560, 1600), 56) == 112);
    CHECK(screens::scaled(looking_glass::glass(480, 800), 56) == 56);
    CHECK(screens::scaled(looking_glass::glass(240, 800), 56) == 28);
    CHECK(screens::scaled(looking_glass::glass(0, 0), 56) == 1);
}

TEST_CASE("body text is 28 pixels at 1080 lines and never smaller than 12") {
    CHECK(screens::type_px(looking_glass::glass(1920, 1080), screens::Type::Body) == 28);
    for (const auto& size : looking_glass::window_sizes) {
        CAPTURE(size.width, size.height);
        CHECK(screens::type_px(looking_glass::glass(size.width, size.height), screens::Type::Body) >= 12);
    }
}

TEST_CASE("a text too wide for its room is shortened between characters") {
    const auto glass = looking_glass::glass(1280, 800);
    const std::string words = "K\u016f\u0148 \u2605 \u65e5\u672c\u8a9e and on and on";
    for (int room = 0; room < 300; room += 7) {
        const std::string cut = screens::shortened(glass, frame::Font::Regular, 20, words, room);
        CAPTURE(room, cut);
        CHECK(glass.ruler->width(frame::Font::Regular, 20, cut) <= room);
        const std::string kept = cut.size() >= 3 && cut != words ? cut.substr(0, cut.size() - 3) : cut;
        CHECK(words.compare(0, kept.size(), kept) == 0);
        const bool between_characters =
            kept.size() == words.size() || (static_cast<unsigned char>(words[kept.size()]) & 0xC0U) != 0x80U;
        CHECK(between_characters);
    }
    CHECK(screens::shortened(glass, frame::Font::Regular, 20, words, 1000) == words);
}

TEST_CASE("fitted type shrinks until the text fits, but stays legible") {
    const auto glass = looking_glass::glass(1280, 800);
    CHECK(screens::fitted_px(glass, frame::Font::Bold, 48, "short", 1000) == 48);
    const int px = screens::fitted_px(glass, frame::Font::Bold, 48, "a longer line of text", 300);
    CHECK(px < 48);
    CHECK(glass.ruler->width(frame::Font::Bold, px, "a longer line of text") <= 300);
    CHECK(screens::fitted_px(glass, frame::Font::Bold, 48, "a longer line of text", 1) == 8);
}
