#pragma once
// The one place in the command that asks the system for chance: the seed of a board nobody chose one for.

#include <cstdint>

namespace cli {

/// Different at every call; the summary line and the code of the board tell which it was.
[[nodiscard]] std::uint64_t random_seed();

}  // namespace cli
