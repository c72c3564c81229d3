#include "maze/generators/binary_tree.hpp"

namespace maze {

RowDecision binary_tree_rows(Rng& rng) {
    return [&rng](RowPlan& plan) {
        for (std::size_t i = 0; i + 1 < plan.north.size(); ++i) {
            const std::uint64_t heads = rng.next();
            plan.north[i] = plan.can_north[i] & (heads | ~plan.can_west[i]);
            plan.west[i] = plan.can_west[i] & ~plan.north[i];
        }
    };
}

void carve_binary_tree(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report) {
    carve_by_rows(grid, has_choices, binary_tree_rows(rng), report);
}

}  // namespace maze
