#pragma once
// The wish of one tick. Keyboard, gamepad, pointer, bot, replay and test all speak to the world in this one
// small value, so a game is its spec and its intents.

#include <optional>
#include <string>
#include <string_view>

#include "maze/geometry.hpp"

namespace sim {

struct Intent {
    /// The newest of the directions held down now.
    std::optional<maze::Direction> held;
    /// The one held before it and still held; counts only where `held` leads nowhere.
    std::optional<maze::Direction> also_held;
    /// The newest direction pressed since the last tick, even if already released. A new press while held
    /// is in both `held` and `tapped`. Remembered for tap_memory_ticks.
    std::optional<maze::Direction> tapped;

    friend constexpr bool operator==(const Intent&, const Intent&) = default;
};

/// How long a tapped turn waits for an opening: 0.4 s.
inline constexpr int tap_memory_ticks = 24;

/// Three characters, held, also held and tapped, each N E S W or '-': "E--" holds east, "--N" taps north.
[[nodiscard]] std::string to_text(const Intent& intent);
[[nodiscard]] std::optional<Intent> intent_from_text(std::string_view text);

}  // namespace sim
