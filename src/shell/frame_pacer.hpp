#pragma once
// Keeps the frame loop from spinning. Where presenting does not wait for the display (no vsync, nothing was
// painted, a driver that ignores the wish) it sleeps to 60 frames a second; a window that nobody sees is
// looked after a few times a second.

#include <cstdint>

namespace shell {

class FramePacer {
  public:
    static constexpr std::int64_t frame_ns = 1'000'000'000 / 60;
    static constexpr std::int64_t shortest_vsync_frame_ns = 1'000'000'000 / 240;
    static constexpr std::int64_t hidden_ns = 100'000'000;

    enum class Pace {
        Vsync,   ///< a frame was presented and present() waited for the display; at most 240 a second
        Capped,  ///< nothing waited: 60 a second
        Hidden,  ///< nothing to see: 10 a second, and at once when an event comes
    };

    /// Sleeps until the next frame is due. Call once at the end of each frame.
    void wait(Pace pace);

    /// How long to sleep at `now_ns` (a steady clock): the time until the frame that follows the last one. A
    /// late frame is not caught up with, so one hitch does not cause a burst.
    [[nodiscard]] std::int64_t sleep_ns(Pace pace, std::int64_t now_ns);

  private:
    std::int64_t due_ns_ = 0;  // when the present frame was due
};

}  // namespace shell
