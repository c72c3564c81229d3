#include "maze/generators/bit_rows.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "maze/generators/report_row.hpp"

namespace maze {

namespace {

constexpr int cells_a_word = 64;

// Eight cells of a row from eight bits of a plane, one look-up for each plane: bytes where the bit is
// set hold the side. West needs nine bits, for the western side of a cell is the eastern one of the
// cell before.
using Eight = std::array<std::uint8_t, 8>;

constexpr std::array<Eight, 256> spread(Direction side) {
    std::array<Eight, 256> table{};
    for (unsigned bits = 0; bits < 256; ++bits) {
        for (unsigned i = 0; i < 8; ++i) {
            if (((bits >> i) & 1U) != 0) table[bits][i] = bit(side);
        }
    }
    return table;
}

constexpr std::array<Eight, 512> spread_west() {
    std::array<Eight, 512> table{};
    for (unsigned bits = 0; bits < 512; ++bits) {
        for (unsigned i = 0; i < 8; ++i) {
            unsigned sides = 0;
            if (((bits >> i) & 1U) != 0) sides |= bit(Direction::West);
            if (((bits >> (i + 1)) & 1U) != 0) sides |= bit(Direction::East);
            table[bits][i] = static_cast<std::uint8_t>(sides);
        }
    }
    return table;
}

alignas(64) constexpr std::array<Eight, 256> north_sides = spread(Direction::North);
alignas(64) constexpr std::array<Eight, 256> south_sides = spread(Direction::South);
alignas(64) constexpr std::array<Eight, 512> west_sides = spread_west();

std::uint64_t load(const Eight& eight) {
    std::uint64_t word = 0;
    std::memcpy(&word, eight.data(), sizeof word);
    return word;
}

// The passages of up to 64 cells. `keep` is 0xF0 in every byte where the row's high bits stay, else 0.
void write_cells(std::uint8_t* cells, int count, std::uint64_t north, std::uint64_t west, bool is_next_west,
                 std::uint64_t south, std::uint64_t keep) {
    for (int x = 0; x < count; x += 8) {
        // The ninth bit comes from the next word at the last of the eights.
        const std::uint64_t nine =
            x + 8 < cells_a_word ? west >> x & 0x1FFU : west >> x | (is_next_west ? 0x100U : 0U);
        std::uint64_t eight = load(north_sides[north >> x & 0xFFU]) | load(west_sides[nine]) |
                              load(south_sides[south >> x & 0xFFU]);
        const auto bytes = static_cast<std::size_t>(std::min(8, count - x));
        if (keep != 0) {
            std::uint64_t old = 0;
            std::memcpy(&old, cells + x, bytes);
            eight |= old & keep;
        }
        if (bytes == 8)
            std::memcpy(cells + x, &eight, 8);
        else
            std::memcpy(cells + x, &eight, bytes);
    }
}

void write_row(std::uint8_t* row, const RowPlan& plan, const BitRow& north_of_next, bool has_choices) {
    const std::uint64_t keep = has_choices ? 0xF0F0F0F0F0F0F0F0U : 0U;
    for (std::size_t i = 0; i + 1 < plan.north.size(); ++i) {
        const int first = static_cast<int>(i) * cells_a_word;
        write_cells(row + first, std::min(cells_a_word, plan.width - first), plan.north[i], plan.west[i],
                    (plan.west[i + 1] & 1U) != 0, north_of_next[i], keep);
    }
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
        if (row != nullptr) write_row(row, done_, plan_.north, has_choices_);
        std::swap(done_.north, plan_.north);
        std::swap(done_.west, plan_.west);
    }
    void write_last() { write_row(grid_.row(grid_.height() - 1), done_, nothing_, has_choices_); }

  private:
    Grid& grid_;
    bool has_choices_;
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
