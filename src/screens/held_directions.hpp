#pragma once
// Which directions are held down, newest first: the memory between presses and releases and the one wish of a
// tick.

#include <optional>
#include <vector>

#include "frame/action.hpp"
#include "sim/intent.hpp"

namespace screens {

class HeldDirections {
  public:
    /// Takes a press or release of a Move action; repeats are ignored.
    void take(const frame::Action& action);

    /// The wish of this tick: the newest direction still held, and the last one pressed since the tick
    /// before, even if it has been released already, so that a tap shorter than a tick still counts, once.
    [[nodiscard]] sim::Intent take_intent();

    /// Nothing is held and nothing was tapped: after loss of focus, a new board, a lost life.
    void clear();

  private:
    std::vector<maze::Direction> held_;  // newest last; at most four
    std::optional<maze::Direction> tapped_;
};

}  // namespace screens
