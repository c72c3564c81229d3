#include "maze/generators/bit_rows.hpp"

#include <algorithm>
#include <utility>

#include "maze/generators/report_row.hpp"
#include "maze/generators/row_writer.hpp"

namespace maze {

namespace {

constexpr int cells_a_word = 64;

// With `keep`, the high bits of the row's cells stay.
void write_row(RowWriter write, std::uint8_t* row, const RowPlan& plan, const BitRow& north_of_next,
               bool keep) {
    const SidePlanes planes{plan.north.data(), plan.west.data(), north_of_next.data()};
    const auto width = static_cast<std::size_t>(plan.width);
    if (!keep) return write(row, width, planes);
    std::vector<std::uint8_t> sides(width);
    write(sides.data(), width, planes);
    for (std::size_t x = 0; x < width; ++x)
        row[x] = static_cast<std::uint8_t>((row[x] & 0xF0U) | sides[x]);
}

// The bits of a row of cells from which `side` may be opened.
void read_choices(const std::uint8_t* row, Direction side, int width, BitRow& bits) {
    std::fill(bits.begin(), bits.end(), 0U);
    for (int x = 0; x < width; ++x) {
        if ((row[x] & (bit(side) << 4U)) != 0)
            bits[static_cast<std::size_t>(x / cells_a_word)] |= std::uint64_t{1} << (x % cells_a_word);
    }
}

void set_all(BitRow& bits, int width) {
    std::fill(bits.begin(), bits.end(), 0U);
    for (int x = 0; x < width; x += cells_a_word) {
        const int count = std::min(cells_a_word, width - x);
        bits[static_cast<std::size_t>(x / cells_a_word)] = ~std::uint64_t{0} >> (cells_a_word - count);
    }
}

class RowCarver {
  public:
    RowCarver(Grid& grid, bool has_choices) : grid_(grid), has_choices_(has_choices) {
        const auto words = static_cast<std::size_t>((grid.width() + cells_a_word - 1) / cells_a_word);
        for (BitRow* bits : {&plan_.can_north, &plan_.can_west, &plan_.north, &plan_.west, &done_.north,
                             &done_.west, &nothing_})
            bits->assign(words + 1, 0U);
        plan_.width = done_.width = grid.width();
        plain_north_ = plain_west_ = nothing_;
        set_all(plain_north_, grid.width());
        set_all(plain_west_, grid.width());
        plain_west_[0] &= ~std::uint64_t{1};  // the first cell has no western neighbour
        plan_.can_west = plain_west_;
    }

    // The sides that may be opened in row y.
    RowPlan& prepare(int y) {
        plan_.y = y;
        if (has_choices_) {
            read_choices(grid_.row(y), Direction::North, grid_.width(), plan_.can_north);
            read_choices(grid_.row(y), Direction::West, grid_.width(), plan_.can_west);
            plan_.is_plain = plan_.can_west == plain_west_ && (y == 0 || plan_.can_north == plain_north_);
        } else if (y == 1) {
            plan_.can_north = plain_north_;
        }
        return plan_;
    }

    // A row can be written when the next one is decided, which shares a side with it.
    void write_before(std::uint8_t* row) {
        if (row != nullptr) write_row(write_, row, done_, plan_.north, has_choices_);
        std::swap(done_.north, plan_.north);
        std::swap(done_.west, plan_.west);
    }
    void write_last() { write_row(write_, grid_.row(grid_.height() - 1), done_, nothing_, has_choices_); }

  private:
    Grid& grid_;
    bool has_choices_;
    RowWriter write_ = fastest_row_writer();
    RowPlan plan_;
    RowPlan done_;
    BitRow nothing_;
    BitRow plain_north_;
    BitRow plain_west_;
};

}  // namespace

void carve_by_rows(Grid& grid, bool has_choices, const RowDecision& decide, const CarvingSink& report) {
    RowCarver carver(grid, has_choices);
    for (int y = 0; y < grid.height(); ++y) {
        decide(carver.prepare(y));
        carver.write_before(y > 0 ? grid.row(y - 1) : nullptr);
        if (report && y > 0) report_row(grid, y - 1, report);
    }
    carver.write_last();
    if (report) report_row(grid, grid.height() - 1, report);
}

void stream_by_rows(Size size, const RowDecision& decide, const RowSink& sink) {
    Grid window({size.width, 1});
    std::uint8_t* row = window.row(0);
    const auto hand_over = [&] { sink({row, static_cast<std::size_t>(size.width)}); };
    RowCarver carver(window, false);
    for (int y = 0; y < size.height; ++y) {
        decide(carver.prepare(y));
        carver.write_before(y > 0 ? row : nullptr);
        if (y > 0) hand_over();
    }
    carver.write_last();
    hand_over();
}

}  // namespace maze
