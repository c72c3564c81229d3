#include "maze/routes.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "maze/solve.hpp"

namespace maze {

namespace {

// Logarithm to base 2 with 16 binary places: the digits come from squaring the mantissa again and again.
std::int64_t log2_fixed(std::uint64_t x) {
    const int exponent = 63 - std::countl_zero(x);
    std::uint64_t mantissa = exponent >= 31 ? x >> (exponent - 31) : x << (31 - exponent);  // 1 is 2^31
    std::int64_t result = exponent;
    for (int place = 0; place < 16; ++place) {
        mantissa = (mantissa * mantissa) >> 31U;
        result <<= 1U;
        if (mantissa >> 32U != 0) {
            mantissa >>= 1U;
            ++result;
        }
    }
    return result;
}

struct Branch {
    std::int64_t cells = 0;
    std::int32_t depth = 0;  // of the cell farthest from the way
    std::int32_t turns = 0;  // on the way to it
    bool leads_on = false;   // whether it sets out towards the exit
};

struct Walker {
    Point cell;
    std::int32_t branch;
    std::int32_t turns;
    Direction heading;
};

class BranchSearch {
  public:
    BranchSearch(const Grid& grid, Point exit)
        : grid_(grid), exit_(exit), seen_(static_cast<std::size_t>(grid.size().cells())) {}

    void put_on_way(Point p) { seen_[index(p)] = 1; }

    // Starts a branch at every open side of a cell of the way that leads off it. Answers whether any does.
    bool leave_at(Point p) {
        bool found = false;
        for (const Direction d : all_directions) {
            const Point q = step(p, d);
            if (!grid_.is_open(p, d) || seen_[index(q)] != 0) continue;
            found = true;
            seen_[index(q)] = 1;
            branches_.push_back({1, 1, 0, distance(q) < distance(p)});
            wave_.push_back({q, static_cast<std::int32_t>(branches_.size()) - 1, 0, d});
        }
        return found;
    }

    void explore() {
        std::vector<Walker> next_wave;
        for (std::int32_t depth = 2; !wave_.empty(); ++depth) {
            next_wave.clear();
            for (const Walker& walker : wave_)
                go_on(walker, depth, next_wave);
            wave_.swap(next_wave);
        }
    }

    [[nodiscard]] const std::vector<Branch>& branches() const { return branches_; }

  private:
    [[nodiscard]] std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(grid_.width()) +
               static_cast<std::size_t>(p.x);
    }
    [[nodiscard]] int distance(Point p) const { return std::abs(p.x - exit_.x) + std::abs(p.y - exit_.y); }

    void go_on(const Walker& walker, std::int32_t depth, std::vector<Walker>& next_wave) {
        for (const Direction d : all_directions) {
            const Point q = step(walker.cell, d);
            if (!grid_.is_open(walker.cell, d) || seen_[index(q)] != 0) continue;
            seen_[index(q)] = 1;
            const std::int32_t turns = walker.turns + (d == walker.heading ? 0 : 1);
            Branch& branch = branches_[static_cast<std::size_t>(walker.branch)];
            ++branch.cells;
            if (depth > branch.depth) {
                branch.depth = depth;
                branch.turns = turns;
            }
            next_wave.push_back({q, walker.branch, turns, d});
        }
    }

    const Grid& grid_;
    Point exit_;
    std::vector<std::uint8_t> seen_;
    std::vector<Branch> branches_;
    std::vector<Walker> wave_;
};

}  // namespace

std::int64_t hundred_ln(std::uint64_t numerator, std::uint64_t denominator) {
    constexpr std::int64_t hundred_ln_2 = 4'542'610;  // 100 x ln 2 with 16 binary places
    return ((log2_fixed(numerator) - log2_fixed(denominator)) * hundred_ln_2) >> 32U;
}

RouteMeasures measure_routes(const Grid& grid, Point entry, Point exit) {
    RouteMeasures measures;
    const std::vector<Direction> path = shortest_path(grid, entry, exit);
    if (path.empty()) return measures;
    BranchSearch search(grid, exit);
    std::vector<Point> way{entry};
    for (const Direction d : path)
        way.push_back(step(way.back(), d));
    for (const Point p : way)
        search.put_on_way(p);
    constexpr std::int64_t early_decisions = 3;
    std::size_t early_branches = 0;
    for (const Point p : way) {
        if (!search.leave_at(p) || p == exit) continue;
        if (++measures.decisions <= early_decisions) early_branches = search.branches().size();
    }
    search.explore();
    for (std::size_t i = 0; i < early_branches; ++i)
        measures.early_branch = std::max(measures.early_branch, search.branches()[i].cells);

    std::uint64_t twice_the_sum = 0;
    for (const Branch& branch : search.branches()) {
        ++measures.wrong_branches;
        measures.branch_cells += branch.cells;
        if (branch.cells > measures.largest_branch) measures.largest_branch = branch.cells;
        const auto effort =
            static_cast<std::uint64_t>(branch.depth) + static_cast<std::uint64_t>(branch.turns);
        twice_the_sum += branch.leads_on ? 2 * effort : effort;
    }
    measures.difficulty = hundred_ln(2 + twice_the_sum, 2) + 5 * measures.decisions;
    return measures;
}

}  // namespace maze
