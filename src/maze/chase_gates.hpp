#pragma once
// How a Pac-Man board plays, measured in tiles as the game lays it out, and the gates that the game's own
// boards pass. The gates come from the arcade's boards, relaxed where a smaller or wider board cannot meet
// them.
//
// A cell is one path tile; `pitch` tiles lie from one cell to the next, so that walls are pitch - 1 tiles
// thick. A *junction* is a path tile with three or four open neighbours; a *corridor* leads from one junction
// to the next and offers no choice; its length is counted in steps. A *straight* is counted in tiles.

#include <string>
#include <vector>

#include "maze/grid.hpp"

namespace maze {

inline constexpr int chase_pitch = 2;  ///< of the game's boards: walls one tile thick

struct TileMeasures {
    int tiles = 0;                     ///< path tiles
    int unreachable = 0;               ///< path tiles that the start cannot reach
    int dead_ends = 0;                 ///< path tiles with one way out
    int bridges = 0;                   ///< steps between two tiles that lie on no loop
    int loops = 0;                     ///< edges - tiles + 1
    int three_ways = 0;                ///< T junctions
    int crossings = 0;                 ///< X junctions
    int junctions_per_10000 = 0;       ///< junctions in 10,000 path tiles
    int mean_corridor_hundredths = 0;  ///< mean length of a corridor, x 100
    int longest_corridor = 0;
    int longest_straight = 0;
    int open_squares = 0;  ///< 2x2 path tiles
    int lone_posts =
        0;  ///< wall posts without a wall, but for one in the very centre of a board of even sides
    bool is_symmetric = false;         ///< left to right
    int refuge_gap = 0;                ///< shortest way between two corner cells, where the flasks lie
    int start_gap = 0;                 ///< shortest way from the start, in the centre, to a corner
    int dots = 0;                      ///< path tiles but for the start and the four corners
    int mean_distance_hundredths = 0;  ///< mean length of the shortest ways between all pairs of tiles, x 100
};

/// Measures any board; a corner that is closed counts for no distance. Time grows with the square of the
/// number of tiles (all pairs of tiles): 0.3 ms for 13x9.
[[nodiscard]] TileMeasures measure_tiles(const Grid& grid, int pitch = chase_pitch);

/// The gates that the board fails, a sentence each; `symmetric` asks for the mirror as well. Meant for boards
/// of 7x7 to 20x20 cells; smaller ones cannot pass them all.
[[nodiscard]] std::vector<std::string> tile_faults(const TileMeasures& measures, Size cells, bool symmetric,
                                                   int pitch = chase_pitch);

}  // namespace maze
