#include "screens/screen_stack.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

using frame::ActionKind;
using looking_glass::press;

namespace {

struct Counts {
    int ticks = 0;
    int handled = 0;
    int resumed = 0;
    int alive = 0;
};

class Probe : public screens::Screen {
  public:
    Probe(Counts& counts, bool overlay, bool takes) : counts_(counts), overlay_(overlay), takes_(takes) {
        ++counts_.alive;
    }
    ~Probe() override { --counts_.alive; }

    bool handle(const frame::Action& action, const screens::Glass& /*glass*/,
                screens::Requests& requests) override {
        ++counts_.handled;
        if (action.kind == ActionKind::Back) {
            requests.pop();
            CHECK(counts_.alive > 0);  // still here after asking to be taken away
        }
        if (action.kind == ActionKind::Confirm && push_next != nullptr) requests.push(std::move(push_next));
        if (action.kind == ActionKind::WallColour) requests.next_wall_colour();
        return takes_;
    }
    void tick(const screens::Glass& /*glass*/, screens::Requests& /*requests*/) override { ++counts_.ticks; }
    void draw(frame::DrawList& list, const screens::Glass& /*glass*/, float /*fraction*/) const override {
        list.add(frame::Text{.text = overlay_ ? "overlay" : "full"});
    }
    [[nodiscard]] bool is_overlay() const override { return overlay_; }
    void resume() override { ++counts_.resumed; }

    std::unique_ptr<screens::Screen> push_next;

  private:
    Counts& counts_;
    bool overlay_;
    bool takes_;
};

}  // namespace

TEST_CASE("only the top screen ticks, and the one below resumes when it goes") {
    const auto glass = looking_glass::glass(1280, 800);
    Counts below;
    Counts above;
    auto first = std::make_unique<Probe>(below, false, true);
    first->push_next = std::make_unique<Probe>(above, true, true);
    screens::ScreenStack stack(std::move(first));
    stack.tick(glass);
    stack.handle(press(ActionKind::Confirm), glass);
    stack.tick(glass);
    CHECK(below.ticks == 1);
    CHECK(above.ticks == 1);
    stack.handle(press(ActionKind::Back), glass);
    CHECK(above.alive == 0);
    CHECK(below.resumed == 1);
    stack.tick(glass);
    CHECK(below.ticks == 2);
    CHECK_FALSE(stack.finished());
}

TEST_CASE("an overlay lets the screen below be seen, a full screen hides it") {
    const auto glass = looking_glass::glass(1280, 800);
    for (const bool overlay : {true, false}) {
        Counts below;
        Counts above;
        auto first = std::make_unique<Probe>(below, false, true);
        first->push_next = std::make_unique<Probe>(above, overlay, true);
        screens::ScreenStack stack(std::move(first));
        stack.handle(press(ActionKind::Confirm), glass);
        CHECK(looking_glass::shows_text(stack.draw(glass, 0), "full"));
        CHECK(looking_glass::shows_text(stack.draw(glass, 0), "overlay") == overlay);
    }
}

TEST_CASE("an action that the top screen leaves goes to the one below") {
    const auto glass = looking_glass::glass(1280, 800);
    Counts below;
    Counts above;
    auto first = std::make_unique<Probe>(below, false, true);
    first->push_next = std::make_unique<Probe>(above, true, false);
    screens::ScreenStack stack(std::move(first));
    stack.handle(press(ActionKind::Confirm), glass);
    const int before = below.handled;
    stack.handle(press(ActionKind::Hint), glass);
    CHECK(above.handled == 1);
    CHECK(below.handled == before + 1);
}

TEST_CASE("the last screen's end, and the window's, end the program") {
    const auto glass = looking_glass::glass(1280, 800);
    Counts counts;
    screens::ScreenStack popped(std::make_unique<Probe>(counts, false, true));
    popped.handle(press(ActionKind::Back), glass);
    CHECK(popped.finished());
    popped.tick(glass);
    CHECK(popped.draw(glass, 0).commands.empty());

    screens::ScreenStack closed(std::make_unique<Probe>(counts, false, true));
    closed.handle(press(ActionKind::CloseWindow), glass);
    CHECK(closed.finished());
}

TEST_CASE("wall colours go round all hues and come back") {
    const auto glass = looking_glass::glass(1280, 800);
    Counts counts;
    screens::ScreenStack stack(std::make_unique<Probe>(counts, false, true));
    std::vector<int> hues;
    do {
        hues.push_back(stack.draw(glass, 0).wall_hue_degrees);
        stack.handle(press(ActionKind::WallColour), glass);
    } while (stack.wall_hue_degrees() != 0);
    CHECK(hues.size() == 8);
}
