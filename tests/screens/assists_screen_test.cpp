#include "screens/assists_screen.hpp"

#include "screens/play_screen.hpp"
#include "screens/screen_stack.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

using frame::ActionKind;
using looking_glass::press;

namespace {

struct Open {
    Open() {
        setup->first_seed = 5;
        stack = std::make_unique<screens::ScreenStack>(
            std::make_unique<screens::PlayScreen>(screens::Session(setup, sim::Mode::Pacman, glass)));
        act({ActionKind::Pause, ActionKind::MoveDown, ActionKind::Confirm});
        REQUIRE(stack->depth() == 3);
    }
    void act(std::initializer_list<ActionKind> kinds) {
        for (const ActionKind kind : kinds)
            stack->handle(press(kind), glass);
    }
    [[nodiscard]] const sim::World& world() const {
        return dynamic_cast<const screens::PlayScreen&>(stack->top()).session().current().world;
    }

    screens::Glass glass = looking_glass::glass(1280, 800);
    std::shared_ptr<screens::Setup> setup = std::make_shared<screens::Setup>();
    std::unique_ptr<screens::ScreenStack> stack;
};

}  // namespace

TEST_CASE("what is chosen counts from the next game on, and is marked") {
    Open it;
    it.act({ActionKind::MoveLeft, ActionKind::MoveLeft});                          // speed 80 %
    it.act({ActionKind::MoveDown, ActionKind::MoveLeft});                          // three chasers
    it.act({ActionKind::MoveDown, ActionKind::MoveRight, ActionKind::MoveRight});  // two lives more
    it.act({ActionKind::MoveDown, ActionKind::Confirm});
    REQUIRE(it.stack->depth() == 1);
    CHECK(it.world().spec.assists == sim::Assists{80, 3, 2});
    CHECK(it.world().tick == 0);
    CHECK(it.world().chaser_count == 3);
    CHECK(sim::is_assisted(it.world().spec));
    CHECK(looking_glass::shows_text(it.stack->draw(it.glass, 0), "assisted"));
}

TEST_CASE("the game that was paused goes on without the new help") {
    Open it;
    it.act({ActionKind::MoveLeft, ActionKind::Back, ActionKind::Back});
    REQUIRE(it.stack->depth() == 1);
    CHECK(it.world().spec.assists == sim::Assists{});
}

TEST_CASE("values stop at their ends") {
    Open it;
    for (int i = 0; i < 20; ++i)
        it.act({ActionKind::MoveRight});
    CHECK(it.setup->assists.speed_percent == 120);
    for (int i = 0; i < 20; ++i)
        it.act({ActionKind::MoveLeft});
    CHECK(it.setup->assists.speed_percent == 60);
    it.act({ActionKind::MoveDown});
    for (int i = 0; i < 20; ++i)
        it.act({ActionKind::MoveLeft});
    CHECK(it.setup->assists.chasers == 0);
    it.act({ActionKind::MoveDown});
    for (int i = 0; i < 20; ++i)
        it.act({ActionKind::MoveRight});
    CHECK(it.setup->assists.extra_lives == 9);
}

TEST_CASE("the assists fit every window") {
    const auto setup = std::make_shared<screens::Setup>();
    for (const auto& size : looking_glass::window_sizes) {
        const auto glass = looking_glass::glass(size.width, size.height);
        frame::DrawList list;
        screens::AssistsScreen(setup).draw(list, glass, 0);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::layout_faults(list, glass) == "");
    }
}
