#include "maze/generators/wilson.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <vector>

#include "maze/generators/canvas.hpp"

namespace maze {

namespace {

// Two random bits at a time.
class RandomSteps {
  public:
    explicit RandomSteps(Rng& rng) : rng_(&rng) {}

    unsigned next() {
        if (left_ == 0) {
            pool_ = rng_->next();
            left_ = 32;
        }
        const auto d = static_cast<unsigned>(pool_ & 3U);
        pool_ >>= 2U;
        --left_;
        return d;
    }

  private:
    Rng* rng_;
    std::uint64_t pool_ = 0;
    unsigned left_ = 0;
};

bool has_closed_cells(const Grid& grid) {
    const auto width = static_cast<std::size_t>(grid.width());
    for (int y = 0; y < grid.height(); ++y) {
        if (std::memchr(grid.row(y), 0, width) != nullptr) return true;
    }
    return false;
}

// Walls, as long as no cell is closed. A cell's byte stands for the point at its upper left corner: whether
// the tree of walls reaches it, and the direction of its wall. Points on the border always belong to the
// tree, and so does what lies in memory where a row's last point would be.
class WallGrower {
  public:
    WallGrower(Grid& grid, Rng& rng, const CarvingSink& report) : grid_(grid), steps_(rng), report_(report) {}

    void grow() {
        const auto width = static_cast<std::size_t>(grid_.width());
        std::memset(grid_.row(0), border, width);
        for (int y = 1; y < grid_.height(); ++y) {
            std::memset(grid_.row(y), unreached, width);
            grid_.row(y)[0] = border;
        }
        for (int y = 1; y < grid_.height(); ++y) {
            std::uint8_t* row = grid_.row(y);
            for (int x = 1; x < grid_.width(); ++x) {
                if (row[x] < unreached) continue;
                walk_from(row + x);
                if (report_) report_way({x, y});
                keep_way(row + x);
            }
        }
    }

    // From the walls of the points to the open sides of the cells.
    void turn_into_passages() {
        const auto width = static_cast<std::size_t>(grid_.width());
        std::vector<std::uint8_t> upper(width + 1, border);
        std::vector<std::uint8_t> lower(width + 1, border);
        for (int y = 0; y < grid_.height(); ++y) {
            std::uint8_t* row = grid_.row(y);
            const bool is_last = y + 1 == grid_.height();
            if (is_last)
                std::fill(lower.begin(), lower.end(), border);
            else
                std::memcpy(lower.data(), grid_.row(y + 1), width);
            write_sides(row, width, upper.data(), lower.data());
            if (y == 0) remove_side(row, width, Direction::North);
            if (is_last) remove_side(row, width, Direction::South);
            remove_side(row, 1, Direction::West);
            remove_side(row + width - 1, 1, Direction::East);
            upper.swap(lower);
        }
    }

  private:
    // A point with a wall holds wall_towards its direction.
    static constexpr std::uint8_t border = 0;
    static constexpr std::uint8_t unreached = 0x80;
    static constexpr std::uint8_t wall_towards(Direction d) {
        return static_cast<std::uint8_t>(8U | static_cast<unsigned>(d));
    }

    void walk_from(std::uint8_t* point) {
        RandomSteps steps = steps_;  // a copy that nothing else can reach stays in registers
        while (*point >= unreached) {
            const unsigned d = steps.next();
            *point = static_cast<std::uint8_t>(unreached | d);
            point += offset_[d];
        }
        steps_ = steps;
    }

    // The way of a walk without its loops.
    void keep_way(std::uint8_t* point) {
        while (*point >= unreached) {
            const auto d = static_cast<Direction>(*point & 3U);
            *point = wall_towards(d);
            point += offset_[static_cast<unsigned>(d)];
        }
    }

    void report_way(Point p) const {
        while (grid_.contains(p) && grid_.row(p.y)[p.x] >= unreached) {
            const auto d = static_cast<Direction>(grid_.row(p.y)[p.x] & 3U);
            report_wall(p, d);
            p = step(p, d);
        }
    }

    void report_wall(Point p, Direction d) const {
        switch (d) {
            case Direction::North:
                return report_({{p.x, p.y - 1}, Direction::West, false});
            case Direction::East:
                return report_({p, Direction::North, false});
            case Direction::South:
                return report_({p, Direction::West, false});
            case Direction::West:
                return report_({{p.x - 1, p.y}, Direction::North, false});
        }
    }

    // A side is open unless a wall runs along it from the point at either end. Without branches, for many
    // cells at once.
    static void write_sides(std::uint8_t* row, std::size_t width, const std::uint8_t* upper,
                            const std::uint8_t* lower) {
        constexpr std::uint8_t north = wall_towards(Direction::North), east = wall_towards(Direction::East),
                               south = wall_towards(Direction::South), west = wall_towards(Direction::West);
        const auto side = [](bool is_free_of_one, bool is_free_of_other, Direction d) {
            return static_cast<std::uint8_t>((is_free_of_one & is_free_of_other) ? bit(d) : 0);
        };
        for (std::size_t x = 0; x < width; ++x) {
            row[x] = static_cast<std::uint8_t>(
                side(upper[x] != east, upper[x + 1] != west, Direction::North) |
                side(upper[x + 1] != south, lower[x + 1] != north, Direction::East) |
                side(lower[x] != east, lower[x + 1] != west, Direction::South) |
                side(upper[x] != south, lower[x] != north, Direction::West));
        }
    }

    static void remove_side(std::uint8_t* cells, std::size_t count, Direction d) {
        for (std::size_t x = 0; x < count; ++x)
            cells[x] &= static_cast<std::uint8_t>(~bit(d));
    }

    Grid& grid_;
    std::array<std::ptrdiff_t, 4> offset_ = neighbour_offsets(grid_);
    RandomSteps steps_;
    const CarvingSink& report_;
};

void report_all_open(Size size, const CarvingSink& report) {
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (x + 1 < size.width) report({{x, y}, Direction::East, true});
            if (y + 1 < size.height) report({{x, y}, Direction::South, true});
        }
    }
}

// Passages, around closed cells. A cell outside the tree keeps its choices, which here stand for all its free
// neighbours, and in the low bits the direction in which the walk last left it. A cell of the tree has no
// choices, and its low bits are its passages.
bool is_in_tree(std::uint8_t cell) {
    return (cell & 0xF0U) == 0;
}

void carve_passages(Grid& grid, Rng& rng, const CarvingSink& report) {
    const Point root = random_start(grid, rng);
    if (root.x < 0) return;
    const StepReporter reporter(grid, report);
    const auto offset = neighbour_offsets(grid);
    RandomSteps steps(rng);
    grid.row(root.y)[root.x] = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            std::uint8_t* start = grid.row(y) + x;
            if (is_in_tree(*start)) continue;
            for (std::uint8_t* cell = start; !is_in_tree(*cell);) {
                unsigned d = steps.next();
                while (((*cell >> (4U + d)) & 1U) == 0)
                    d = steps.next();
                *cell = static_cast<std::uint8_t>((*cell & 0xF0U) | d);
                cell += offset[d];
            }
            std::uint8_t came_by = 0;
            std::uint8_t* cell = start;
            while (!is_in_tree(*cell)) {
                const unsigned d = *cell & 3U;
                reporter.opened(cell, d);
                *cell = static_cast<std::uint8_t>(came_by | (1U << d));
                came_by = static_cast<std::uint8_t>(1U << (d ^ 2U));
                cell += offset[d];
            }
            *cell |= came_by;
        }
    }
}

}  // namespace

void carve_wilson(Grid& grid, Rng& rng, const CarvingSink& report) {
    if (has_closed_cells(grid)) return carve_passages(grid, rng, report);
    if (report) report_all_open(grid.size(), report);
    WallGrower walls(grid, rng, report);
    walls.grow();
    walls.turn_into_passages();
}

}  // namespace maze
