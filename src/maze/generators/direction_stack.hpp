#pragma once
// The way back of a walk, two bits a move: a quarter of a byte for each cell at the worst.

#include <cstddef>
#include <cstdint>

#include "maze/cell_store.hpp"

namespace maze {

/// Memory for a DirectionStack; touched only as far as the walk really goes.
class DirectionStackStore {
  public:
    explicit DirectionStackStore(std::int64_t most_moves)
        : bytes_((static_cast<std::size_t>(most_moves) / moves_a_word + 1) * sizeof(std::uint64_t)) {}

    [[nodiscard]] std::uint64_t* words() { return reinterpret_cast<std::uint64_t*>(bytes_.data()); }

  private:
    static constexpr std::size_t moves_a_word = 31;

    CellStore bytes_;
};

/// Owns nothing and calls nothing, so that the compiler keeps it in registers while a walk writes cells,
/// which as bytes might otherwise be its own.
class DirectionStack {
  public:
    explicit DirectionStack(DirectionStackStore& store) : bottom_(store.words()), top_(bottom_) {}

    [[nodiscard]] bool is_empty() const { return newest_ == no_moves && top_ == bottom_; }

    void push(unsigned direction) {
        if (newest_ >= full) {
            *top_++ = newest_;
            newest_ = no_moves;
        }
        newest_ = (newest_ << 2U) | direction;
    }

    /// The newest move; there is one.
    unsigned pop() {
        if (newest_ == no_moves) newest_ = *--top_;
        const auto direction = static_cast<unsigned>(newest_ & 3U);
        newest_ >>= 2U;
        return direction;
    }

    [[nodiscard]] unsigned top() const {
        return static_cast<unsigned>((newest_ != no_moves ? newest_ : top_[-1]) & 3U);
    }

  private:
    // A word holds up to 31 moves, below a bit that tells where they begin.
    static constexpr std::uint64_t no_moves = 1;
    static constexpr std::uint64_t full = std::uint64_t{1} << 62U;

    std::uint64_t* bottom_;
    std::uint64_t* top_;
    std::uint64_t newest_ = no_moves;
};

}  // namespace maze
