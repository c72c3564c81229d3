#pragma once
// One call that empties SDL's event queue, telling each part of the shell what concerns it.

#include "shell/input.hpp"
#include "shell/painter.hpp"
#include "shell/window.hpp"

namespace shell {

/// Everything that happened since the last call, in order. Never waits.
[[nodiscard]] InputResult drain_events(const Window& window, Painter& painter, Input& input);

}  // namespace shell
