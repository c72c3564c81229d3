#include "screens/panel_screen.hpp"

#include "screens/screen_stack.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

using frame::ActionKind;
using looking_glass::press;
using looking_glass::repeat;

namespace {

screens::PanelContent full_content() {
    const auto nothing = [](screens::Requests&) {};
    return {.headline = "Out you go!",
            .note = "Your best time on this board",
            .line = {},
            .figures = {{"59:59", "time"}, {"98765", "steps"}, {"12345", "par"}},
            .hero = frame::SpriteId::WickJoy,
            .choices = {{"Next board", nothing},
                        {"Walk this one again", nothing},
                        {"See the shortest way", nothing},
                        {"Title", nothing}},
            .back = nothing,
            .pause = nullptr,
            .quit = nullptr};
}

/// The screen below, which shows what reaches it.
class Floor : public screens::Screen {
  public:
    bool handle(const frame::Action& action, const screens::Glass& /*glass*/,
                screens::Requests& requests) override {
        last = action.kind;
        ++handled;
        if (push) requests.push(std::move(push));
        return true;
    }
    void tick(const screens::Glass& /*glass*/, screens::Requests& /*requests*/) override {}
    void draw(frame::DrawList& /*list*/, const screens::Glass& /*glass*/, float /*fraction*/) const override {
    }

    std::unique_ptr<screens::Screen> push;
    ActionKind last = ActionKind::Confirm;
    int handled = 0;
};

struct Stacked {
    explicit Stacked(screens::PanelContent content) {
        floor->push = std::make_unique<screens::PanelScreen>(std::move(content));
        stack.handle(press(ActionKind::Confirm), glass);
        floor->handled = 0;
    }
    screens::Glass glass = looking_glass::glass(1280, 800);
    std::unique_ptr<Floor> owned = std::make_unique<Floor>();
    Floor* floor = owned.get();
    screens::ScreenStack stack{std::move(owned)};
};

}  // namespace

TEST_CASE("a full panel fits every window") {
    const screens::PanelScreen panel(full_content());
    for (const auto& size : looking_glass::window_sizes) {
        const auto glass = looking_glass::glass(size.width, size.height);
        frame::DrawList list;
        panel.draw(list, glass, 0);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::layout_faults(list, glass) == "");
    }
}

TEST_CASE("a message of 200 characters stays inside the panel") {
    screens::PanelContent content = full_content();
    content.note.clear();
    content.line = std::string(200, 'm');
    const screens::PanelScreen panel(content);
    for (const auto& size : looking_glass::window_sizes) {
        const auto glass = looking_glass::glass(size.width, size.height);
        frame::DrawList list;
        panel.draw(list, glass, 0);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::layout_faults(list, glass) == "");
    }
}

TEST_CASE("windows of no use do not break a panel") {
    const screens::PanelScreen panel(full_content());
    for (const auto& size : looking_glass::absurd_sizes) {
        frame::DrawList list;
        panel.draw(list, looking_glass::glass(size.width, size.height), 0);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::all_rectangles_sane(list));
    }
}

TEST_CASE("R and Backspace take the panel away and reach the board") {
    for (const ActionKind kind : {ActionKind::NewBoard, ActionKind::PreviousBoard}) {
        Stacked it(full_content());
        REQUIRE(it.stack.depth() == 2);
        it.stack.handle(press(kind), it.glass);
        CHECK(it.stack.depth() == 1);
        CHECK(it.floor->handled == 1);
        CHECK(it.floor->last == kind);
    }
}

TEST_CASE("keys that mean nothing to a panel do not reach the board below") {
    Stacked it(full_content());
    for (const ActionKind kind : {ActionKind::Hint, ActionKind::Pause, ActionKind::Quit, ActionKind::Back,
                                  ActionKind::FocusLost, ActionKind::MoveLeft}) {
        it.stack.handle(press(kind), it.glass);
    }
    it.stack.handle(repeat(ActionKind::NewBoard), it.glass);
    CHECK(it.floor->handled == 0);
    CHECK(it.stack.depth() == 2);
}

TEST_CASE("a choice may hand an action to the screen below") {
    screens::PanelContent content = full_content();
    content.choices[0].chosen = [](screens::Requests& r) { r.pop_and_forward(ActionKind::NewBoard); };
    Stacked it(content);
    it.stack.handle(press(ActionKind::Confirm), it.glass);
    CHECK(it.stack.depth() == 1);
    CHECK(it.floor->last == ActionKind::NewBoard);
}
