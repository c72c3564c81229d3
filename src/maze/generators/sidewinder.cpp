#include "maze/generators/sidewinder.hpp"

#include <bit>
#include <vector>

#include "maze/generators/bit_rows.hpp"

namespace maze {

namespace {

unsigned lowest_bit(std::uint64_t word) {
    return static_cast<unsigned>(std::countr_zero(word));
}

unsigned highest_bit(std::uint64_t word) {
    return 63U - static_cast<unsigned>(std::countl_zero(word));
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
    std::uint32_t below(std::uint32_t n, Rng& rng) {
        constexpr std::uint32_t range = 1U << 16U;
        if (n >= range) return rng.below(n);
        std::uint32_t product = sixteen_bits(rng) * n;
        while (product % range < n && product % range < range % n)
            product = sixteen_bits(rng) * n;
        return product / range;
    }

  private:
    std::uint32_t sixteen_bits(Rng& rng) {
        if (left_ == 0) {
            pool_ = rng.next();
            left_ = 4;
        }
        const auto bits = static_cast<std::uint32_t>(pool_ & 0xFFFFU);
        pool_ >>= 16U;
        --left_;
        return bits;
    }

    std::uint64_t pool_ = 0;
    unsigned left_ = 0;
};

// A row in which every cell may open every side: the runs end where the coin says so, 64 tosses at once, and
// the runs of one and two cells, three quarters of them, find their way north at once too.
void decide_plain_row(RowPlan& plan, Rng& rng_of_board, SmallDraws& draws_of_board) {
    // Copies that nothing else can reach stay in registers.
    Rng rng = rng_of_board;
    SmallDraws draws = draws_of_board;
    const auto width = static_cast<std::uint32_t>(plan.width);
    const std::size_t words = plan.north.size() - 1;
    std::uint32_t run_before = 0;    // how many cells of the present run lie before the present word
    std::uint64_t ended_before = 1;  // whether the cell before the present word ends a run
    for (std::size_t i = 0; i < words; ++i) {
        std::uint64_t ends = rng.next();
        const std::uint64_t coins = rng.next();
        std::uint32_t last = 63;
        if (i + 1 == words) {
            last = (width - 1) % 64;
            ends = (ends | std::uint64_t{1} << last) & (~std::uint64_t{0} >> (63 - last));
        }
        const std::uint64_t starts = ends << 1U | ended_before;
        plan.west[i] = plan.can_west[i] & ~starts;
        ended_before = ends >> 63U;

        const std::uint64_t of_one = ends & starts;
        const std::uint64_t of_two = ends & ~starts & starts << 1U;
        std::uint64_t north = of_one | (of_two & coins) | (of_two & ~coins) >> 1U;
        for (std::uint64_t rest = ends & ~of_one & ~of_two; rest != 0; rest &= rest - 1) {
            const std::uint64_t up_to_end = rest ^ (rest - 1);
            const std::uint64_t starts_so_far = starts & up_to_end;
            const std::uint32_t end = lowest_bit(rest);
            if (starts_so_far != 0) {
                const std::uint32_t start = highest_bit(starts_so_far);
                north |= std::uint64_t{1} << (start + draws.below(end - start + 1, rng));
            } else {
                set(plan.north,
                    static_cast<std::uint32_t>(i) * 64 - run_before + draws.below(run_before + end + 1, rng));
            }
        }
        plan.north[i] |= north;
        run_before = ends != 0 ? last - highest_bit(ends) : run_before + last + 1;
    }
    draws_of_board = draws;
    rng_of_board = rng;
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
            set(plan.north, ways_north[draws.below(static_cast<std::uint32_t>(ways_north.size()), rng)]);
        ways_north.clear();
    }
}

}  // namespace

RowDecision sidewinder_rows(Rng& rng) {
    return [&rng, draws = SmallDraws()](RowPlan& plan) mutable {
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
