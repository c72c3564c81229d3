#pragma once
// EvenPicker for loops whose speed hangs on their branches.

#include <array>
#include <cstddef>
#include <cstdint>

#include "maze/generators/pick.hpp"
#include "maze/rng.hpp"

namespace maze {

/// The bytes of a generator's numbers, the lowest of each first, 512 at a time and one mark behind them.
class RandomBytes {
  public:
    static constexpr std::uint16_t end_mark = 256;

    explicit RandomBytes(Rng& rng) : rng_(rng) { bytes_.back() = end_mark; }

    /// Draws all bytes anew and answers where the first is.
    const std::uint16_t* refill();
    /// Where the mark is.
    [[nodiscard]] const std::uint16_t* end() const { return &bytes_.back(); }

  private:
    Rng& rng_;
    std::array<std::uint16_t, 513> bytes_{};  // the last is the mark
};

/// even_picks with the random byte first, which is known long before the mask, and with draw_again for the
/// mark behind the bytes.
inline constexpr auto picks_by_byte = [] {
    std::array<std::array<std::uint8_t, 16>, RandomBytes::end_mark + 1> picks{};
    for (std::size_t mask = 0; mask < 16; ++mask) {
        for (std::size_t r = 0; r < RandomBytes::end_mark; ++r)
            picks[r][mask] = even_picks[mask][r];
        picks[RandomBytes::end_mark][mask] = static_cast<std::uint8_t>(draw_again);
    }
    return picks;
}();

/// The picks of an EvenPicker from bytes drawn far ahead: where branches are hard to predict, one more, on
/// whether a new number has to be drawn, is felt at every eighth pick. Owns nothing, so that the compiler
/// keeps it in registers while cells are written.
class AheadPicker {
  public:
    explicit AheadPicker(RandomBytes& bytes) : bytes_(&bytes), next_(bytes.end()) {}

    /// A direction of the mask, each exactly as likely; no_direction if it is empty.
    unsigned pick(unsigned mask) {
        for (;;) {
            const unsigned direction = picks_by_byte[*next_][mask];
            if (direction != draw_again) {
                ++next_;
                return direction;
            }
            next_ = next_ == bytes_->end() ? bytes_->refill() : next_ + 1;
        }
    }

  private:
    RandomBytes* bytes_;
    const std::uint16_t* next_;
};

}  // namespace maze
