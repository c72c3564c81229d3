#include "app/recording.hpp"

#include "shell/assets.hpp"
#include "shell/user_files.hpp"
#include "sim/digest.hpp"
#include "sim/replay_text.hpp"

namespace app {

void save_recording(sim::Replay recording, const std::string& path) {
    recording.digest = sim::digest(sim::run(recording));
    shell::write_atomically(shell::path_from_utf8(path), sim::to_text(recording));
}

}  // namespace app
