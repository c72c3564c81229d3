#pragma once
// Looking through a rectangle without a liking for any direction.

#include <cstdint>

#include "maze/geometry.hpp"
#include "maze/rng.hpp"

namespace maze {

/// One of the eight ways to run through a rectangle line by line: from any corner, by rows or by columns.
class SearchOrder {
  public:
    /// Each way is as likely.
    explicit SearchOrder(Rng& rng) : code_(rng.below(8)) {}

    [[nodiscard]] bool is_from_east() const { return (code_ & 1U) != 0; }
    [[nodiscard]] bool is_from_south() const { return (code_ & 2U) != 0; }

    /// Calls visit(x, y) for 0 <= x < size.width and 0 <= y < size.height.
    template <class Visit>
    void run(Size size, Visit visit) const {
        const bool by_columns = (code_ & 4U) != 0;
        const int lines = by_columns ? size.width : size.height;
        const int places = by_columns ? size.height : size.width;
        for (int line = 0; line < lines; ++line) {
            for (int place = 0; place < places; ++place) {
                const int x = by_columns ? line : place;
                const int y = by_columns ? place : line;
                visit(is_from_east() ? size.width - 1 - x : x, is_from_south() ? size.height - 1 - y : y);
            }
        }
    }

  private:
    std::uint32_t code_;
};

}  // namespace maze
