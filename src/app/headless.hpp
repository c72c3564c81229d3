#pragma once
// The game without a window: a bot, a replay or nobody plays, as fast as the machine can.

#include <cstdint>
#include <iosfwd>
#include <optional>

#include "app/plan.hpp"

namespace app {

/// Without --ticks a headless game ends after this long even if nobody wins: an hour.
inline constexpr std::uint64_t headless_tick_limit = 60 * 60 * 60;

/// What is said of a replay that leads to another world than the one it names.
inline constexpr auto unfaithful_replay =
    "the replay does not end in the state it names: it was changed, or made by another version";

/// Runs the game and prints its final state to `out`, one key=value a line. Returns the exit status; failures
/// are told on `err`.
int run_headless(const Options& options, const Plan& plan, std::ostream& out, std::ostream& err);

/// The final state, as run_headless prints it.
void print_facts(const sim::World& world, std::ostream& out);

}  // namespace app
