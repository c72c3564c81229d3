#pragma once
// The stack of screens and the only place where it changes.

#include <cstdint>

#include "screens/screen.hpp"

namespace screens {

class ScreenStack {
  public:
    explicit ScreenStack(std::unique_ptr<Screen> first);

    /// Hands the action to the screens, top first, until one takes it. Closing the window ends the program
    /// from every screen.
    void handle(const frame::Action& action, const Glass& glass);

    /// One tick of the top screen.
    void tick(const Glass& glass);

    [[nodiscard]] frame::DrawList draw(const Glass& glass, float fraction) const;

    /// True once a screen asked to end the program or the last screen is gone.
    [[nodiscard]] bool finished() const { return finished_; }

    /// The sounds asked for since the last call.
    [[nodiscard]] std::vector<frame::Cue> take_cues();

    /// How far the player has turned the wall colours.
    [[nodiscard]] int wall_hue_degrees() const { return wall_hue_degrees_; }

    [[nodiscard]] std::size_t depth() const { return screens_.size(); }
    [[nodiscard]] const Screen& top() const { return *screens_.back(); }

  private:
    void carry_out(Requests& requests);

    std::vector<std::unique_ptr<Screen>> screens_;
    std::vector<frame::Cue> cues_;
    int wall_hue_degrees_ = 0;
    int fade_ticks_left_ = 0;
    bool finished_ = false;
};

}  // namespace screens
