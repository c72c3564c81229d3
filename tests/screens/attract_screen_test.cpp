#include "screens/attract_screen.hpp"

#include "screens/screen_stack.hpp"
#include "screens/title_screen.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

using frame::ActionKind;

namespace {

struct Title {
    Title() { setup->first_seed = 5; }
    void ticks(int count) {
        for (int i = 0; i < count; ++i)
            stack.tick(glass);
    }
    screens::Glass glass = looking_glass::glass(1280, 800);
    std::shared_ptr<screens::Setup> setup = std::make_shared<screens::Setup>();
    screens::ScreenStack stack{std::make_unique<screens::TitleScreen>(setup)};
};

}  // namespace

TEST_CASE("after twenty seconds without a touch the bot plays, and any key returns") {
    for (const ActionKind key :
         {ActionKind::Confirm, ActionKind::MoveLeft, ActionKind::Back, ActionKind::NewBoard}) {
        Title title;
        title.ticks(20 * 60 - 1);
        CHECK(title.stack.depth() == 1);
        title.ticks(1);
        REQUIRE(title.stack.depth() == 2);
        title.ticks(300);
        CHECK(looking_glass::shows_text(title.stack.draw(title.glass, 0), "Press any key"));
        title.stack.handle(looking_glass::press(key), title.glass);
        CHECK(title.stack.depth() == 1);
        CHECK_FALSE(title.stack.finished());
    }
}

TEST_CASE("a touch starts the twenty seconds anew, a show ends by itself and comes again") {
    Title title;
    title.ticks(1000);
    title.stack.handle(looking_glass::press(ActionKind::MoveDown), title.glass);
    title.ticks(1000);
    CHECK(title.stack.depth() == 1);
    title.ticks(200);
    CHECK(title.stack.depth() == 2);
    title.ticks(61 * 60);
    CHECK(title.stack.depth() == 1);
}

TEST_CASE("the show takes no board from the player's series, no record and no recording") {
    Title title;
    title.ticks(20 * 60 + 30 * 60);
    CHECK(title.setup->boards_taken == 0);
    CHECK(title.setup->records.empty());
    CHECK(title.setup->first_game == nullptr);
}

TEST_CASE("the show fits every window") {
    for (const auto& size : looking_glass::window_sizes) {
        screens::AttractScreen show(1);
        const auto glass = looking_glass::glass(size.width, size.height);
        screens::Requests requests;
        for (int i = 0; i < 400; ++i)
            show.tick(glass, requests);
        frame::DrawList list;
        show.draw(list, glass, 0);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::layout_faults(list, glass) == "");
    }
}
