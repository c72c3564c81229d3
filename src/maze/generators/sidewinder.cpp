#include "maze/generators/sidewinder.hpp"

#include <bit>
#include <vector>

#include "maze/generators/bit_rows.hpp"

namespace maze {

namespace {

unsigned lowest_bit(std::uint64_t word) {
    return static_cast<unsigned>(std::countr_zero(word));
}

void set(BitRow& bits, std::uint32_t x) {
    bits[x / 64] |= std::uint64_t{1} << (x % 64);
}

bool has(const BitRow& bits, std::uint32_t x) {
    return ((bits[x / 64] >> (x % 64)) & 1U) != 0;
}

// Draws below small bounds, four to each of a generator's numbers: Lemire's method with 16 bits, exact.
class SmallDraws {
  public:
    explicit SmallDraws(Rng& rng) : rng_(rng) {}

    std::uint32_t below(std::uint32_t n) {
        constexpr std::uint32_t range = 1U << 16U;
        if (n >= range) return rng_.below(n);
        std::uint32_t product = sixteen_bits() * n;
        while (product % range < n && product % range < range % n)
            product = sixteen_bits() * n;
        return product / range;
    }

  private:
    std::uint32_t sixteen_bits() {
        if (left_ == 0) {
            pool_ = rng_.next();
            left_ = 4;
        }
        const auto bits = static_cast<std::uint32_t>(pool_ & 0xFFFFU);
        pool_ >>= 16U;
        --left_;
        return bits;
    }

    Rng& rng_;
    std::uint64_t pool_ = 0;
    unsigned left_ = 0;
};

// A row in which every cell may open every side: the runs end where the coin says so, 64 tosses at once.
void decide_plain_row(RowPlan& plan, Rng& rng, SmallDraws& draws) {
    const auto width = static_cast<std::uint32_t>(plan.width);
    const std::size_t words = plan.north.size() - 1;
    std::uint32_t start = 0;
    std::uint64_t ended_before = 1;  // whether the cell before the present word ends a run
    for (std::size_t i = 0; i < words; ++i) {
        std::uint64_t ends = rng.next();
        if (i + 1 == words) {
            const std::uint32_t last = (width - 1) % 64;
            ends = (ends | std::uint64_t{1} << last) & (~std::uint64_t{0} >> (63 - last));
        }
        plan.west[i] = plan.can_west[i] & ~(ends << 1U | ended_before);
        ended_before = ends >> 63U;
        for (; ends != 0; ends &= ends - 1) {
            const std::uint32_t end = static_cast<std::uint32_t>(i) * 64 + lowest_bit(ends);
            set(plan.north, start + draws.below(end - start + 1));
            start = end + 1;
        }
    }
}

// A row beside closed cells, or the northern one: a run goes on while it has no way north.
void decide_hindered_row(RowPlan& plan, Rng& rng, SmallDraws& draws) {
    std::vector<std::uint32_t> ways_north;
    const auto width = static_cast<std::uint32_t>(plan.width);
    for (std::uint32_t x = 0; x < width; ++x) {
        if (has(plan.can_north, x)) ways_north.push_back(x);
        const bool can_go_on = x + 1 < width && has(plan.can_west, x + 1);
        const bool wants_to_end = rng.below(2) == 0;
        if (can_go_on && (ways_north.empty() || !wants_to_end)) {
            set(plan.west, x + 1);
            continue;
        }
        if (!ways_north.empty())
            set(plan.north, ways_north[draws.below(static_cast<std::uint32_t>(ways_north.size()))]);
        ways_north.clear();
    }
}

}  // namespace

RowDecision sidewinder_rows(Rng& rng) {
    return [&rng, draws = SmallDraws(rng)](RowPlan& plan) mutable {
        plan.north.assign(plan.north.size(), 0U);
        plan.west.assign(plan.west.size(), 0U);
        if (plan.is_plain && plan.y > 0)
            decide_plain_row(plan, rng, draws);
        else
            decide_hindered_row(plan, rng, draws);
    };
}

void carve_sidewinder(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report) {
    carve_by_rows(grid, has_choices, sidewinder_rows(rng), report);
}

}  // namespace maze
