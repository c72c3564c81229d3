#include "screens/play_screen.hpp"

#include "frame/fixed_step.hpp"
#include "screens/screen_stack.hpp"
#include "screens/title_screen.hpp"
#include "sim/bot.hpp"
#include "sim/digest.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

using frame::ActionKind;
using looking_glass::press;
using looking_glass::release;
using looking_glass::repeat;

namespace {

std::shared_ptr<screens::Setup> setup_for(std::uint64_t seed, std::optional<maze::Size> size = std::nullopt) {
    auto setup = std::make_shared<screens::Setup>();
    setup->first_seed = seed;
    setup->size = size;
    setup->version = "0.0.0";
    return setup;
}

/// A play screen on a stack of its own, as a person at the keys has it.
struct Table {
    explicit Table(sim::Mode mode, std::optional<maze::Size> size = std::nullopt,
                   screens::Driver driver = nullptr, screens::Glass window = looking_glass::glass(1280, 800))
        : glass(window), setup(setup_for(7, size)) {
        auto screen =
            std::make_unique<screens::PlayScreen>(screens::Session(setup, mode, glass), std::move(driver));
        play = screen.get();
        stack = std::make_unique<screens::ScreenStack>(std::move(screen));
    }

    void act(ActionKind kind) { stack->handle(press(kind), glass); }
    void ticks(int count) {
        for (int i = 0; i < count; ++i)
            stack->tick(glass);
    }
    [[nodiscard]] const sim::World& world() const { return play->session().current().world; }
    [[nodiscard]] frame::DrawList draw() const { return stack->draw(glass, 0.5F); }

    screens::Glass glass;
    std::shared_ptr<screens::Setup> setup;
    screens::PlayScreen* play = nullptr;
    std::unique_ptr<screens::ScreenStack> stack;
};

screens::Driver bot_driver(sim::BotKind kind) {
    return [bot = sim::Bot(kind)](const sim::World& world) mutable { return std::optional(bot.next(world)); };
}

void walk_to_the_door(Table& table) {
    for (int i = 0; i < 60 * 600 && table.world().phase != sim::Phase::Won; ++i)
        table.ticks(1);
    REQUIRE(table.world().phase == sim::Phase::Won);
}

}  // namespace

TEST_CASE("every moment of both modes fits every window") {
    for (const sim::Mode mode : {sim::Mode::Perfect, sim::Mode::Pacman}) {
        for (const auto& size : looking_glass::window_sizes) {
            Table table(mode, std::nullopt, nullptr, looking_glass::glass(size.width, size.height));
            CAPTURE(size.width, size.height, static_cast<int>(mode));
            CHECK(looking_glass::layout_faults(table.draw(), table.glass) == "");
            table.ticks(400);
            table.act(ActionKind::Hint);
            CHECK(looking_glass::layout_faults(table.draw(), table.glass) == "");
            table.act(ActionKind::Pause);
            CHECK(looking_glass::layout_faults(table.draw(), table.glass) == "");
        }
    }
}

TEST_CASE("a window dragged to nothing and back shows the same game") {
    Table table(sim::Mode::Pacman);
    table.ticks(300);
    const frame::DrawList before = table.draw();
    for (const auto& size : looking_glass::absurd_sizes) {
        table.glass.viewport = {size.width, size.height};
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::all_rectangles_sane(table.draw()));
        table.act(ActionKind::Help);
        CHECK(looking_glass::all_rectangles_sane(table.draw()));
        table.act(ActionKind::Confirm);
    }
    table.glass = looking_glass::glass(1280, 800);
    CHECK(table.draw() == before);
}

TEST_CASE("R gives a new board at once and Backspace brings the old one back as it was left") {
    for (const sim::Mode mode : {sim::Mode::Perfect, sim::Mode::Pacman}) {
        Table table(mode);
        table.act(ActionKind::MoveRight);
        table.act(ActionKind::MoveDown);
        table.ticks(500);
        const sim::World left = table.world();
        table.act(ActionKind::NewBoard);
        const sim::World second = table.world();
        CHECK_FALSE(second == left);
        CHECK(second.tick == 0);
        CHECK(second == sim::new_world(second.spec));
        table.ticks(10);
        const sim::World second_later = table.world();
        table.act(ActionKind::PreviousBoard);
        CHECK(table.world() == left);
        table.act(ActionKind::PreviousBoard);  // there is none before it
        CHECK(table.world() == left);
        table.act(ActionKind::NewBoard);
        CHECK_FALSE(table.world().spec == second.spec);
        table.act(ActionKind::PreviousBoard);
        CHECK(table.world() == second_later);
    }
}

TEST_CASE("R held down gives one new board, two presses give two") {
    Table table(sim::Mode::Perfect);
    table.act(ActionKind::NewBoard);
    for (int i = 0; i < 60; ++i)
        table.stack->handle(repeat(ActionKind::NewBoard), table.glass);
    CHECK(table.setup->boards_taken == 2);
    table.act(ActionKind::NewBoard);
    table.act(ActionKind::NewBoard);
    CHECK(table.setup->boards_taken == 4);
}

TEST_CASE("R works from pause, from the win panel, in the countdown and while the light goes out") {
    Table paused(sim::Mode::Pacman);
    paused.ticks(1);
    paused.act(ActionKind::Pause);
    REQUIRE(paused.stack->depth() == 2);
    paused.act(ActionKind::NewBoard);
    CHECK(paused.stack->depth() == 1);
    CHECK(paused.world() == sim::new_world(paused.world().spec));

    Table won(sim::Mode::Perfect, maze::Size{5, 4}, bot_driver(sim::BotKind::Solver));
    walk_to_the_door(won);
    won.ticks(100);
    REQUIRE(won.stack->depth() == 2);
    won.act(ActionKind::NewBoard);
    CHECK(won.stack->depth() == 1);
    CHECK(won.world() == sim::new_world(won.world().spec));

    Table dying(sim::Mode::Pacman);
    for (int i = 0; i < 60 * 600 && dying.world().phase != sim::Phase::Dying; ++i)
        dying.ticks(1);
    REQUIRE(dying.world().phase == sim::Phase::Dying);
    dying.act(ActionKind::NewBoard);
    CHECK(dying.world() == sim::new_world(dying.world().spec));
}

TEST_CASE("the new board has forgotten which keys are down") {
    Table table(sim::Mode::Perfect);
    table.act(ActionKind::MoveRight);
    table.act(ActionKind::MoveDown);
    table.act(ActionKind::NewBoard);
    table.ticks(60);
    CHECK(table.world().steps == 0);
}

TEST_CASE("losing focus pauses, and the key that resumes does nothing else") {
    Table table(sim::Mode::Pacman);
    table.ticks(400);
    table.act(ActionKind::MoveRight);
    table.ticks(5);
    table.act(ActionKind::FocusLost);
    REQUIRE(table.stack->depth() == 2);
    const sim::World frozen = table.world();
    table.ticks(600);
    CHECK(table.world() == frozen);
    table.act(ActionKind::FocusLost);
    CHECK(table.stack->depth() == 2);
    table.act(ActionKind::Confirm);
    CHECK(table.stack->depth() == 1);
    CHECK(table.world() == frozen);
    table.ticks(1);
    CHECK(table.world().tick == frozen.tick + 1);
}

TEST_CASE("Esc in play pauses, and leaving takes a second, deliberate choice") {
    auto setup = setup_for(7);
    screens::Glass glass = looking_glass::glass(1280, 800);
    screens::ScreenStack stack(std::make_unique<screens::TitleScreen>(setup));
    stack.handle(press(ActionKind::Confirm), glass);
    REQUIRE(stack.depth() == 2);
    stack.handle(press(ActionKind::Back), glass);
    CHECK(stack.depth() == 3);
    stack.handle(press(ActionKind::Back), glass);
    CHECK(stack.depth() == 2);
    stack.handle(press(ActionKind::Pause), glass);
    stack.handle(press(ActionKind::MoveDown), glass);
    stack.handle(press(ActionKind::MoveDown), glass);
    stack.handle(press(ActionKind::Confirm), glass);
    CHECK(stack.depth() == 1);
    CHECK_FALSE(stack.finished());
}

TEST_CASE("reaching the door wins, Enter goes on to the next board, Esc to the title") {
    Table table(sim::Mode::Perfect, maze::Size{6, 5}, bot_driver(sim::BotKind::Solver));
    walk_to_the_door(table);
    CHECK(table.world().steps == table.world().par);
    CHECK(looking_glass::shows_sprite(table.draw(), frame::SpriteId::WickJoy));
    table.ticks(60);
    REQUIRE(table.stack->depth() == 2);
    const frame::DrawList panel = table.draw();
    CHECK(looking_glass::shows_text(panel, "Out you go!"));
    CHECK(looking_glass::shows_text(panel, std::to_string(table.world().par)));
    const sim::GameSpec before = table.world().spec;
    table.act(ActionKind::Confirm);
    CHECK(table.stack->depth() == 1);
    CHECK_FALSE(table.world().spec == before);
    CHECK(table.world().phase == sim::Phase::Play);
}

TEST_CASE("any key skips the joy before the win panel, and only one panel comes") {
    Table table(sim::Mode::Perfect, maze::Size{5, 4}, bot_driver(sim::BotKind::Solver));
    walk_to_the_door(table);
    table.ticks(1);
    table.act(ActionKind::Confirm);
    CHECK(table.stack->depth() == 2);
    table.ticks(200);
    CHECK(table.stack->depth() == 2);
}

TEST_CASE("the win panel offers the same board again and its shortest way") {
    Table table(sim::Mode::Perfect, maze::Size{6, 5}, bot_driver(sim::BotKind::Solver));
    walk_to_the_door(table);
    table.ticks(60);
    const sim::GameSpec spec = table.world().spec;
    table.act(ActionKind::MoveDown);
    table.act(ActionKind::MoveDown);
    table.act(ActionKind::Confirm);
    CHECK(table.stack->depth() == 1);
    CHECK(looking_glass::shows_sprite(table.draw(), frame::SpriteId::HintDot));
    table.act(ActionKind::Confirm);
    REQUIRE(table.stack->depth() == 2);
    CHECK_FALSE(looking_glass::shows_sprite(table.draw(), frame::SpriteId::HintDot));
    table.act(ActionKind::MoveDown);
    table.act(ActionKind::Confirm);
    CHECK(table.stack->depth() == 1);
    CHECK(table.world() == sim::new_world(spec));
}

TEST_CASE("H shows the way and hides it again, in both modes") {
    for (const sim::Mode mode : {sim::Mode::Perfect, sim::Mode::Pacman}) {
        Table table(mode);
        table.ticks(1);
        CHECK_FALSE(looking_glass::shows_sprite(table.draw(), frame::SpriteId::HintDot));
        table.act(ActionKind::Hint);
        CHECK(looking_glass::shows_sprite(table.draw(), frame::SpriteId::HintDot));
        table.act(ActionKind::Hint);
        CHECK_FALSE(looking_glass::shows_sprite(table.draw(), frame::SpriteId::HintDot));
    }
}

TEST_CASE("a lost game ends on its panel, which leads to the title") {
    Table table(sim::Mode::Pacman);
    for (int i = 0; i < 60 * 3600 && table.world().phase != sim::Phase::GameOver; ++i)
        table.ticks(1);
    REQUIRE(table.world().phase == sim::Phase::GameOver);
    table.ticks(200);
    REQUIRE(table.stack->depth() == 2);
    CHECK(looking_glass::shows_text(table.draw(), "Game over"));
}

TEST_CASE("drawing changes nothing") {
    Table table(sim::Mode::Pacman);
    table.ticks(333);
    const sim::World before = table.world();
    for (const float fraction : {0.0F, 0.3F, 0.999F})
        (void)table.stack->draw(table.glass, fraction);
    CHECK(table.world() == before);
}

TEST_CASE("the same taps give the same game at every frame rate and with random frame lengths") {
    // The player's taps come at set times; what differs is how many ticks each frame brings.
    const auto play_at = [](const auto& next_frame_ns) {
        Table table(sim::Mode::Pacman, std::nullopt, bot_driver(sim::BotKind::Random));
        frame::FixedStep step;
        int left = 60 * 40;
        while (left > 0) {
            const auto time = step.advance(next_frame_ns());
            for (int i = 0; i < time.ticks && left > 0; ++i, --left)
                table.ticks(1);
            (void)table.stack->draw(table.glass, time.fraction);
        }
        return sim::digest(table.world());
    };
    const auto steady = [](std::int64_t fps) {
        return [fps] { return frame::nanoseconds_per_second / fps; };
    };
    const std::uint64_t expected = play_at(steady(60));
    for (const int fps : {30, 144, 1000}) {
        CAPTURE(fps);
        CHECK(play_at(steady(fps)) == expected);
    }
    maze::Rng rng(5);
    CHECK(play_at([&rng] { return std::int64_t{rng.below(400)} * 1'000'000; }) == expected);
}

TEST_CASE("the first game of a session is recorded, later ones do not touch the recording") {
    Table table(sim::Mode::Perfect, maze::Size{8, 8});
    table.act(ActionKind::MoveRight);
    table.ticks(50);
    table.act(ActionKind::NewBoard);
    table.ticks(70);
    REQUIRE(table.setup->first_game != nullptr);
    CHECK(table.setup->first_game->ticks == 50);
    table.act(ActionKind::PreviousBoard);
    table.ticks(5);
    CHECK(table.setup->first_game->ticks == 55);
    CHECK(sim::run(*table.setup->first_game) == table.world());
}

TEST_CASE("a board larger than the window follows the player and keeps him in view") {
    Table table(sim::Mode::Perfect, maze::Size{120, 90}, bot_driver(sim::BotKind::Solver),
                looking_glass::glass(640, 480));
    for (int i = 0; i < 300; ++i) {
        table.ticks(7);
        const frame::DrawList list = table.draw();
        bool seen = false;
        for (const frame::Command& command : list.commands) {
            const auto* sprite = std::get_if<frame::Sprite>(&command);
            if (sprite == nullptr || frame::stem(sprite->id).substr(0, 4) != "wick") continue;
            seen = sprite->box.x >= 0 && sprite->box.right() <= 640 && sprite->box.y >= 0 &&
                   sprite->box.bottom() <= 480;
        }
        CAPTURE(i);
        REQUIRE(seen);
    }
}

TEST_CASE("a cleared board lights up fewer than three times a second") {
    Table table(sim::Mode::Pacman, std::nullopt, bot_driver(sim::BotKind::Runner));
    for (int i = 0; i < 60 * 600 && table.world().phase != sim::Phase::Cleared; ++i) {
        table.ticks(1);
        if (sim::outcome(table.world()) == sim::Outcome::Lost) table.act(ActionKind::NewBoard);
    }
    REQUIRE(table.world().phase == sim::Phase::Cleared);
    int flashes = 0;
    int ticks = 0;
    bool was_lit = false;
    for (; table.world().phase == sim::Phase::Cleared; ++ticks, table.ticks(1)) {
        const frame::DrawList list = table.draw();
        const bool lit =
            std::any_of(list.commands.begin(), list.commands.end(), [](const frame::Command& command) {
                const auto* box = std::get_if<frame::Box>(&command);
                return box != nullptr && box->rect.w > 600 && box->rect.h > 400;
            });
        flashes += lit && !was_lit ? 1 : 0;
        was_lit = lit;
    }
    CHECK(flashes >= 2);
    CHECK(flashes * 60 < 3 * ticks);
}
