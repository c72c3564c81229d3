#include "maze/generators/kruskal_tile.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include "maze/generators/union_find.hpp"
#include "maze/rng.hpp"
#include "tests/catch.hpp"

using maze::KeyedWall;
using maze::KruskalTile;

namespace {

constexpr auto cells = static_cast<std::size_t>(KruskalTile::side) * KruskalTile::side;

std::uint32_t beyond(KeyedWall wall) {
    return maze::place_of(wall) +
           (maze::direction_of(wall) == maze::Direction::South ? KruskalTile::side : 1);
}

std::vector<KeyedWall> all_walls(maze::Rng& rng) {
    std::vector<KeyedWall> walls;
    for (int y = 0; y < KruskalTile::side; ++y) {
        for (int x = 0; x < KruskalTile::side; ++x) {
            const auto key = [&] { return static_cast<std::uint32_t>(rng.next()); };
            const std::uint32_t place = KruskalTile::place_at(x, y);
            if (x + 1 < KruskalTile::side)
                walls.push_back(maze::keyed_wall(key(), place, maze::Direction::East));
            if (y + 1 < KruskalTile::side)
                walls.push_back(maze::keyed_wall(key(), place, maze::Direction::South));
        }
    }
    return walls;
}

std::vector<KeyedWall> sorted(std::vector<KeyedWall> walls) {
    std::sort(walls.begin(), walls.end());
    return walls;
}

std::vector<KeyedWall> tree_by_the_book(std::vector<KeyedWall> walls) {
    std::vector<KeyedWall> tree;
    maze::UnionFind parts(cells);
    for (const KeyedWall wall : sorted(std::move(walls))) {
        if (parts.join(maze::place_of(wall), beyond(wall))) tree.push_back(wall);
    }
    return tree;
}

}  // namespace

TEST_CASE("what a tile opens and what it asks about are together the tree it would be alone") {
    const auto tile = std::make_unique<KruskalTile>();
    maze::Rng rng(1);
    for (int round = 0; round < 5; ++round) {
        const std::vector<KeyedWall> walls = all_walls(rng);
        tile->clear();
        for (const KeyedWall wall : walls)
            tile->add(wall);
        tile->solve();
        std::vector<KeyedWall> found;
        for (const KeyedWall wall : walls) {
            const auto p = KruskalTile::cell_at(maze::place_of(wall));
            if ((tile->sides_of_row(p.y)[p.x] & maze::bit(maze::direction_of(wall))) != 0)
                found.push_back(wall);
        }
        const std::size_t sure = found.size();
        for (const auto& question : tile->questions()) {
            found.push_back(question.wall);
            for (const std::uint32_t rim : {question.rim_a, question.rim_b}) {
                const maze::Point p = KruskalTile::cell_at(rim);
                const bool is_on_rim =
                    p.x % (KruskalTile::side - 1) == 0 || p.y % (KruskalTile::side - 1) == 0;
                REQUIRE(is_on_rim);
            }
        }
        REQUIRE(sorted(found) == tree_by_the_book(walls));
        // Worth the trouble only if nearly everything is settled inside.
        CHECK(sure > cells * 9 / 10);
    }
}
