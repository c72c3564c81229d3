#include "screens/prompts.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

namespace {

const std::vector<screens::Prompt> three{{{screens::cap_choose()}, "choose"},
                                         {{{.text = "Esc"}}, "back"},
                                         {{{.text = "Backspace"}}, "the board before"}};

}  // namespace

TEST_CASE("prompts that do not fit are left out, the first ones stay") {
    const auto glass = looking_glass::glass(1280, 800);
    std::size_t shown_before = 99;
    for (int right = 1280; right > 0; right -= 40) {
        frame::DrawList list;
        const int end = screens::draw_prompts(list, glass, three, 20, right, 700);
        CAPTURE(right);
        CHECK(end <= std::max(right, 20));
        const auto shown = looking_glass::visible_texts(list, glass).size();
        CHECK(shown <= shown_before);
        shown_before = shown;
        for (const auto& text : looking_glass::visible_texts(list, glass))
            CHECK(text.box.right() <= right);
    }
    CHECK(shown_before == 0);
}

TEST_CASE("caps and words never overlap") {
    for (const auto& size : looking_glass::window_sizes) {
        const auto glass = looking_glass::glass(size.width, size.height);
        frame::DrawList list;
        screens::draw_prompts(list, glass, three, 8, size.width - 8, size.height - 20);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::layout_faults(list, glass) == "");
    }
}

TEST_CASE("prompts speak of the device in hand") {
    CHECK(screens::cap_new_board(frame::Device::Keyboard).text == "R");
    CHECK(screens::cap_new_board(frame::Device::Gamepad).text == "Y");
    CHECK(screens::cap_back(frame::Device::Keyboard).text == "Esc");
    CHECK(screens::cap_back(frame::Device::Gamepad).text == "B");
}
