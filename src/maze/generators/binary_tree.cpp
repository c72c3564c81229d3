#include "maze/generators/binary_tree.hpp"

#include <cstddef>

namespace maze {

RowDecision binary_tree_rows(Rng& rng) {
    return [&rng](RowPlan& plan) {
        // Copies that nothing else can reach stay in registers.
        Rng coin = rng;
        const std::uint64_t* can_north = plan.can_north.data();
        const std::uint64_t* can_west = plan.can_west.data();
        std::uint64_t* north = plan.north.data();
        std::uint64_t* west = plan.west.data();
        const std::size_t words = plan.north.size() - 1;
        for (std::size_t i = 0; i < words; ++i) {
            const std::uint64_t heads = coin.next();
            north[i] = can_north[i] & (heads | ~can_west[i]);
            west[i] = can_west[i] & ~north[i];
        }
        rng = coin;
    };
}

void carve_binary_tree(Grid& grid, bool has_choices, Rng& rng, const CarvingSink& report) {
    carve_by_rows(grid, has_choices, binary_tree_rows(rng), report);
}

}  // namespace maze
