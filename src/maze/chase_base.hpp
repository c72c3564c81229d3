#pragma once
// The maze whose texture a Pac-Man board takes on.

#include <utility>

#include "maze/chase_posts.hpp"
#include "maze/grid.hpp"

namespace maze {

/// Tells where a maze of the board's size has walls. On a board with a mirror its left half counts for both.
class ChaseBase {
  public:
    /// No maze: it asks for nothing.
    ChaseBase() = default;
    explicit ChaseBase(Grid maze) : maze_(std::move(maze)) {}

    [[nodiscard]] bool is_none() const { return maze_.width() == 0; }
    /// Whether the maze has a wall between an inner post of `posts` and its neighbour; false without a maze.
    [[nodiscard]] bool has_wall(const WallPosts& posts, Post post, Direction d) const;

  private:
    Grid maze_;
};

}  // namespace maze
