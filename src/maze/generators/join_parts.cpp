#include "maze/generators/join_parts.hpp"

#include <vector>

#include "maze/generators/canvas.hpp"
#include "maze/generators/union_find.hpp"
#include "maze/passage.hpp"

namespace maze {

namespace {

template <class Visit>
void for_each_free_side(const Grid& grid, Visit visit) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            for (const Direction d : {Direction::East, Direction::South}) {
                if ((choices(grid, {x, y}) & bit(d)) != 0) visit(Passage{{x, y}, d});
            }
        }
    }
}

}  // namespace

void join_parts(Grid& grid, Rng& rng, const CarvingSink& report) {
    UnionFind parts(static_cast<std::size_t>(grid.size().cells()));
    const auto index = [&](Point p) {
        return static_cast<std::uint32_t>(p.y) * static_cast<std::uint32_t>(grid.width()) +
               static_cast<std::uint32_t>(p.x);
    };
    const auto join_across = [&](const Passage& side) {
        return parts.join(index(side.cell), index(step(side.cell, side.direction)));
    };
    for_each_free_side(grid, [&](const Passage& side) {
        if (grid.is_open(side.cell, side.direction)) join_across(side);
    });
    std::vector<Passage> walls;
    for_each_free_side(grid, [&](const Passage& side) {
        if (parts.find(index(side.cell)) != parts.find(index(step(side.cell, side.direction))))
            walls.push_back(side);
    });
    shuffle(walls, rng);
    for (const Passage& wall : walls) {
        if (!join_across(wall)) continue;
        grid.open(wall.cell, wall.direction);
        if (report) report({wall.cell, wall.direction, true});
    }
}

}  // namespace maze
