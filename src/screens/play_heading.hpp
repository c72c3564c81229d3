#pragma once
// What the line above a game says.

#include "screens/hud.hpp"
#include "sim/world.hpp"

namespace screens {

/// `best` is the score to beat in a chase; 0 if there is none yet.
[[nodiscard]] Hud heading_of(const sim::World& world, int best);

}  // namespace screens
