#pragma once
// Attract mode: nobody has touched the title for a while, so the runner bot shows how the chase is played.

#include "screens/play_screen.hpp"

namespace screens {

class AttractScreen : public Screen {
  public:
    explicit AttractScreen(std::uint64_t seed);

    /// Any press returns to the title, and does nothing else.
    bool handle(const frame::Action& action, const Glass& glass, Requests& requests) override;
    /// Leaves by itself when the bot's game is over, or after a minute.
    void tick(const Glass& glass, Requests& requests) override;
    void draw(frame::DrawList& list, const Glass& glass, float fraction) const override;

  private:
    PlayScreen play_;
    int ticks_ = 0;
};

}  // namespace screens
