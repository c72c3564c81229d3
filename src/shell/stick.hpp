#pragma once
// A gamepad's stick as one of four directions. Worn sticks do not rest at zero and jitter, so a direction is
// taken above one threshold and kept until below a lower one; on a diagonal the present direction stays until
// the other is clearly stronger.

#include <optional>

#include "frame/action.hpp"

namespace shell {

class Stick {
  public:
    static constexpr int take_at = 14000;  ///< of 32767
    static constexpr int drop_below = 8000;
    static constexpr int turn_percent = 130;  ///< how much stronger another axis must be to take over

    /// Axis values -32768 to 32767, right and down positive.
    void set_x(int value) { move(value, y_); }
    void set_y(int value) { move(x_, value); }

    [[nodiscard]] std::optional<frame::ActionKind> direction() const { return direction_; }

  private:
    void move(int x, int y);

    int x_ = 0;
    int y_ = 0;
    std::optional<frame::ActionKind> direction_;
};

}  // namespace shell
