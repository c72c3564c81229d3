#include "maze/wall_steps.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace maze {

namespace {

// Walls run between posts, the corners of cells: post (x, y) is the upper left corner of cell (x, y).
class WallTracer {
  public:
    WallTracer(const Grid& grid, const CarvingSink& report)
        : grid_(grid),
          report_(report),
          width_(grid.width() + 1),
          height_(grid.height() + 1),
          is_known_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)),
          is_done_(is_known_.size()) {}

    void trace() {
        for (const bool on_border : {true, false}) {
            for (int y = 0; y < height_; ++y) {
                for (int x = 0; x < width_; ++x) {
                    if (is_border({x, y}) == on_border) meet({x, y});
                    if (!on_border) follow();
                }
            }
            follow();
        }
    }

  private:
    [[nodiscard]] bool is_border(Point post) const {
        return post.x == 0 || post.y == 0 || post.x == width_ - 1 || post.y == height_ - 1;
    }
    [[nodiscard]] std::size_t index(Point post) const {
        return static_cast<std::size_t>(post.y) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(post.x);
    }

    void meet(Point post) {
        if (is_known_[index(post)]) return;
        is_known_[index(post)] = true;
        wave_.push_back(post);
    }

    // Breadth first, so that a piece grows at all its ends together.
    void follow() {
        std::size_t next = 0;
        while (next < wave_.size()) {
            const Point post = wave_[next++];
            for (const Direction d : all_directions) {
                const Point other = step(post, d);
                if (is_border(post) && is_border(other)) continue;  // the border itself, or beyond it
                if (other.x < 0 || other.y < 0 || other.x >= width_ || other.y >= height_) continue;
                if (!grow(post, d, other)) continue;
                meet(other);
            }
            is_done_[index(post)] = true;
        }
        wave_.clear();
    }

    // Answers whether a wall that can be opened stands between two posts; reports it the first time.
    bool grow(Point post, Direction d, Point other) {
        const Point first = d == Direction::North || d == Direction::West ? other : post;
        const bool runs_along_row = d == Direction::East || d == Direction::West;
        const Direction side = runs_along_row ? Direction::North : Direction::West;
        const Point across = step(first, side);
        if (grid_.is_open(first, side) || grid_.passages(first) == 0 || grid_.passages(across) == 0)
            return false;
        if (!is_done_[index(other)]) report_({first, side, false});
        return true;
    }

    const Grid& grid_;
    const CarvingSink& report_;
    int width_;
    int height_;
    std::vector<bool> is_known_;
    std::vector<bool> is_done_;
    std::vector<Point> wave_;
};

}  // namespace

void report_walls(const Grid& grid, const CarvingSink& report) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            for (const Direction d : {Direction::East, Direction::South}) {
                const Point p{x, y};
                const Point q = step(p, d);
                if (grid.contains(q) && grid.passages(p) != 0 && grid.passages(q) != 0) report({p, d, true});
            }
        }
    }
    WallTracer(grid, report).trace();
}

}  // namespace maze
