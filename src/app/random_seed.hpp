#pragma once
// The one place in the game that asks the system for chance: the first seed of a session nobody chose one
// for.

#include <cstdint>

namespace app {

/// A number below 1,000,000,000: short enough to read aloud and to type, and different at every start.
[[nodiscard]] std::uint64_t random_seed();

}  // namespace app
