#include "maze/wall_follower.hpp"

#include <array>
#include <optional>

namespace maze {

namespace {

Direction setting_out(const Grid& grid, Point from) {
    for (const Direction d : {Direction::North, Direction::West, Direction::South, Direction::East})
        if (!grid.contains(step(from, d))) return opposite(d);
    return Direction::East;
}

// Nothing in a cell without passages.
std::optional<Direction> next_turn(const Grid& grid, Point at, Direction heading, Hand hand) {
    const Direction right = clockwise(heading);
    const Direction left = opposite(right);
    const bool is_left = hand == Hand::Left;
    const std::array<Direction, 4> wishes{is_left ? left : right, heading, is_left ? right : left,
                                          opposite(heading)};
    for (const Direction d : wishes)
        if (grid.is_open(at, d)) return d;
    return std::nullopt;
}

}  // namespace

std::int64_t wall_follower_moves(const Grid& grid, Point from, Point to, Hand hand) {
    if (from == to) return 0;
    const std::optional<Direction> first = next_turn(grid, from, setting_out(grid, from), hand);
    if (!first) return -1;
    Point at = from;
    Direction heading = *first;
    // Whoever stands where another stood and goes where he went has walked what he walked, so the first
    // thing that can come again is the beginning.
    for (std::int64_t moves = 1;; ++moves) {
        at = step(at, heading);
        if (at == to) return moves;
        heading = *next_turn(grid, at, heading, hand);
        if (at == from && heading == *first) return -1;
    }
}

}  // namespace maze
