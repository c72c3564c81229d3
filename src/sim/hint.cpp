#include "sim/hint.hpp"

#include <algorithm>
#include <cstddef>

#include "sim/mover.hpp"

namespace sim {
namespace {

using maze::Direction;
using maze::Point;

std::int32_t cells_to_goal(const World& world, Point cell) {
    return world.to_goal[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(world.grid.width()) +
                         static_cast<std::size_t>(cell.x)];
}

/// The cell nearer to the goal at either end of the passage that the tile is.
Point nearer_end(const World& world, Point tile) {
    Point best{};
    bool found = false;
    for (const Direction d : maze::all_directions) {
        if ((exits(world.grid, tile) & maze::bit(d)) == 0) continue;
        const Point cell = cell_of_tile(step(tile, d));
        if (!found || cells_to_goal(world, cell) < cells_to_goal(world, best)) best = cell;
        found = true;
    }
    return best;
}

std::vector<Point> way_to_goal(const World& world) {
    Point tile = tile_at(world.player.place);
    std::vector<Point> path{tile};
    if (!is_cell_tile(tile)) {
        tile = tile_of_cell(nearer_end(world, tile));
        path.push_back(tile);
    }
    while (cell_of_tile(tile) != *world.goal) {
        const auto way = way_to_goal(world, cell_of_tile(tile));
        if (!way) return {};
        path.push_back(step(tile, *way));
        tile = step(path.back(), *way);
        path.push_back(tile);
    }
    return path;
}

/// Breadth first over the tiles. `came` keeps for each tile the direction by which it was reached.
std::vector<Point> way_to_pellet(const World& world) {
    const maze::Size size = tile_size(world.grid.size());
    const auto index = [&](Point tile) {
        return static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(size.width) +
               static_cast<std::size_t>(tile.x);
    };
    constexpr std::uint8_t unseen = 4;
    std::vector<std::uint8_t> came(static_cast<std::size_t>(size.cells()), unseen);
    const Point start = tile_at(world.player.place);
    std::vector<Point> queue{start};
    came[index(start)] = 0;
    std::size_t head = 0;
    while (head < queue.size() && pellet_at(world, queue[head]) == Pellet::None) {
        const Point tile = queue[head++];
        for (const Direction d : maze::all_directions) {
            const Point next = step(tile, d);
            if ((exits(world.grid, tile) & maze::bit(d)) == 0 || came[index(next)] != unseen) continue;
            came[index(next)] = static_cast<std::uint8_t>(d);
            queue.push_back(next);
        }
    }
    if (head == queue.size()) return {};
    std::vector<Point> path{queue[head]};
    while (path.back() != start) {
        const auto d = static_cast<Direction>(came[index(path.back())]);
        path.push_back(step(path.back(), opposite(d)));
    }
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace

std::optional<Direction> way_to_goal(const World& world, Point cell) {
    const std::int32_t here = cells_to_goal(world, cell);
    for (const Direction d : maze::all_directions) {
        if (world.grid.is_open(cell, d) && cells_to_goal(world, step(cell, d)) < here) return d;
    }
    return std::nullopt;
}

std::vector<Point> hint_path(const World& world) {
    if (outcome(world) != Outcome::Playing) return {};
    return world.goal ? way_to_goal(world) : way_to_pellet(world);
}

}  // namespace sim
