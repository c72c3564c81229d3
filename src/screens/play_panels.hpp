#pragma once
// The words and choices of the panels that come over a game.

#include <functional>
#include <memory>

#include "screens/panel_screen.hpp"
#include "screens/setup.hpp"
#include "sim/world.hpp"

namespace screens {

/// The pause; in a chase it offers the assists of the setup.
[[nodiscard]] PanelContent pause_panel(const sim::World& world, std::shared_ptr<Setup> setup);

/// A walk that came to the door. `again` and `reveal` are what its choices do to the game below, just before
/// the panel takes itself away; the game must outlive the panel.
[[nodiscard]] PanelContent win_panel(const sim::World& world, std::function<void(Requests&)> again,
                                     std::function<void(Requests&)> reveal);

/// A chase that is lost.
[[nodiscard]] PanelContent game_over_panel(const sim::World& world, bool new_best);

}  // namespace screens
