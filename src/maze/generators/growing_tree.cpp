#include "maze/generators/growing_tree.hpp"

#include <algorithm>
#include <vector>

#include "maze/generators/canvas.hpp"
#include "maze/generators/pick.hpp"
#include "maze/generators/side_code.hpp"

namespace maze {

namespace {

// Cells that may still grow, each with the direction in which it was entered, the newest last. One that
// has no choices any more stays until it is the newest or enough draws were wasted on such cells to pay
// for a sweep: so the order of age is kept, at a constant cost.
class Shoots {
  public:
    explicit Shoots(std::uint8_t* first) : first_(first) {}

    void add(const std::uint8_t* cell, unsigned heading) {
        shoots_.push_back(side_code(first_, cell, heading));
    }

    bool has_any() {
        while (!shoots_.empty() && !can_grow(shoots_.back()))
            shoots_.pop_back();
        return !shoots_.empty();
    }

    [[nodiscard]] SideCode newest() const { return shoots_.back(); }

    // After has_any(), so that there is one to be found.
    [[nodiscard]] SideCode random(Rng& rng) {
        for (;;) {
            const SideCode shoot = shoots_[rng.below(static_cast<std::uint32_t>(shoots_.size()))];
            if (can_grow(shoot)) return shoot;
            if (++wasted_draws_ > shoots_.size() / 2) sweep();
        }
    }

  private:
    [[nodiscard]] bool can_grow(SideCode shoot) const { return *cell_of(shoot, first_) >> 4U != 0; }

    void sweep() {
        const auto is_spent = [&](SideCode shoot) { return !can_grow(shoot); };
        shoots_.erase(std::remove_if(shoots_.begin(), shoots_.end(), is_spent), shoots_.end());
        wasted_draws_ = 0;
    }

    std::uint8_t* first_;
    std::vector<SideCode> shoots_;
    std::size_t wasted_draws_ = 0;
};

}  // namespace

void carve_growing_tree(Grid& grid, int turns, int newest_percent, Rng& rng, const CarvingSink& report) {
    const Point start = random_start(grid, rng);
    if (start.x < 0) return;
    const StepReporter reporter(grid, report);
    const auto offset = neighbour_offsets(grid);
    std::uint8_t* first = grid.row(0);
    std::uint8_t* root = grid.row(start.y) + start.x;
    join_maze(root, grid.stride());
    Shoots shoots(first);
    shoots.add(root, rng.below(4));
    while (shoots.has_any()) {
        const SideCode shoot = rng.chance_percent(newest_percent) ? shoots.newest() : shoots.random(rng);
        std::uint8_t* cell = cell_of(shoot, first);
        const unsigned d = pick_with_turns(*cell >> 4U, direction_of(shoot), turns, rng);
        reporter.opened(cell, d);
        *cell |= static_cast<std::uint8_t>(1U << d);
        std::uint8_t* next = cell + offset[d];
        *next |= static_cast<std::uint8_t>(1U << (d ^ 2U));
        join_maze(next, grid.stride());
        shoots.add(next, d);
    }
}

}  // namespace maze
