#pragma once
// The help card: what to do, and which key does it, on the device in hand.

#include "screens/screen.hpp"

namespace screens {

class HelpScreen : public Screen {
  public:
    /// Any press takes the card away and does nothing else.
    bool handle(const frame::Action& action, const Glass& glass, Requests& requests) override;
    void tick(const Glass& glass, Requests& requests) override;
    void draw(frame::DrawList& list, const Glass& glass, float fraction) const override;
    [[nodiscard]] bool is_overlay() const override { return true; }
};

}  // namespace screens
