#pragma once
// What a board larger than the window is seen through: it glides after the player and never past him.

#include <optional>

#include "screens/board_layout.hpp"
#include "sim/place.hpp"

namespace screens {

class Camera {
  public:
    /// One tick: an eighth of the way to the player or, if it has just been reset or nothing scrolls, all of
    /// it.
    void follow(const sim::Place& player, bool scrolls);

    /// Jumps to the player at the next tick.
    void reset() { now_.reset(); }

    /// The layout as it is seen `fraction` of a tick after the last one but one.
    [[nodiscard]] BoardLayout look_at(const BoardLayout& layout, float fraction) const;

  private:
    struct Spot {
        int x_256 = 0;  // in 1/256 tile
        int y_256 = 0;
    };
    std::optional<Spot> now_;
    Spot before_;
};

}  // namespace screens
