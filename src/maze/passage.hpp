#pragma once
// One wall or passage between two neighbouring cells.

#include "maze/geometry.hpp"

namespace maze {

/// The side `direction` of `cell`. Lists of sides hold each once, as East or South of a cell.
struct Passage {
    Point cell;
    Direction direction = Direction::East;

    friend bool operator==(const Passage&, const Passage&) = default;
};

}  // namespace maze
