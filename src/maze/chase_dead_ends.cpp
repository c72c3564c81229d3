#include "maze/chase_dead_ends.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace maze {

namespace {

// A new wall joins the pieces at its ends into one. As long as they were two, no ring closes and the board
// stays connected; so all that is needed is to know which pieces have become one.
class JoinedPieces {
  public:
    explicit JoinedPieces(const WallPosts& posts) : posts_(posts) {}

    using Wall = std::pair<Post, Post>;

    [[nodiscard]] bool can_add(const Wall& wall) { return find(wall.first) != find(wall.second); }
    // Whether a wall and its image can both be added.
    [[nodiscard]] bool can_add(const Wall& wall, const Wall& image) {
        if (!can_add(wall) || !can_add(image)) return false;
        const std::pair<int, int> one = std::minmax({find(wall.first), find(wall.second)});
        const std::pair<int, int> other = std::minmax({find(image.first), find(image.second)});
        return one != other;
    }
    void add(const Wall& wall) { joined_[static_cast<std::size_t>(find(wall.first))] = find(wall.second); }

  private:
    int find(Post post) {
        int piece = posts_.is_rooted(post) ? posts_.piece(posts_.at(0, 0)) : posts_.piece(post);
        while (piece >= static_cast<int>(joined_.size()))
            joined_.push_back(static_cast<int>(joined_.size()));
        while (joined_[static_cast<std::size_t>(piece)] != piece) {
            int& up = joined_[static_cast<std::size_t>(piece)];
            up = joined_[static_cast<std::size_t>(up)];
            piece = up;
        }
        return piece;
    }

    const WallPosts& posts_;
    std::vector<int> joined_;  // of each piece: itself, or a piece it was joined to
};

class DeadEnds {
  public:
    DeadEnds(const WallPosts& posts, int wanted, Grid& grid)
        : posts_(posts), pieces_(posts), wanted_(wanted), grid_(grid) {
        const bool has_share = grid.width() >= 8 && grid.height() >= 8;
        const int least = has_share ? (15 * posts.free_cells() + 99) / 100 : 2;
        spare_loops_ = std::max(0, posts.loops() - least);
    }

    [[nodiscard]] bool is_done() const { return made_ >= wanted_ || spare_loops_ == 0; }

    // Closes a side of a corridor cell, and of its image, if that makes nothing but these dead ends.
    void close(Point cell, Direction d) {
        const Point image{posts_.mirrored() ? grid_.width() - 1 - cell.x : cell.x, cell.y};
        const Direction image_d = posts_.mirror(d);
        const int ends = image == cell ? 1 : 2;
        if (made_ + ends > wanted_ || ends > spare_loops_ || !is_free_to_close(cell, d)) return;
        if (step(cell, d) == image || (ends == 1 && image_d != d)) return;
        const bool is_shared = step(cell, d) == step(image, image_d);
        if (grid_.passage_count(step(cell, d)) < 2 + (is_shared ? ends : 1)) return;

        const JoinedPieces::Wall wall = wall_on(cell, d);
        const JoinedPieces::Wall image_wall = wall_on(image, image_d);
        if (ends == 1 ? !pieces_.can_add(wall) : !pieces_.can_add(wall, image_wall)) return;
        pieces_.add(wall);
        grid_.close(cell, d);
        if (ends == 2) {
            pieces_.add(image_wall);
            grid_.close(image, image_d);
        }
        made_ += ends;
        spare_loops_ -= ends;
    }

  private:
    [[nodiscard]] bool is_free_to_close(Point cell, Direction d) const {
        const Direction along =
            d == Direction::North || d == Direction::South ? Direction::East : Direction::South;
        return grid_.passage_count(cell) == 2 && grid_.is_open(cell, d) && !is_centre_by_stamp(cell) &&
               !posts_.stays_open(wall_on(cell, d).first, along);
    }

    // Beside a stamp the centre is no crossing that is kept open anyway, but it must stay a corridor.
    [[nodiscard]] bool is_centre_by_stamp(Point cell) const {
        const auto is_middle = [](int i, int side) { return i == side / 2 || i == (side - 1) / 2; };
        return posts_.free_cells() < grid_.size().cells() && is_middle(cell.x, grid_.width()) &&
               is_middle(cell.y, grid_.height());
    }

    // The posts at the ends of a side, the upper or left one first.
    [[nodiscard]] JoinedPieces::Wall wall_on(Point cell, Direction d) const {
        const Post upper_left = posts_.at(cell.x, cell.y);
        const Post lower_right = posts_.at(cell.x + 1, cell.y + 1);
        switch (d) {
            case Direction::North:
                return {upper_left, upper_left + 1};
            case Direction::East:
                return {upper_left + 1, lower_right};
            case Direction::South:
                return {lower_right - 1, lower_right};
            case Direction::West:
                return {upper_left, lower_right - 1};
        }
        return {upper_left, upper_left};
    }

    const WallPosts& posts_;
    JoinedPieces pieces_;
    int wanted_;
    Grid& grid_;
    int spare_loops_ = 0;
    int made_ = 0;
};

}  // namespace

void leave_dead_ends(const WallPosts& posts, int wanted, Grid& grid, Rng& rng) {
    DeadEnds dead_ends(posts, wanted, grid);
    const auto draw = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    for (int tries = 2 * posts.free_cells(); tries > 0 && !dead_ends.is_done(); --tries) {
        const int x = draw(grid.width());
        const int y = draw(grid.height());
        dead_ends.close({x, y}, static_cast<Direction>(draw(4)));
    }
}

}  // namespace maze
