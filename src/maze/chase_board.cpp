#include "maze/chase_board.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "maze/chase_base.hpp"
#include "maze/chase_dead_ends.hpp"
#include "maze/chase_gates.hpp"
#include "maze/chase_growth.hpp"
#include "maze/chase_polish.hpp"
#include "maze/chase_posts.hpp"
#include "maze/generators/base_maze.hpp"
#include "maze/open_area.hpp"
#include "maze/rng.hpp"
#include "maze/stamp.hpp"

namespace maze {

namespace {

constexpr std::uint64_t chase_stream = 0x6368617365;  // "chase"
constexpr int attempts_at_gates = 40;     // promises of every board; all but tiny ones keep them at once
constexpr int attempts_with_mirror = 20;  // at 3x4 the mirror contradicts the other gates and gives way
constexpr int attempts_at_tiles = 8;      // how boards of a game's size should play
constexpr int least_side_of_game_board = 7;
constexpr std::int64_t largest_game_board = 400;
constexpr std::int64_t largest_polished_board = 40'000;
constexpr int failed_gates = 1000;  // more than there are tile gates

Grid open_corridor(Size size) {
    Grid grid(size);
    for (int x = 0; x + 1 < size.width; ++x)
        grid.open({x, 0}, Direction::East);
    for (int y = 0; y + 1 < size.height; ++y)
        grid.open({0, y}, Direction::South);
    return grid;
}

// The partition of posts is a texture of its own, and the default.
ChaseBase base_of(const Spec& spec, const std::vector<Point>& closed) {
    if (spec.style == Style::RecursiveBacktracker) return ChaseBase();
    return ChaseBase(base_maze(spec, closed, CarvingSink()));
}

bool is_symmetric(const std::vector<Point>& closed, Size size) {
    return std::all_of(closed.begin(), closed.end(), [&](Point cell) {
        const Point image{size.width - 1 - cell.x, cell.y};
        return std::find(closed.begin(), closed.end(), image) != closed.end();
    });
}

// Of the gates, these are not kept by construction.
bool passes_gates(const WallPosts& posts, const Grid& grid) {
    const Size size = grid.size();
    const std::int64_t cells = posts.free_cells();
    const std::int64_t loops = posts.loops();
    const bool has_share =
        size.width < 8 || size.height < 8 || (100 * loops >= 15 * cells && 100 * loops <= 30 * cells);
    const std::int64_t least = size == Size{2, 2} ? 1 : 2;
    return loops >= least && has_share && open_areas(grid).empty();
}

// One sweep makes one move a cell. Small boards need more to find the few moves that help; on boards too
// large to be played the last touches are not worth the wait.
int sweeps_for(const WallPosts& posts) {
    if (posts.free_cells() > largest_polished_board) return 2;
    return std::max(8, 600 / posts.free_cells());
}

// Small boards and those with a stamp have no room for the tile gates.
int tile_fault_count(const WallPosts& posts, const Grid& grid) {
    const std::int64_t cells = grid.size().cells();
    const bool is_small = std::min(grid.width(), grid.height()) < least_side_of_game_board;
    if (is_small || cells > largest_game_board || posts.free_cells() < cells) return 0;
    return static_cast<int>(tile_faults(measure_tiles(grid), grid.size(), posts.mirrored()).size());
}

}  // namespace

Grid chase_grid(const Spec& spec) {
    if (spec.size.width == 1 || spec.size.height == 1) return open_corridor(spec.size);
    const std::vector<Point> closed = plan_stamp(spec).cells;
    const bool mirrored = spec.symmetric && is_symmetric(closed, spec.size);
    const ChaseBase base = base_of(spec, closed);
    Rng rng(spec.seed, chase_stream);
    Grid best;
    int fewest = std::numeric_limits<int>::max();
    for (int i = 0; i < attempts_at_gates && fewest > 0 && (i < attempts_at_tiles || fewest >= failed_gates);
         ++i) {
        WallPosts posts(spec.size, mirrored && i < attempts_with_mirror, closed);
        grow_pieces(posts, spec.turns, base, rng);
        polish_pieces(posts, sweeps_for(posts), base, rng);
        Grid grid = posts.to_grid();
        const int faults = passes_gates(posts, grid) ? tile_fault_count(posts, grid) : failed_gates;
        if (faults >= fewest) continue;
        fewest = faults;
        if (spec.dead_ends > 0) leave_dead_ends(posts, spec.dead_ends, grid, rng);
        best = std::move(grid);
    }
    return best;
}

}  // namespace maze
