#pragma once
// The game in a window.

#include "app/plan.hpp"

namespace app {

/// Opens the window, plays until the player leaves, and writes what was asked for. Throws std::runtime_error
/// (or an exception derived from it) with a sentence for the player.
void run_in_window(const Options& options, const Plan& plan);

}  // namespace app
