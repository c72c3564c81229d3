#include "sim/minds.hpp"

#include "sim/mover.hpp"

namespace sim {
namespace {

using maze::Direction;
using maze::Point;

constexpr int shy_tiles = 8;

Point tiles_ahead(const World& world, int tiles) {
    Point tile = tile_at(world.player.place);
    const Direction facing = world.player.facing;
    for (int i = 0; i < tiles; ++i)
        tile = step(tile, facing);
    // The arcade's adder overflowed here: what is ahead of an upward facing lies to the left, too.
    if (facing == Direction::North && world.spec.difficulty == Difficulty::Arcade) tile.x -= tiles;
    return tile;
}

std::int64_t square_distance(Point a, Point b) {
    const std::int64_t dx = a.x - b.x;
    const std::int64_t dy = a.y - b.y;
    return dx * dx + dy * dy;
}

Point hunting_aim(const World& world, const Chaser& chaser) {
    const Point player = tile_at(world.player.place);
    switch (chaser.kind) {
        case ChaserKind::Direct:
            break;
        case ChaserKind::Ambusher:
            return tiles_ahead(world, 4);
        case ChaserKind::Flanker: {
            const Point pivot = tiles_ahead(world, 2);
            const Point direct = tile_at(world.chasers[0].place);
            return {2 * pivot.x - direct.x, 2 * pivot.y - direct.y};
        }
        case ChaserKind::Shy: {
            const bool near = square_distance(tile_at(chaser.place), player) < shy_tiles * shy_tiles;
            return near ? scatter_tile(world, chaser) : player;
        }
    }
    return player;
}

std::int32_t cells_to_home(const World& world, const Chaser& chaser, Point cell) {
    return world.to_home[static_cast<std::size_t>(chaser.kind)]
                        [static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(world.grid.width()) +
                         static_cast<std::size_t>(cell.x)];
}

Direction random_way(World& world, std::uint8_t open) {
    Direction way = maze::all_directions[world.minds.below(4)];
    while ((open & maze::bit(way)) == 0)
        way = clockwise(way);
    return way;
}

Direction nearest_way(Point tile, std::uint8_t open, Point target) {
    Direction best = Direction::North;
    std::int64_t best_distance = -1;
    for (const Direction way : {Direction::North, Direction::West, Direction::South, Direction::East}) {
        if ((open & maze::bit(way)) == 0) continue;
        const std::int64_t d = square_distance(step(tile, way), target);
        if (best_distance >= 0 && d >= best_distance) continue;
        best = way;
        best_distance = d;
    }
    return best;
}

/// The nearest cell from a place along a direction, and how far off its centre is.
struct CellAhead {
    Point cell;
    int units;
};

CellAhead cell_ahead(Place place, Direction direction) {
    int units = 0;
    do {
        const int run = units_to_centre(place, direction);
        place = moved(place, direction, run);
        units += run;
    } while (!is_cell_tile(tile_at(place)));
    return {cell_of_tile(tile_at(place)), units};
}

}  // namespace

Point scatter_tile(const World& world, const Chaser& chaser) {
    const maze::Size size = tile_size(world.grid.size());
    return {chaser.home.x == 1 ? -2 : size.width + 1, chaser.home.y == 1 ? -2 : size.height + 1};
}

int hurry_of(const World& world, const Chaser& chaser) {
    if (chaser.kind != ChaserKind::Direct) return 0;
    const bool shy_sleeps = world.chaser_count == 4 && world.chasers[3].mode == ChaserMode::Asleep;
    if (world.died_on_level && shy_sleeps) return 0;
    if (world.pellets_left <= world.rules.hurry_pellets[1]) return 2;
    return world.pellets_left <= world.rules.hurry_pellets[0] ? 1 : 0;
}

Point aim(const World& world, const Chaser& chaser) {
    switch (chaser.mode) {
        case ChaserMode::Eyes:
            return chaser.home;
        case ChaserMode::Chase:
            return hunting_aim(world, chaser);
        case ChaserMode::Scatter:
            return hurry_of(world, chaser) > 0 ? hunting_aim(world, chaser) : scatter_tile(world, chaser);
        case ChaserMode::Asleep:
        case ChaserMode::Resting:
        case ChaserMode::Frightened:
            break;
    }
    return tile_at(chaser.place);
}

Direction choose_way(World& world, const Chaser& chaser, Point tile, Direction facing, bool any_way) {
    const std::uint8_t all = exits(world.grid, tile);
    const auto open = static_cast<std::uint8_t>(any_way ? all : all & ~maze::bit(opposite(facing)));
    if (open == 0) return opposite(facing);
    const bool only_one = (open & (open - 1)) == 0;
    if (chaser.mode == ChaserMode::Frightened && !only_one) return random_way(world, open);
    return nearest_way(tile, open, chaser.target);
}

Direction way_home(const World& world, const Chaser& chaser, Point tile) {
    if (!is_cell_tile(tile)) return chaser.facing;
    const Point cell = cell_of_tile(tile);
    const std::int32_t here = cells_to_home(world, chaser, cell);
    for (const Direction way : {Direction::North, Direction::West, Direction::South, Direction::East}) {
        if (world.grid.is_open(cell, way) && cells_to_home(world, chaser, step(cell, way)) < here) return way;
    }
    return chaser.facing;
}

bool home_is_behind(const World& world, const Chaser& chaser) {
    if (at_centre(chaser.place) && is_cell_tile(tile_at(chaser.place))) return false;
    const auto way_by = [&](Direction direction) {
        const CellAhead ahead = cell_ahead(chaser.place, direction);
        return ahead.units + cells_to_home(world, chaser, ahead.cell) * 2 * units_per_tile;
    };
    return way_by(opposite(chaser.facing)) < way_by(chaser.facing);
}

}  // namespace sim
