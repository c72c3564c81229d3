#pragma once
// Which keys, buttons and sticks hold which direction. A direction is let go only when the last of them is.

#include <optional>
#include <vector>

#include "frame/action.hpp"

namespace shell {

/// One thing that can hold a direction: a key, a gamepad's button or a gamepad's stick.
struct MoveSource {
    enum class Kind { Key, Button, Stick };

    Kind kind = Kind::Key;
    int device = 0;  ///< the gamepad's number; 0 for keys
    int code = 0;    ///< scancode or button; for a stick the direction it holds
    friend constexpr bool operator==(const MoveSource&, const MoveSource&) = default;
};

class HeldMoves {
  public:
    void press(frame::ActionKind move, MoveSource source);

    /// The direction that nothing holds any more because `source` let go; none if another source still holds
    /// it, or if `source` held nothing, as after clear().
    [[nodiscard]] std::optional<frame::ActionKind> release(MoveSource source);

    [[nodiscard]] bool holds(MoveSource source) const;
    void clear() { held_.clear(); }

  private:
    struct Hold {
        frame::ActionKind move;
        MoveSource source;
    };
    std::vector<Hold> held_;
};

}  // namespace shell
