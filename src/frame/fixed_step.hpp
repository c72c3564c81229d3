#pragma once
// Turns uneven frame times into whole simulation ticks, so that the game runs at the same speed on
// every display. Glenn Fiedler's "Fix Your Timestep": accumulate, step, keep the remainder.

#include <cstdint>

namespace frame {

inline constexpr std::int64_t ticks_per_second = 60;
inline constexpr std::int64_t nanoseconds_per_second = 1'000'000'000;

class FixedStep {
  public:
    /// A longer frame than this counts as this: after a stall the game resumes instead of racing to
    /// catch up, and a machine too slow for 60 ticks a second slows down instead of hanging.
    static constexpr std::int64_t longest_frame_ns = 250'000'000;

    struct Advance {
        int ticks = 0;          ///< simulation ticks to run now: 0 to 15
        float fraction = 0.0F;  ///< how far the present is past the last tick, 0 <= fraction < 1
    };

    /// Adds the time since the last call. A clock that runs backwards counts as standing still.
    [[nodiscard]] Advance advance(std::int64_t elapsed_ns);

    /// Forgets the remainder, as after a pause in which no time should pass.
    void reset() { remainder_ = 0; }

  private:
    std::int64_t remainder_ = 0;  // nanoseconds x ticks_per_second, so that 1/60 s needs no rounding
};

}  // namespace frame
