#pragma once
// Random bytes drawn far ahead, for generators whose speed hangs on having few branches.

#include <array>
#include <cstdint>

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

}  // namespace maze
