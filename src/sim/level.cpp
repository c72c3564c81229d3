#include "sim/level.hpp"

#include <utility>

#include "maze/generate.hpp"
#include "maze/seed.hpp"
#include "maze/solve.hpp"
#include "sim/steering.hpp"

namespace sim {
namespace {

/// The stream of the level's seed from which the frightened ones draw.
constexpr std::uint64_t minds_stream = 0x6D696E6473;

std::uint64_t level_seed(const World& world) {
    return maze::series_seed(world.spec.board.seed, static_cast<std::uint32_t>(world.level - 1));
}

std::array<maze::Point, 4> corner_cells(maze::Size size) {
    const int right = size.width - 1;
    const int bottom = size.height - 1;
    return {{{right, 0}, {0, 0}, {right, bottom}, {0, bottom}}};
}

maze::Point start_cell(const World& world) {
    if (is_walk(world.spec)) return world.spec.board.entry;
    return {world.grid.width() / 2, world.grid.height() / 2};
}

std::size_t tile_index(const World& world, maze::Point tile) {
    const maze::Size size = tile_size(world.grid.size());
    return static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(size.width) +
           static_cast<std::size_t>(tile.x);
}

void lay_pellets(World& world) {
    const maze::Size size = tile_size(world.grid.size());
    world.pellets.assign(static_cast<std::size_t>(size.cells()), Pellet::None);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (is_floor(world.grid, {x, y})) world.pellets[tile_index(world, {x, y})] = Pellet::Small;
        }
    }
    world.pellets[tile_index(world, tile_of_cell(start_cell(world)))] = Pellet::None;
    if (world.goal) {
        world.pellets[tile_index(world, tile_of_cell(*world.goal))] = Pellet::None;
    } else {
        for (const maze::Point corner : corner_cells(world.grid.size())) {
            Pellet& pellet = world.pellets[tile_index(world, tile_of_cell(corner))];
            if (pellet == Pellet::Small) pellet = Pellet::Power;
        }
    }
    world.pellets_total = 0;
    for (const Pellet pellet : world.pellets)
        world.pellets_total += pellet == Pellet::None ? 0 : 1;
    world.pellets_left = world.pellets_total;
}

void set_goal(World& world) {
    const maze::Point goal = world.spec.board.exit;
    const maze::Point start = start_cell(world);
    world.goal = goal;
    world.to_goal = maze::distances_from(world.grid, goal);
    world.par =
        world.to_goal[static_cast<std::size_t>(start.y) * static_cast<std::size_t>(world.grid.width()) +
                      static_cast<std::size_t>(start.x)];
}

void house_chasers(World& world) {
    const std::array<maze::Point, 4> corners = corner_cells(world.grid.size());
    world.chaser_count = world.spec.assists.chasers;
    for (std::size_t i = 0; i < static_cast<std::size_t>(world.chaser_count); ++i) {
        world.chasers[i].kind = static_cast<ChaserKind>(i);
        world.chasers[i].home = tile_of_cell(corners[i]);
        world.to_home[i] = maze::distances_from(world.grid, corners[i]);
    }
}

void lay_out(World& world, maze::Grid grid) {
    world.grid = std::move(grid);
    if (is_walk(world.spec)) {
        set_goal(world);
    } else {
        house_chasers(world);
    }
    if (world.spec.mode == Mode::Pacman) lay_pellets(world);
    world.rules = rules_of(world.spec, world.level, world.pellets_total);
    world.fruit = {};
    world.died_on_level = false;
    for (Chaser& chaser : world.chasers)
        chaser.pellets = 0;
    begin_life(world);
}

void stand(Actor& actor, maze::Point tile, const maze::Grid& grid) {
    actor.place = actor.before = centre_of(tile);
    actor.moving = false;
    // The last open one stays: sideways and down show a face.
    for (const maze::Direction d :
         {maze::Direction::North, maze::Direction::South, maze::Direction::West, maze::Direction::East}) {
        if ((exits(grid, tile) & maze::bit(d)) != 0) actor.facing = d;
    }
}

World blank_world(const GameSpec& spec) {
    World world;
    world.spec = spec;
    world.lives = lives_of(spec);
    return world;
}

}  // namespace

World new_world(const GameSpec& spec) {
    World world = blank_world(spec);
    build_level(world);
    return world;
}

World new_world_on(const GameSpec& spec, maze::Grid grid) {
    World world = blank_world(spec);
    lay_out(world, std::move(grid));
    return world;
}

void build_level(World& world) {
    maze::Spec board = world.spec.board;
    board.seed = level_seed(world);
    lay_out(world, maze::generate(board).grid);
}

void begin_life(World& world) {
    stand(world.player, tile_of_cell(start_cell(world)), world.grid);
    world.player.cell = start_cell(world);
    world.player.pause_ticks = 0;
    world.minds = maze::Rng(level_seed(world), minds_stream);
    for (int i = 0; i < world.chaser_count; ++i) {
        Chaser& chaser = world.chasers[static_cast<std::size_t>(i)];
        stand(chaser, chaser.home, world.grid);
        chaser.mode = ChaserMode::Asleep;
        chaser.target = chaser.home;
        chaser.planned = chaser.facing;
        chaser.reverses = false;
        chaser.rest_ticks = 0;
    }
    world.fright_ticks = world.fright_total = world.eaten_in_row = 0;
    world.clock_index = 0;
    world.clock_left = world.rules.clock[0];
    world.idle_ticks = 0;
    world.pellets_since_death = 0;
    world.fruit.shown = false;
    world.pop = {};
    if (is_walk(world.spec)) {
        enter(world, Phase::Play);
    } else {
        enter(world, Phase::Ready, world.tick == 0 ? world.rules.first_ready_ticks : world.rules.ready_ticks);
    }
}

void enter(World& world, Phase phase, int length) {
    world.phase = phase;
    world.phase_ticks = 0;
    world.phase_length = length;
}

}  // namespace sim
