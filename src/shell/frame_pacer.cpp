#include "shell/frame_pacer.hpp"

#include <SDL.h>
#include <algorithm>
#include <chrono>
#include <thread>

namespace shell {

std::int64_t FramePacer::sleep_ns(Pace pace, std::int64_t now_ns) {
    const std::int64_t interval = pace == Pace::Vsync    ? shortest_vsync_frame_ns
                                  : pace == Pace::Hidden ? hidden_ns
                                                         : frame_ns;
    due_ns_ = std::max(due_ns_ + interval, now_ns);
    // Changing from a slow pace to a faster one must not wait out what the slow one had planned.
    due_ns_ = std::min(due_ns_, now_ns + interval);
    return due_ns_ - now_ns;
}

void FramePacer::wait(Pace pace) {
    const std::int64_t now =
        std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
    const std::int64_t pause = sleep_ns(pace, now);
    if (pause <= 0) return;
    if (pace == Pace::Hidden)
        SDL_WaitEventTimeout(nullptr, static_cast<int>(pause / 1'000'000));
    else
        std::this_thread::sleep_for(std::chrono::nanoseconds(pause));
}

}  // namespace shell
