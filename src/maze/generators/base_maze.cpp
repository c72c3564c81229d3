#include "maze/generators/base_maze.hpp"

#include <thread>

#include "maze/generators/binary_tree.hpp"
#include "maze/generators/canvas.hpp"
#include "maze/generators/dungeon.hpp"
#include "maze/generators/eller.hpp"
#include "maze/generators/growing_tree.hpp"
#include "maze/generators/hunt_and_kill.hpp"
#include "maze/generators/join_parts.hpp"
#include "maze/generators/kruskal.hpp"
#include "maze/generators/prim.hpp"
#include "maze/generators/recursive_backtracker.hpp"
#include "maze/generators/recursive_division.hpp"
#include "maze/generators/sidewinder.hpp"
#include "maze/generators/tiled.hpp"
#include "maze/generators/wilson.hpp"

namespace maze {

namespace {

DungeonOptions dungeon_of(const Spec& spec) {
    DungeonOptions options;
    options.turns = spec.turns;
    options.sparseness = spec.sparseness;
    options.dead_end_removal = spec.dead_end_removal;
    options.rooms = spec.rooms;
    options.least_room_side = spec.room_min;
    options.most_room_side = spec.room_max;
    options.entry = spec.entry;
    options.exit = spec.exit;
    return options;
}

// Styles that decide row by row or tile by tile need no choices where every cell is free, and filling a grid
// with them would take longer than the fastest of these styles. Closed cells may leave parts for
// join_parts().
bool works_without_choices(Style style) {
    return style == Style::Eller || style == Style::Sidewinder || style == Style::BinaryTree ||
           style == Style::Tiled;
}

void carve(Grid& grid, const Spec& spec, bool has_choices, Rng& rng, const CarvingSink& report) {
    switch (spec.style) {
        case Style::RecursiveBacktracker:
            return carve_recursive_backtracker(grid, spec.turns, rng, report);
        case Style::HuntAndKill:
            return carve_hunt_and_kill(grid, spec.turns, rng, report);
        case Style::GrowingTree:
            return carve_growing_tree(grid, spec.turns, spec.mix, rng, report);
        case Style::Prim:
            return carve_prim(grid, rng, report);
        case Style::Kruskal:
            return carve_kruskal(grid, rng, report);
        case Style::Wilson:
            return carve_wilson(grid, rng, report);
        case Style::Eller:
            return carve_eller(grid, has_choices, rng, report);
        case Style::Sidewinder:
            return carve_sidewinder(grid, has_choices, rng, report);
        case Style::BinaryTree:
            return carve_binary_tree(grid, has_choices, rng, report);
        case Style::RecursiveDivision:
            return carve_recursive_division(grid, rng, report);
        case Style::Dungeon:
            return carve_dungeon(grid, dungeon_of(spec), rng, report);
        case Style::Tiled:
            return carve_tiled(grid, has_choices, spec.turns, std::thread::hardware_concurrency(), rng,
                               report);
    }
}

}  // namespace

void base_maze_into(Grid& grid, const Spec& spec, const std::vector<Point>& closed,
                    const CarvingSink& report) {
    if (grid.size() != spec.size) grid = Grid(spec.size);
    const bool has_choices = !closed.empty() || !works_without_choices(spec.style);
    if (has_choices) mark_choices(grid, closed);
    Rng rng(spec.seed);
    carve(grid, spec, has_choices, rng, report);
    if (!closed.empty() && (works_without_choices(spec.style) || spec.style == Style::RecursiveDivision))
        join_parts(grid, rng, report);
    if ((has_choices && works_without_choices(spec.style)) || spec.style == Style::RecursiveDivision)
        clear_choices(grid);
}

Grid base_maze(const Spec& spec, const std::vector<Point>& closed, const CarvingSink& report) {
    Grid grid;
    base_maze_into(grid, spec, closed, report);
    return grid;
}

}  // namespace maze
