#include "maze/generators/kruskal.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "maze/generators/canvas.hpp"
#include "maze/generators/union_find.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

// Kruskal's algorithm as the textbook has it, on the keys that the generator draws.
maze::Grid by_the_book(maze::Size size, const std::vector<maze::Point>& closed, maze::Rng rng,
                       std::vector<maze::CarvingStep>& steps) {
    maze::Grid grid(size);
    maze::mark_choices(grid, closed);
    std::vector<std::tuple<std::uint64_t, int, maze::Direction>> walls;
    for (int i = 0; i < size.width * size.height; ++i) {
        const std::uint64_t keys = rng.next();
        const auto free_sides = maze::choices(grid, {i % size.width, i / size.width});
        if ((free_sides & maze::bit(maze::Direction::East)) != 0)
            walls.emplace_back(keys & 0xFFFFFFFFU, i, maze::Direction::East);
        if ((free_sides & maze::bit(maze::Direction::South)) != 0)
            walls.emplace_back(keys >> 32U, i, maze::Direction::South);
    }
    std::sort(walls.begin(), walls.end());
    maze::clear_choices(grid);
    maze::UnionFind parts(static_cast<std::size_t>(size.cells()));
    for (const auto& [key, i, d] : walls) {
        const int next = i + (d == maze::Direction::East ? 1 : size.width);
        if (!parts.join(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(next))) continue;
        const maze::Point p{i % size.width, i / size.width};
        grid.open(p, d);
        steps.push_back({p, d, true});
    }
    return grid;
}

}  // namespace

TEST_CASE("the tree and the order of its steps are Kruskal's by the book, in one tile and across many") {
    // Sides of 64 cells fill a tile, 65 leave a sliver, and closed cells lie on the rims and in corners.
    const std::vector<maze::Size> sizes{{23, 17}, {64, 64}, {65, 65},  {1, 200},
                                        {200, 1}, {2, 129}, {150, 140}};
    for (const maze::Size size : sizes) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            std::vector<maze::Point> closed;
            for (const maze::Point p : {maze::Point{5, 5}, {6, 5}, {22, 16}, {63, 63}, {64, 62}, {63, 10}}) {
                if (p.x + 1 < size.width && p.y + 1 < size.height && size.height > 2) closed.push_back(p);
            }
            maze::Grid grid(size);
            maze::mark_choices(grid, closed);
            maze::Rng rng(seed);
            std::vector<maze::CarvingStep> steps;
            maze::carve_kruskal(grid, rng, [&](const maze::CarvingStep& step) { steps.push_back(step); });
            std::vector<maze::CarvingStep> expected;
            CAPTURE(size.width, size.height, seed);
            REQUIRE(grid == by_the_book(size, closed, maze::Rng(seed), expected));
            REQUIRE(steps == expected);
            REQUIRE(judge::fault_in_tree(grid, closed) == "");
        }
    }
}
