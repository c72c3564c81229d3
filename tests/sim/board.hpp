#pragma once
// Small boards drawn in the text of a test, one character a tile: '#' is wall, everything else floor. And
// worlds shown the same way, for a failure to show.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/grid.hpp"
#include "sim/bot.hpp"
#include "sim/level.hpp"
#include "sim/step.hpp"
#include "sim/world.hpp"

namespace sim_tests {

using Drawing = std::vector<std::string_view>;

[[nodiscard]] maze::Grid grid_of(const Drawing& drawing);

/// A walk from the tile 'S' to the tile 'G' of a drawing.
[[nodiscard]] sim::World walk_on(const Drawing& drawing);

/// A chase on a drawing, past the ready time, without chasers unless asked for; all asleep in their corners.
[[nodiscard]] sim::World chase_on(const Drawing& drawing, int chasers = 0,
                                  sim::Difficulty difficulty = sim::Difficulty::Arcade);

/// A board of loops, 7x5 cells, that has everything a chase needs.
[[nodiscard]] const Drawing& small_loops();

/// A whole chase board, 13x9 cells, mirrored, 255 pellets of both kinds; the player starts in the centre.
[[nodiscard]] const Drawing& full_board();

/// A chase on full_board() whose player sits behind walls of his own, so that nobody gets him.
[[nodiscard]] sim::World fenced_chase(int chasers = 4, sim::Difficulty difficulty = sim::Difficulty::Arcade);

/// Walls, pellets, player and chasers (A F D for asleep, frightened and dead, else their number).
[[nodiscard]] std::string show(const sim::World& world);

/// Puts an actor on a tile, facing that way, as if he came from there.
void put(sim::Actor& actor, maze::Point tile, maze::Direction facing);
/// The same for a chaser, which gets a mode and a plan, too.
void put(sim::World& world, int chaser, maze::Point tile, maze::Direction facing, sim::ChaserMode mode);

[[nodiscard]] sim::Intent hold(std::optional<maze::Direction> held,
                               std::optional<maze::Direction> also_held = std::nullopt);
[[nodiscard]] sim::Intent tap(maze::Direction direction);

/// Steps `ticks` times with one intent and returns how often an event of that kind came.
int step_for(sim::World& world, int ticks, const sim::Intent& intent,
             sim::EventKind counted = sim::EventKind::GameOver);

/// Steps until an event of that kind comes; the number of steps, or -1 if it does not come in `limit`.
int step_until(sim::World& world, sim::EventKind kind, int limit, const sim::Intent& intent = {});

/// What is wrong with a world in mid-game, as a sentence; empty if nothing is.
[[nodiscard]] std::string fault_in(const sim::World& world);

}  // namespace sim_tests
