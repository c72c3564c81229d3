#include "maze/generators/binary_tree.hpp"

#include "maze/generators/bit_rows.hpp"

namespace maze {

void carve_binary_tree(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report) {
    const auto toss = [&](RowPlan& plan) {
        for (std::size_t i = 0; i + 1 < plan.north.size(); ++i) {
            const std::uint64_t heads = rng.next();
            plan.north[i] = plan.can_north[i] & (heads | ~plan.can_west[i]);
            plan.west[i] = plan.can_west[i] & ~plan.north[i];
        }
    };
    carve_by_rows(grid, has_choices, toss, report);
}

}  // namespace maze
