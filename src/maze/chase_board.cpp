#include "maze/chase_board.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "maze/chase_gates.hpp"
#include "maze/chase_growth.hpp"
#include "maze/chase_polish.hpp"
#include "maze/chase_posts.hpp"
#include "maze/rng.hpp"
#include "maze/stamp.hpp"

namespace maze {

namespace {

constexpr std::uint64_t chase_stream = 0x6368617365;  // "chase"
constexpr int attempts_at_gates = 40;     // promises of every board; all but tiny ones keep them at once
constexpr int attempts_with_mirror = 20;  // at 3x4 the mirror contradicts the other gates and gives way
constexpr int attempts_at_tiles = 4;      // how boards of a game's size should play
constexpr std::int64_t largest_game_board = 400;
constexpr int failed_gates = 1000;  // more than there are tile gates

Grid open_corridor(Size size) {
    Grid grid(size);
    for (int x = 0; x + 1 < size.width; ++x)
        grid.open({x, 0}, Direction::East);
    for (int y = 0; y + 1 < size.height; ++y)
        grid.open({0, y}, Direction::South);
    return grid;
}

bool is_symmetric(const std::vector<Point>& closed, Size size) {
    return std::all_of(closed.begin(), closed.end(), [&](Point cell) {
        const Point image{size.width - 1 - cell.x, cell.y};
        return std::find(closed.begin(), closed.end(), image) != closed.end();
    });
}

// A hall is an area of 3x3 cells without a wall in it.
bool has_hall(const Grid& grid) {
    const auto is_post_bare = [&](int x, int y) {
        return grid.is_open({x - 1, y - 1}, Direction::East) &&
               grid.is_open({x - 1, y - 1}, Direction::South) && grid.is_open({x, y}, Direction::North) &&
               grid.is_open({x, y}, Direction::West);
    };
    for (int y = 1; y + 1 < grid.height(); ++y) {
        for (int x = 1; x + 1 < grid.width(); ++x) {
            if (is_post_bare(x, y) && is_post_bare(x + 1, y) && is_post_bare(x, y + 1) &&
                is_post_bare(x + 1, y + 1)) {
                return true;
            }
        }
    }
    return false;
}

// Of the gates, these are not kept by construction.
bool passes_gates(const WallPosts& posts, const Grid& grid) {
    const Size size = grid.size();
    const std::int64_t cells = posts.free_cells();
    const std::int64_t loops = posts.loops();
    const bool has_share =
        size.width < 8 || size.height < 8 || (100 * loops >= 15 * cells && 100 * loops <= 30 * cells);
    const std::int64_t least = size == Size{2, 2} ? 1 : 2;
    return loops >= least && has_share && !has_hall(grid);
}

int tile_fault_count(const Grid& grid, bool mirrored) {
    if (grid.size().cells() > largest_game_board) return 0;
    return static_cast<int>(tile_faults(measure_tiles(grid), grid.size(), mirrored).size());
}

int moves_for(const WallPosts& posts) {
    return 5 * posts.free_cells();
}

}  // namespace

Grid chase_grid(const Spec& spec) {
    if (spec.size.width == 1 || spec.size.height == 1) return open_corridor(spec.size);
    const std::vector<Point> closed = plan_stamp(spec).cells;
    const bool mirrored = spec.symmetric && is_symmetric(closed, spec.size);
    Rng rng(spec.seed, chase_stream);
    Grid best;
    int fewest = std::numeric_limits<int>::max();
    for (int i = 0; i < attempts_at_gates && (i < attempts_at_tiles || fewest >= failed_gates); ++i) {
        WallPosts posts(spec.size, mirrored && i < attempts_with_mirror, closed);
        grow_pieces(posts, spec.turns, rng);
        polish_pieces(posts, moves_for(posts), rng);
        Grid grid = posts.to_grid();
        const int faults = passes_gates(posts, grid) ? tile_fault_count(grid, mirrored) : failed_gates;
        if (faults < fewest) {
            best = std::move(grid);
            fewest = faults;
        }
        if (fewest == 0) break;
    }
    return best;
}

}  // namespace maze
