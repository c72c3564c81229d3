#include "frame/fixed_step.hpp"

#include <algorithm>

namespace frame {

FixedStep::Advance FixedStep::advance(std::int64_t elapsed_ns) {
    remainder_ += std::clamp<std::int64_t>(elapsed_ns, 0, longest_frame_ns) * ticks_per_second;
    const auto ticks = static_cast<int>(remainder_ / nanoseconds_per_second);
    remainder_ %= nanoseconds_per_second;
    return {ticks, static_cast<float>(static_cast<double>(remainder_) / nanoseconds_per_second)};
}

}  // namespace frame
