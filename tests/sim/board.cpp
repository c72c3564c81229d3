#include "tests/sim/board.hpp"

#include <string>

#include "sim/mover.hpp"

namespace sim_tests {

using maze::Direction;
using maze::Point;

namespace {

std::optional<Point> find(const Drawing& drawing, char c) {
    for (std::size_t y = 0; y < drawing.size(); ++y) {
        const std::size_t x = drawing[y].find(c);
        if (x != std::string_view::npos) return Point{static_cast<int>(x), static_cast<int>(y)};
    }
    return std::nullopt;
}

char character(const sim::World& world, Point tile) {
    if (sim::tile_at(world.player.place) == tile) return '@';
    for (int i = 0; i < world.chaser_count; ++i) {
        const sim::Chaser& chaser = world.chasers[static_cast<std::size_t>(i)];
        if (sim::tile_at(chaser.place) != tile) continue;
        if (chaser.mode == sim::ChaserMode::Asleep) return 'A';
        if (chaser.mode == sim::ChaserMode::Frightened) return 'F';
        return sim::is_lethal(chaser.mode) ? static_cast<char>('0' + i) : 'D';
    }
    if (world.goal && sim::tile_of_cell(*world.goal) == tile) return 'G';
    if (!sim::is_floor(world.grid, tile)) return '#';
    const sim::Pellet pellet = sim::pellet_at(world, tile);
    if (pellet == sim::Pellet::None) return ' ';
    return pellet == sim::Pellet::Power ? 'o' : '.';
}

void remove_pellet(sim::World& world, Point tile) {
    if (sim::pellet_at(world, tile) == sim::Pellet::None) return;
    const int width = sim::tile_size(world.grid.size()).width;
    world.pellets[static_cast<std::size_t>(tile.y * width + tile.x)] = sim::Pellet::None;
    --world.pellets_left;
    --world.pellets_total;
}

}  // namespace

maze::Grid grid_of(const Drawing& drawing) {
    const maze::Size size{(static_cast<int>(drawing[0].size()) - 1) / 2,
                          (static_cast<int>(drawing.size()) - 1) / 2};
    maze::Grid grid(size);
    const auto floor = [&](Point tile) {
        return drawing[static_cast<std::size_t>(tile.y)][static_cast<std::size_t>(tile.x)] != '#';
    };
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const Point tile = sim::tile_of_cell({x, y});
            for (const Direction d : {Direction::East, Direction::South}) {
                if (grid.contains(step({x, y}, d)) && floor(step(tile, d))) grid.open({x, y}, d);
            }
        }
    }
    return grid;
}

sim::World walk_on(const Drawing& drawing) {
    sim::GameSpec spec = sim::perfect_game(1, grid_of(drawing).size());
    spec.board.entry = sim::cell_of_tile(find(drawing, 'S').value_or(Point{1, 1}));
    if (const auto goal = find(drawing, 'G')) spec.board.exit = sim::cell_of_tile(*goal);
    return sim::new_world_on(spec, grid_of(drawing));
}

sim::World chase_on(const Drawing& drawing, int chasers, sim::Difficulty difficulty) {
    sim::GameSpec spec = sim::pacman_game(1, difficulty, grid_of(drawing).size());
    spec.assists.chasers = chasers;
    sim::World world = sim::new_world_on(spec, grid_of(drawing));
    if (const auto start = find(drawing, 'S')) {
        put(world.player, *start, Direction::West);
        world.player.moving = false;
        world.player.cell = sim::cell_of_tile(*start);
        remove_pellet(world, *start);
    }
    while (world.phase == sim::Phase::Ready)
        sim::step(world, {});
    return world;
}

const Drawing& small_loops() {
    static const Drawing drawing{
        "###############",  //
        "#o...........o#",  //
        "#.#####.#####.#",  //
        "#.#...........#",  //
        "#.#.###.#####.#",  //
        "#...#...#.....#",  //
        "#.###.###.###.#",  //
        "#.....#.......#",  //
        "#.###.#.#####.#",  //
        "#o...........o#",  //
        "###############",
    };
    return drawing;
}

const Drawing& full_board() {
    static const Drawing drawing{
        "###########################",  //
        "#o....#.............#....o#",  //
        "#.###.#.#####.#####.#.###.#",  //
        "#.#.....................#.#",  //
        "#.#.###.#####.#####.###.#.#",  //
        "#.....#.#.........#.#.....#",  //
        "#.###.#.#.#.###.#.#.#.###.#",  //
        "#...#.....#.....#.....#...#",  //
        "###.#.#######.#######.#.###",  //
        "#...#...#....S....#...#...#",  //
        "#.#.#.#.#.###.###.#.#.#.#.#",  //
        "#.#...#.....#.#.....#...#.#",  //
        "#.#####.###.#.#.###.#####.#",  //
        "#.....#...#.#.#.#...#.....#",  //
        "###.#.#.#.#.#.#.#.#.#.#.###",  //
        "#...#...#.........#...#...#",  //
        "#.###.#.#####.#####.#.###.#",  //
        "#o....#.............#....o#",  //
        "###########################",
    };
    return drawing;
}

sim::World fenced_chase(int chasers, sim::Difficulty difficulty) {
    sim::World world = chase_on(full_board(), chasers, difficulty);
    for (const Direction d : maze::all_directions) {
        if (world.grid.is_open({6, 4}, d)) world.grid.close({6, 4}, d);
    }
    return world;
}

std::string show(const sim::World& world) {
    const maze::Size size = sim::tile_size(world.grid.size());
    std::string text = "tick " + std::to_string(world.tick) + ", level " + std::to_string(world.level) +
                       ", phase " + std::to_string(static_cast<int>(world.phase)) + ", score " +
                       std::to_string(world.score) + "\n";
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            text += character(world, {x, y});
        text += '\n';
    }
    return text;
}

void put(sim::Actor& actor, Point tile, Direction facing) {
    actor.place = actor.before = sim::centre_of(tile);
    actor.facing = facing;
    actor.moving = true;
}

void put(sim::World& world, int chaser, Point tile, Direction facing, sim::ChaserMode mode) {
    sim::Chaser& who = world.chasers[static_cast<std::size_t>(chaser)];
    put(who, tile, facing);
    who.mode = mode;
    who.planned = facing;
    who.reverses = false;
}

sim::Intent hold(std::optional<Direction> held, std::optional<Direction> also_held) {
    sim::Intent intent;
    intent.held = held;
    intent.also_held = also_held;
    return intent;
}

sim::Intent tap(Direction direction) {
    sim::Intent intent;
    intent.tapped = direction;
    return intent;
}

int step_for(sim::World& world, int ticks, const sim::Intent& intent, sim::EventKind counted) {
    int count = 0;
    for (int i = 0; i < ticks; ++i) {
        for (const sim::Event& event : sim::step(world, intent))
            count += event.kind == counted ? 1 : 0;
    }
    return count;
}

int step_until(sim::World& world, sim::EventKind kind, int limit, const sim::Intent& intent) {
    for (int steps = 1; steps <= limit; ++steps) {
        if (sim::step(world, intent).has(kind)) return steps;
    }
    return -1;
}

namespace {

std::string fault_of(const sim::World& world, const sim::Actor& actor, const std::string& who) {
    const Point tile = sim::tile_at(actor.place);
    const Point from = sim::tile_at(actor.before);
    if (!sim::is_floor(world.grid, tile)) return who + " is in a wall";
    if (tile == from) return {};
    for (const Direction d : maze::all_directions) {
        const bool crossed = step(from, d) == tile && (sim::exits(world.grid, from) & maze::bit(d)) != 0;
        if (crossed) return {};
    }
    return who + " has crossed a wall or jumped";
}

int count_pellets(const sim::World& world) {
    int count = 0;
    for (const sim::Pellet pellet : world.pellets)
        count += pellet == sim::Pellet::None ? 0 : 1;
    return count;
}

std::string fault_of_chaser(const sim::World& world, const sim::Chaser& chaser, const std::string& who) {
    using sim::ChaserMode;
    if (auto fault = fault_of(world, chaser, who); !fault.empty()) return fault;
    if (chaser.rest_ticks < 0) return who + " rests for less than no time";
    if (chaser.mode == ChaserMode::Frightened && world.fright_ticks <= 0) return who + " is edible too long";
    const sim::Place centre = sim::centre_of(sim::tile_at(chaser.place));
    if (chaser.place.x != centre.x && chaser.place.y != centre.y) return who + " has left the middle line";
    const bool waits = chaser.mode == ChaserMode::Asleep || chaser.mode == ChaserMode::Resting;
    if (waits && chaser.place != sim::centre_of(chaser.home)) return who + " waits away from its corner";
    if (world.phase == sim::Phase::Play && world.phase_ticks > 1 && !waits && !chaser.moving) {
        return who + " stands still";
    }
    return {};
}

}  // namespace

std::string fault_in(const sim::World& world) {
    if (auto fault = fault_of(world, world.player, "the player"); !fault.empty()) return fault;
    for (int i = 0; i < world.chaser_count; ++i) {
        const sim::Chaser& chaser = world.chasers[static_cast<std::size_t>(i)];
        if (auto fault = fault_of_chaser(world, chaser, "chaser " + std::to_string(i)); !fault.empty()) {
            return fault;
        }
    }
    if (count_pellets(world) != world.pellets_left) return "pellets are miscounted";
    if (world.fright_ticks < 0 || world.fright_ticks > world.fright_total) return "fright has a wrong time";
    if (world.lives < 0 || world.clock_left < sim::forever || world.pop.ticks < 0)
        return "a count is negative";
    return {};
}

}  // namespace sim_tests
