#include "screens/title_screen.hpp"

#include "maze/code.hpp"
#include "screens/play_screen.hpp"
#include "screens/screen_stack.hpp"
#include "sim/digest.hpp"
#include "sim/replay_text.hpp"
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
        if (row == 1) CHECK(world.spec.board.seed == 987654321);
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

TEST_CASE("left and right on the maze go through its grades and leave the chase alone") {
    Title title;
    CHECK(looking_glass::shows_text(title.stack->draw(title.glass, 0), "medium"));
    for (const char* name : {"hard", "easy", "medium", "hard"}) {
        title.act(ActionKind::MoveRight);
        CAPTURE(name);
        CHECK(maze::name(title.setup->grade.value()) == name);
        CHECK(looking_glass::shows_text(title.stack->draw(title.glass, 0), name));
    }
    CHECK(title.setup->difficulty == sim::Difficulty::Normal);
    title.act(ActionKind::MoveLeft);
    title.act(ActionKind::MoveLeft);
    CHECK(title.setup->grade == maze::Grade::Easy);
    const sim::GameSpec wish = screens::wished_game(*title.setup, sim::Mode::Perfect,
                                                    screens::size_for(sim::Mode::Perfect, title.glass));
    title.act(ActionKind::Confirm);
    const auto& play = dynamic_cast<const screens::PlayScreen&>(title.stack->top());
    CHECK(play.session().current().world.spec.board == maze::graded(wish.board, maze::Grade::Easy));
    title.act(ActionKind::NewBoard);
    CHECK(title.setup->grade == maze::Grade::Easy);
}

TEST_CASE("a maze that the player named has no grade to choose") {
    auto setup = std::make_shared<screens::Setup>();
    setup->grade.reset();
    const auto glass = looking_glass::glass(1280, 800);
    screens::ScreenStack stack(std::make_unique<screens::TitleScreen>(setup));
    stack.handle(press(ActionKind::MoveRight), glass);
    CHECK_FALSE(setup->grade.has_value());
    CHECK_FALSE(looking_glass::shows_text(stack.draw(glass, 0), "maze  "));
    CHECK(looking_glass::shows_text(stack.draw(glass, 0), "Perfect maze"));
}

TEST_CASE("every choice is told in every window") {
    for (const auto& size : looking_glass::window_sizes) {
        Title title(size.width, size.height);
        for (int i = 0; i < 4; ++i) {
            const frame::DrawList list = title.stack->draw(title.glass, 0);
            CAPTURE(size.width, size.height);
            CHECK(looking_glass::layout_faults(list, title.glass) == "");
            CHECK(looking_glass::shows_text(list, std::string(maze::name(*title.setup->grade)) + " \u203a"));
            CHECK(
                looking_glass::shows_text(list, std::string(sim::name(title.setup->difficulty)) + " \u203a"));
            title.act(ActionKind::MoveRight);
            title.act(ActionKind::MoveDown);
            title.act(ActionKind::MoveRight);
            title.act(ActionKind::MoveUp);
        }
    }
}

TEST_CASE("a game started from the title is recorded so that it can be run again") {
    Title title;
    title.act(ActionKind::MoveRight);
    title.act(ActionKind::Confirm);
    const auto& play = dynamic_cast<const screens::PlayScreen&>(title.stack->top());
    for (const ActionKind move : {ActionKind::MoveRight, ActionKind::MoveDown, ActionKind::MoveLeft}) {
        title.act(move);
        for (int i = 0; i < 50; ++i)
            title.stack->tick(title.glass);
    }
    sim::Replay recording = *title.setup->first_game;
    recording.digest = sim::digest(play.session().current().world);
    const auto read = sim::replay_from_text(sim::to_text(recording));
    REQUIRE(std::holds_alternative<sim::Replay>(read));
    CHECK(sim::is_faithful(std::get<sim::Replay>(read)));
    CHECK(std::get<sim::Replay>(read).ticks == 150);
}

TEST_CASE("left and right on the chase go through its difficulties") {
    Title title;
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
