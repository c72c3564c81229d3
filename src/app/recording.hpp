#pragma once
// Writing replays.

#include <string>

#include "sim/replay.hpp"

namespace app {

/// Completes the recording with the digest of the world it leads to and writes it in one step. Throws
/// std::runtime_error naming the path and the reason; whatever was at the path before is then untouched.
void save_recording(sim::Replay recording, const std::string& path);

}  // namespace app
