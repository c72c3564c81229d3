#pragma once
// What happened in a tick. Rules report, others make the noise and the light: nothing in a world depends on
// whether anyone reads these.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "sim/place.hpp"

namespace sim {

enum class EventKind : std::uint8_t {
    Step,              ///< the player reached another cell; value = steps so far
    Turned,            ///< the player's facing changed
    Bumped,            ///< a standing player was sent against a wall
    PelletEaten,       ///< value = points
    PowerPelletEaten,  ///< value = points
    FruitShown,
    FruitEaten,    ///< value = points
    FruitGone,     ///< nobody came for it
    ChaserWoke,    ///< value = chaser's index; it is lethal from now on
    ChaserEaten,   ///< value = points
    ChaserHome,    ///< eyes have reached their corner; value = chaser's index
    FrightEnded,   ///< time ran out; not reported when a death or a cleared level ends it
    ModeChanged,   ///< scatter to chase or back; value = 1 for chase
    LifeLost,      ///< value = lives left
    LifeGained,    ///< value = lives left
    LevelCleared,  ///< value = the level
    LevelStarted,  ///< the next level's board stands; value = the level
    PlayStarted,   ///< the ready time is over
    Won,
    GameOver,
};

struct Event {
    EventKind kind = EventKind::Step;
    Place place;
    int value = 0;
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// A short list without allocation, in the order in which things happened. One tick cannot fill it: the
/// player eats at most three things, and each chaser wakes, is eaten or comes home once.
class Events {
  public:
    void add(EventKind kind, Place place, int value = 0) {
        assert(count_ < list_.size());
        list_[count_++] = {kind, place, value};
    }
    [[nodiscard]] const Event* begin() const { return list_.data(); }
    [[nodiscard]] const Event* end() const { return list_.data() + count_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    [[nodiscard]] bool has(EventKind kind) const {
        for (const Event& event : *this) {
            if (event.kind == kind) return true;
        }
        return false;
    }

  private:
    std::array<Event, 32> list_{};
    std::size_t count_ = 0;
};

}  // namespace sim
