#pragma once
// A screen: title, play, pause, win ... Screens are stacked; an overlay lets the one below be seen.

#include <memory>
#include <optional>
#include <vector>

#include "frame/cue.hpp"
#include "screens/glass.hpp"

namespace screens {

class Requests;

class Screen {
  public:
    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    virtual ~Screen() = default;

    /// Takes the action and answers true, or leaves it to the screen below.
    virtual bool handle(const frame::Action& action, const Glass& glass, Requests& requests) = 0;

    /// Moves time by 1/60 s. Only the top screen ticks.
    virtual void tick(const Glass& glass, Requests& requests) = 0;

    /// Adds this screen's commands to the list. `fraction` (0 to 1) says how far the present is past the last
    /// tick.
    virtual void draw(frame::DrawList& list, const Glass& glass, float fraction) const = 0;

    /// Whether the screen below is drawn first.
    [[nodiscard]] virtual bool is_overlay() const { return false; }

    /// Whether the screen saver must stay away while this screen is on top.
    [[nodiscard]] virtual bool keeps_awake() const { return false; }

    /// The screen is on top again, after one above it was taken away.
    virtual void resume() {}
};

/// What a screen asks for while it handles an action or a tick. The stack carries it out after the call has
/// returned, so that no screen is ever destroyed inside its own function.
class Requests {
  public:
    void push(std::unique_ptr<Screen> screen) { pushes_.push_back(std::move(screen)); }
    /// Takes away this screen, the top one.
    void pop() { pops_ = 1; }
    /// Takes away this screen and the one below it, as "leave to the title" from a pause does.
    void pop_two() { pops_ = 2; }
    /// Takes away this screen, the top one, and hands the action to the next.
    void pop_and_forward(frame::ActionKind kind) {
        pops_ = 1;
        forwarded_ = kind;
    }
    void quit() { quit_ = true; }
    void play(frame::Cue cue) { cues_.push_back(cue); }
    /// Turns the wall colours on to the next hue.
    void next_wall_colour() { next_wall_colour_ = true; }

  private:
    friend class ScreenStack;
    int pops_ = 0;
    std::optional<frame::ActionKind> forwarded_;
    std::vector<std::unique_ptr<Screen>> pushes_;
    std::vector<frame::Cue> cues_;
    bool quit_ = false;
    bool next_wall_colour_ = false;
};

}  // namespace screens
