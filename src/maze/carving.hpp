#pragma once
// Watching a board being made.

#include <functional>

#include "maze/geometry.hpp"

namespace maze {

/// One change of one wall: the side `direction` of `cell`, shared with the neighbour there, becomes a
/// passage, or a wall again (recursive division builds walls; a dungeon fills in dead ends).
struct CarvingStep {
    Point cell;
    Direction direction = Direction::North;
    bool opened = true;

    friend bool operator==(const CarvingStep&, const CarvingStep&) = default;
};

/// Called for each step in order. An empty function asks for silence, which costs nothing.
using CarvingSink = std::function<void(const CarvingStep&)>;

}  // namespace maze
