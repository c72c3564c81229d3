#pragma once
// How far a Pac-Man board is from one that plays well, as one number that can be kept up to date while the
// board changes. Everything is counted in twentieths of the weights' unit, as integers.
//
// What a junction count or a corridor's mean length says about a whole board follows from two numbers: with C
// cells, L loops and X crossings there are C - 1 + L passages and 2 (L - 1) - 2 X three-way junctions. The
// rest is a sum over corridors, straights, pieces and halls, of which a move changes only those near by.
// Lengths are in tiles, two from one cell to the next, as the game lays boards out.

#include <cstdint>
#include <utility>
#include <vector>

#include "maze/chase_base.hpp"
#include "maze/chase_posts.hpp"

namespace maze {

/// A set of numbers that is emptied at no cost.
class NumberSet {
  public:
    NumberSet() : entries_(256) {}
    void clear();
    /// True if the number was not in the set.
    bool insert(std::int64_t number);

  private:
    struct Entry {
        std::int64_t number = 0;
        std::uint32_t round = 0;  // in the set if this is the present round
    };
    void grow();

    std::vector<Entry> entries_;
    std::size_t count_ = 0;
    std::uint32_t round_ = 1;
};

class ChasePenalty {
  public:
    /// Watches `posts`; they and the base must outlive it. Walls that the base does not have cost a little.
    ChasePenalty(const WallPosts& posts, const ChaseBase& base) : posts_(posts), base_(base) {}

    /// A part of a board: what it costs, and its crossings (cells open on all four sides).
    struct Part {
        std::int64_t cost = 0;
        int crossings = 0;
    };

    /// Everything that a move of these posts (images included) can alter. Before and after the move it covers
    /// the same ground, so the difference is the move's own. Of all inner posts it is the whole board.
    [[nodiscard]] Part near(const std::vector<Post>& moved);
    [[nodiscard]] Part whole();

    /// What these numbers of loops and crossings cost.
    [[nodiscard]] std::int64_t of_counts(int loops, int crossings) const;

  private:
    enum class Kind : std::uint8_t { Piece, Hall, Wall, RowOfWalls, Cell, Corridor, Straight };

    [[nodiscard]] bool is_new(Kind kind, std::int64_t number);
    [[nodiscard]] int passages(Point cell) const { return posts_.passages(cell.x, cell.y); }
    [[nodiscard]] std::int64_t number_of(Point cell) const;

    [[nodiscard]] std::int64_t piece_cost(Post post);
    [[nodiscard]] std::int64_t shape_cost(Post post);
    [[nodiscard]] bool is_bare(Post post) const;
    [[nodiscard]] bool must_be_bare(Post post) const;
    [[nodiscard]] std::int64_t halls_around(Post post);
    [[nodiscard]] std::int64_t walls_off_base_at(Post post);
    [[nodiscard]] std::int64_t rows_of_walls_at(Post post);

    [[nodiscard]] std::int64_t corridors_through(Point cell);
    [[nodiscard]] std::int64_t corridor_from(Point end, Direction d);
    [[nodiscard]] std::int64_t straight_through(Point cell, Direction forward);

    struct Walk {
        Point end;
        Direction back = Direction::North;  // from the end towards where the walk came from
        int steps = 0;
        bool is_ring = false;
    };
    [[nodiscard]] Walk walk(Point from, Direction d) const;

    const WallPosts& posts_;
    const ChaseBase& base_;
    NumberSet seen_;
    std::vector<std::pair<Post, Post>> branch_;  // posts still to visit and whence
};

}  // namespace maze
