#pragma once
// What lies between a screen and the one below it.

#include "screens/glass.hpp"

namespace screens {

/// Dims everything drawn so far with the page colour.
void draw_veil(frame::DrawList& list, const Glass& glass, int percent);

/// The ground of a panel with a soft shadow below it.
void draw_panel(frame::DrawList& list, const Glass& glass, const frame::Rect& rect);

}  // namespace screens
