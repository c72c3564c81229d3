#pragma once
// The way back of a walk, two bits a move: a quarter of a byte for each cell at the worst.

#include <cstddef>
#include <cstdint>

#include "maze/cell_store.hpp"

namespace maze {

class DirectionStack {
  public:
    /// Room for `most_moves`; memory is touched only as far as the walk really goes.
    explicit DirectionStack(std::int64_t most_moves)
        : store_((static_cast<std::size_t>(most_moves) / moves_a_word + 1) * sizeof(std::uint64_t)),
          words_(reinterpret_cast<std::uint64_t*>(store_.data())) {}

    [[nodiscard]] bool is_empty() const { return used_ == 0 && full_words_ == 0; }

    void push(unsigned direction) {
        if (used_ == moves_a_word) {
            words_[full_words_++] = word_;
            used_ = 0;
        }
        word_ = (word_ << 2U) | direction;
        ++used_;
    }

    unsigned pop() {
        if (used_ == 0) {
            word_ = words_[--full_words_];
            used_ = moves_a_word;
        }
        const auto direction = static_cast<unsigned>(word_ & 3U);
        word_ >>= 2U;
        --used_;
        return direction;
    }

    [[nodiscard]] unsigned top() const {
        return static_cast<unsigned>((used_ > 0 ? word_ : words_[full_words_ - 1]) & 3U);
    }

  private:
    static constexpr unsigned moves_a_word = 32;

    CellStore store_;
    std::uint64_t* words_;
    std::size_t full_words_ = 0;
    std::uint64_t word_ = 0;  // the newest moves, kept in a register
    unsigned used_ = 0;
};

}  // namespace maze
