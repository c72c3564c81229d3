#pragma once
// Choosing one of the directions in a mask, exactly evenly or with a liking for turns.

#include <array>
#include <cstddef>
#include <cstdint>

#include "maze/geometry.hpp"
#include "maze/rng.hpp"

namespace maze {

inline constexpr unsigned no_direction = 4;
inline constexpr unsigned draw_again = 5;

/// even_picks[mask][random byte] is a direction of the mask, no_direction if it is empty. 256 is divisible by
/// 1, 2 and 4; of three directions each gets 85 bytes, and the byte that is left over says draw_again.
using EvenPicks = std::array<std::array<std::uint8_t, 256>, 16>;
[[nodiscard]] constexpr EvenPicks make_even_picks() {
    EvenPicks picks{};
    for (unsigned mask = 0; mask < 16; ++mask) {
        std::array<std::uint8_t, 4> members{};
        unsigned count = 0;
        for (unsigned d = 0; d < 4; ++d) {
            if ((mask >> d) & 1U) members[count++] = static_cast<std::uint8_t>(d);
        }
        for (unsigned r = 0; r < 256; ++r) {
            const bool is_left_over = count > 0 && r >= 256 / count * count;
            picks[mask][r] = static_cast<std::uint8_t>(count == 0     ? no_direction
                                                       : is_left_over ? draw_again
                                                                      : members[r % count]);
        }
    }
    return picks;
}
inline constexpr EvenPicks even_picks = make_even_picks();

/// Takes each of a generator's 64-bit numbers for eight picks.
class EvenPicker {
  public:
    explicit EvenPicker(Rng& rng) : rng_(&rng) {}

    /// A direction of the mask, each exactly as likely; no_direction if it is empty.
    unsigned pick(unsigned mask) {
        for (;;) {
            if (bytes_left_ == 0) {
                pool_ = rng_->next();
                bytes_left_ = 8;
            }
            const unsigned direction = even_picks[mask][pool_ & 0xFFU];
            pool_ >>= 8U;
            --bytes_left_;
            if (direction != draw_again) return direction;
        }
    }

  private:
    Rng* rng_;
    std::uint64_t pool_ = 0;
    unsigned bytes_left_ = 0;
};

/// A direction of the mask, where going straight on weighs 100 - turns and every other direction weighs
/// turns: 0 keeps straight while it can, 100 turns whenever it can, 50 has no preference. `heading` is
/// the direction of the last move or no_direction.
[[nodiscard]] unsigned pick_with_turns(unsigned mask, unsigned heading, int turns, Rng& rng);

}  // namespace maze
