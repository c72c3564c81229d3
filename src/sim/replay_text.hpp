#pragma once
// Replays as text, so that a person can read one and a bug report can hold it.
//
//     FORMAT=mazewright-replay
//     VERSION=2
//     CODE=C2-1A-3X         the board (see maze/code.hpp): all of it
//     MODE=pacman           then DIFFICULTY SPEED CHASERS EXTRA_LIVES; all must be there
//     0 E-E                 from tick 0 on this intent holds (see to_text(Intent)), until
//     41 ---                the next line
//     end 3600 0123456789abcdef      ticks in all, digest of the world after them

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "sim/replay.hpp"

namespace sim {

/// A week at 60 ticks a second: more is no game, but a file made to keep a machine busy.
inline constexpr std::uint64_t max_replay_ticks = 36'288'000;

/// The whole file. `replay.digest` must have been set from the world after the last recorded tick.
[[nodiscard]] std::string to_text(const Replay& replay);

/// Why a text is no replay: a sentence, and the line it is about, from 1.
struct ReplayError {
    int line = 0;
    std::string reason;
};

/// Reads with LF, CRLF or CR, with a byte-order mark or not, and with or without a last line end. The spec of
/// a replay that was read has no problem_with(). Time and memory are linear in the text.
[[nodiscard]] std::variant<Replay, ReplayError> replay_from_text(std::string_view text);

}  // namespace sim
