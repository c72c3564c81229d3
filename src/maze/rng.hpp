#pragma once
// The only source of chance in this library and in the game: same seed, same numbers, on every
// compiler and machine and for ever (golden files pin them). The standard library's distributions
// and shuffle differ from one implementation to the next, so they are used nowhere.

#include <array>
#include <cassert>
#include <cstdint>
#include <utility>

namespace maze {

/// A bijection of 64-bit numbers that spreads every input bit over the whole output (the finalizer
/// of splitmix64, by Sebastiano Vigna).
[[nodiscard]] constexpr std::uint64_t mix_bits(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

/// The odd step that splitmix64 adds from one number to the next.
inline constexpr std::uint64_t golden_step = 0x9E3779B97F4A7C15U;

/// xoshiro256++ (David Blackman and Sebastiano Vigna), seeded through splitmix64, so that
/// neighbouring seeds, zero included, start unrelated sequences. A value: copy it to fork it.
class Rng {
  public:
    /// Different streams of one seed are unrelated: one for carving, one for minds, and so on.
    explicit Rng(std::uint64_t seed = 0, std::uint64_t stream = 0);

    /// 64 random bits.
    std::uint64_t next() {
        const std::uint64_t result = rotate_left(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotate_left(state_[3], 45);
        return result;
    }

    /// A number from 0 to n - 1, each exactly as likely; n is 1 or more. (Daniel Lemire, "Fast Random
    /// Integer Generation in an Interval", 2019: multiply, and draw again in the biased remainder.)
    std::uint32_t below(std::uint32_t n) {
        assert(n > 0);
        std::uint64_t product = (next() >> 32U) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t biased = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < biased)
                product = (next() >> 32U) * n;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// True in `percent` of 100 cases: never at 0 or less, always at 100 or more.
    bool chance_percent(int percent) { return static_cast<int>(below(100)) < percent; }

    friend bool operator==(const Rng&, const Rng&) = default;

  private:
    static constexpr std::uint64_t rotate_left(std::uint64_t x, unsigned by) {
        return (x << by) | (x >> (64U - by));
    }
    std::array<std::uint64_t, 4> state_{};
};

/// Puts the elements into a random order, each order exactly as likely (Fisher-Yates); fewer than 2^32.
template <class Sequence>
void shuffle(Sequence& sequence, Rng& rng) {
    for (auto left = static_cast<std::uint32_t>(sequence.size()); left > 1; --left)
        std::swap(sequence[left - 1], sequence[rng.below(left)]);
}

}  // namespace maze
