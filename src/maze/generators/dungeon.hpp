#pragma once

#include <optional>

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/rng.hpp"
#include "maze/spec.hpp"

namespace maze {

struct DungeonOptions {
    int turns = 50;             ///< see Spec::turns
    int sparseness = 60;        ///< percentage of all cells to turn back into rock, 0 to 100
    int dead_end_removal = 50;  ///< chance in percent that a dead end is led on to a corridor
    std::optional<int> rooms;   ///< how many to place; if not given, one for every 45 cells
    int least_room_side = 2;    ///< in cells
    int most_room_side = 5;
    Point entry;  ///< cells that stay corridors whatever the sparseness
    Point exit;
};

/// Corridors, rooms and rock (Jamis Buck's random dungeon algorithm): a hunt-and-kill maze, whose dead
/// ends are worn away, some of the rest led on into loops, and rooms set where they touch corridors but
/// cover few, with one door on each stretch of wall that has a corridor behind it. What the result
/// promises: it is connected, entry and exit are part of it, and no 3x3 block is open, so larger rooms
/// keep a pillar. The grid holds its choices and is finished on return. Linear in the cells.
void carve_dungeon(Grid& grid, const DungeonOptions& options, Rng& rng, const CarvingSink& report);

}  // namespace maze
