#include "maze/grade_gates.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "maze/solve.hpp"
#include "maze/wall_follower.hpp"

namespace maze {

namespace {

constexpr std::int64_t least_way_percent = 18;
constexpr std::int64_t most_way_percent = 45;
constexpr std::int64_t most_branch_percent = 40;
constexpr std::int64_t least_early_branch = 6;

}  // namespace

WalkMeasures measure_walk(const Grid& grid, Point entry, Point exit) {
    WalkMeasures walk;
    const std::vector<std::int32_t> distances = distances_from(grid, entry);
    const auto width = static_cast<std::ptrdiff_t>(grid.width());
    walk.cells = std::count_if(distances.begin(), distances.end(), [](auto d) { return d >= 0; });
    walk.moves = distances[static_cast<std::size_t>(exit.y * width + exit.x)];

    // The cell farthest from any cell of a tree is an end of a longest way.
    const auto farthest = std::max_element(distances.begin(), distances.end()) - distances.begin();
    const Point far_end{static_cast<int>(farthest % width), static_cast<int>(farthest / width)};
    const std::vector<std::int32_t> from_there = distances_from(grid, far_end);
    walk.longest = *std::max_element(from_there.begin(), from_there.end());

    walk.wall_follower = std::min(wall_follower_moves(grid, entry, exit, Hand::Left),
                                  wall_follower_moves(grid, entry, exit, Hand::Right));
    walk.routes = measure_routes(grid, entry, exit);
    return walk;
}

std::int64_t least_decisions(std::int64_t cells) {
    std::int64_t decisions = 0;
    // 8 at 240 cells: decisions squared is 64 / 240 of the cells.
    while ((decisions + 1) * (decisions + 1) * 15 <= cells * 4)
        ++decisions;
    return decisions;
}

int failed_gates(const WalkMeasures& walk) {
    const std::int64_t way = 100 * (walk.moves + 1);
    const RouteMeasures& routes = walk.routes;
    const std::array<bool, 5> failed{
        way < least_way_percent * walk.cells || way > most_way_percent * walk.cells,
        2 * walk.moves < walk.longest,
        routes.decisions<least_decisions(walk.cells), 100 * routes.largest_branch> most_branch_percent *
            walk.cells,
        routes.early_branch < least_early_branch,
    };
    return static_cast<int>(std::count(failed.begin(), failed.end(), true));
}

bool defies_wall_followers(const WalkMeasures& walk) {
    return 2 * walk.wall_follower >= 3 * walk.moves;
}

}  // namespace maze
