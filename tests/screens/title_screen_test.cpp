#include "screens/title_screen.hpp"

#include "maze/code.hpp"
#include "screens/play_screen.hpp"
#include "screens/screen_stack.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

using frame::ActionKind;
using looking_glass::press;

namespace {

struct Title {
    explicit Title(int width = 1280, int height = 800) : glass(looking_glass::glass(width, height)) {
        setup->first_seed = 987654321;
        setup->version = "1.22.333";
        stack = std::make_unique<screens::ScreenStack>(std::make_unique<screens::TitleScreen>(setup));
        stack->tick(glass);
    }
    void act(ActionKind kind) { stack->handle(press(kind), glass); }

    screens::Glass glass;
    std::shared_ptr<screens::Setup> setup = std::make_shared<screens::Setup>();
    std::unique_ptr<screens::ScreenStack> stack;
};

}  // namespace

TEST_CASE("the title fits every window and shows all its choices") {
    for (const auto& size : looking_glass::window_sizes) {
        Title title(size.width, size.height);
        const frame::DrawList list = title.stack->draw(title.glass, 0);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::layout_faults(list, title.glass) == "");
        for (const char* words : {"Perfect maze", "Pac-Man", "Quit", "next board"}) {
            CAPTURE(words);
            CHECK(looking_glass::shows_text(list, words));
        }
        for (const frame::Command& command : list.commands) {
            const auto* logo = std::get_if<frame::Sprite>(&command);
            if (logo == nullptr || logo->id != frame::SpriteId::Logo) continue;
            CHECK(logo->box.right() <= size.width);
            for (const auto& text : looking_glass::visible_texts(list, title.glass)) {
                CAPTURE(text.text);
                CHECK_FALSE(looking_glass::overlap(logo->box, text.box));
            }
        }
    }
}

TEST_CASE("windows of no use do not break the title") {
    for (const auto& size : looking_glass::absurd_sizes) {
        Title title(size.width, size.height);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::all_rectangles_sane(title.stack->draw(title.glass, 0)));
    }
}

TEST_CASE("the first choice is the perfect maze, the second the chase, the last one leaves") {
    for (const int row : {0, 1}) {
        Title title;
        for (int i = 0; i < row; ++i)
            title.act(ActionKind::MoveDown);
        title.act(ActionKind::Confirm);
        REQUIRE(title.stack->depth() == 2);
        const auto& play = dynamic_cast<const screens::PlayScreen&>(title.stack->top());
        const sim::World& world = play.session().current().world;
        CHECK(world.spec.mode == (row == 0 ? sim::Mode::Perfect : sim::Mode::Pacman));
        CHECK(world.spec.board.seed == 987654321);
    }
    Title title;
    title.act(ActionKind::MoveUp);
    title.act(ActionKind::Confirm);
    CHECK(title.stack->finished());
}

TEST_CASE("every choice can be taken with the pointer") {
    for (const char* label : {"Perfect maze", "Pac-Man", "Quit"}) {
        Title title;
        frame::Rect box;
        for (const auto& text :
             looking_glass::visible_texts(title.stack->draw(title.glass, 0), title.glass)) {
            if (text.text.rfind(label, 0) == 0) box = text.box;
        }
        REQUIRE(box.w > 0);
        title.stack->handle(
            looking_glass::pointer(ActionKind::PointerPress, box.x + box.w / 2, box.y + box.h / 2),
            title.glass);
        const bool taken = title.stack->finished() || title.stack->depth() == 2;
        CAPTURE(label);
        CHECK(taken);
        CHECK(title.stack->finished() == (std::string(label) == "Quit"));
    }
}

TEST_CASE("left and right on the chase go through its difficulties, elsewhere they do nothing") {
    Title title;
    title.act(ActionKind::MoveRight);
    CHECK(title.setup->difficulty == sim::Difficulty::Normal);
    title.act(ActionKind::MoveDown);
    for (const char* name : {"arcade", "stroll", "easy", "normal"}) {
        title.act(ActionKind::MoveRight);
        CAPTURE(name);
        CHECK(sim::name(title.setup->difficulty) == name);
        CHECK(looking_glass::shows_text(title.stack->draw(title.glass, 0), name));
    }
    title.act(ActionKind::MoveLeft);
    title.act(ActionKind::Confirm);
    const auto& play = dynamic_cast<const screens::PlayScreen&>(title.stack->top());
    CHECK(play.session().current().world.spec.difficulty == sim::Difficulty::Easy);
}

TEST_CASE("Esc asks before it leaves, Q does not") {
    Title title;
    title.act(ActionKind::Back);
    CHECK(title.stack->depth() == 2);
    CHECK_FALSE(title.stack->finished());
    title.act(ActionKind::Back);
    CHECK(title.stack->depth() == 1);
    title.act(ActionKind::Quit);
    CHECK(title.stack->finished());
}

TEST_CASE("the title names the board that the chosen row would start, also after a game") {
    Title title;
    for (const int row : {0, 1}) {
        const frame::DrawList list = title.stack->draw(title.glass, 0);
        title.act(ActionKind::Confirm);
        REQUIRE(title.stack->depth() == 2);
        const auto& play = dynamic_cast<const screens::PlayScreen&>(title.stack->top());
        const std::string code = maze::code_of(play.session().current().world.spec.board);
        CAPTURE(row, code);
        CHECK(looking_glass::shows_text(list, code));
        title.act(ActionKind::Back);
        title.act(ActionKind::MoveUp);
        title.act(ActionKind::MoveUp);
        title.act(ActionKind::Confirm);  // leave to the title
        REQUIRE(title.stack->depth() == 1);
        if (row == 0) title.act(ActionKind::MoveDown);
    }
}
