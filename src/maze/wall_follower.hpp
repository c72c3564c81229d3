#pragma once
// The walker who keeps one hand on the wall: what a perfect maze costs somebody who does not think.

#include <cstdint>

#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace maze {

enum class Hand : std::uint8_t { Left, Right };

/// The moves of a walker from `from` until he first stands on `to`, who always turns towards his hand as far
/// as he can and sets out with his back to the board's edge (from a cell inside the board: heading east).
/// -1 if he comes round to his beginning first, as he may on a board with loops. In a perfect maze the moves
/// of both hands together are less than four for each cell. Keeps nothing but where he stands.
[[nodiscard]] std::int64_t wall_follower_moves(const Grid& grid, Point from, Point to, Hand hand);

}  // namespace maze
