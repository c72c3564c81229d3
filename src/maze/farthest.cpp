#include "maze/farthest.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "maze/solve.hpp"

namespace maze {

namespace {

constexpr std::int64_t most_cells_searched_fully = 2500;
constexpr int journeys = 8;

FarthestCells farthest_from(const Grid& grid, Point from) {
    const std::vector<std::int32_t> distances = distances_from(grid, from);
    const auto farthest = std::max_element(distances.begin(), distances.end());
    const auto index = static_cast<int>(farthest - distances.begin());
    return {from, {index % grid.width(), index / grid.width()}, *farthest};
}

Point first_open_cell(const Grid& grid) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.passages({x, y}) != 0) return {x, y};
        }
    }
    return {0, 0};
}

}  // namespace

FarthestCells farthest_cells(const Grid& grid) {
    FarthestCells best = farthest_from(grid, first_open_cell(grid));
    if (grid.size().cells() <= most_cells_searched_fully) {
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const FarthestCells found = farthest_from(grid, {x, y});
                if (found.moves > best.moves) best = found;
            }
        }
        return best;
    }
    for (int i = 0; i < journeys; ++i) {
        const FarthestCells found = farthest_from(grid, best.b);
        if (found.moves <= best.moves && i > 0) break;
        best = found;
    }
    return best;
}

}  // namespace maze
