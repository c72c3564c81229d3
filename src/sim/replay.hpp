#pragma once
// A game written down: its spec and every change of intent. Run again it comes out the same, and the digest
// proves it.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sim/intent.hpp"
#include "sim/spec.hpp"
#include "sim/world.hpp"

namespace sim {

struct Replay {
    struct Change {
        std::uint64_t tick = 0;
        Intent intent;
        friend constexpr bool operator==(const Change&, const Change&) = default;
    };

    GameSpec spec;
    std::vector<Change> changes;  ///< ticks rise; before the first one: no wish at all
    std::uint64_t ticks = 0;
    std::uint64_t digest = 0;  ///< of the final world

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// Appends the intent of one tick, in the order in which step() gets them.
void record(Replay& replay, const Intent& intent);

/// Gives back the intents one tick after another. Refers to the replay, which must stay where it is.
class ReplayReader {
  public:
    explicit ReplayReader(const Replay& replay) : replay_(&replay) {}
    [[nodiscard]] bool at_end() const { return tick_ >= replay_->ticks; }
    [[nodiscard]] Intent next();

  private:
    const Replay* replay_;
    std::size_t change_ = 0;
    std::uint64_t tick_ = 0;
    Intent intent_;
};

/// The world after all ticks.
[[nodiscard]] World run(const Replay& replay);

/// Whether running it ends in the world that it was recorded with.
[[nodiscard]] bool is_faithful(const Replay& replay);

}  // namespace sim
