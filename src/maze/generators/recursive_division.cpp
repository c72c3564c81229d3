#include "maze/generators/recursive_division.hpp"

#include <vector>

#include "maze/generators/canvas.hpp"

namespace maze {

namespace {

struct Hall {
    Point corner;
    Size size;
};

class Divider {
  public:
    Divider(Grid& grid, Rng& rng, const CarvingSink& report) : grid_(grid), rng_(rng), report_(report) {}

    // One hall over all free cells.
    void open_all() {
        for (int y = 0; y < grid_.height(); ++y) {
            for (int x = 0; x < grid_.width(); ++x) {
                const Point p{x, y};
                grid_.row(y)[x] = static_cast<std::uint8_t>(grid_.row(y)[x] | choices(grid_, p));
                for (const Direction d : {Direction::East, Direction::South}) {
                    if (report_ && (choices(grid_, p) & bit(d)) != 0) report_({p, d, true});
                }
            }
        }
    }

    void divide_all() {
        std::vector<Hall> halls{{{0, 0}, grid_.size()}};
        while (!halls.empty()) {
            const Hall hall = halls.back();
            halls.pop_back();
            if (hall.size.width < 2 || hall.size.height < 2) continue;
            const bool is_wide =
                hall.size.width != hall.size.height ? hall.size.width > hall.size.height : rng_.below(2) == 0;
            if (is_wide)
                divide(hall, hall.size.width, Direction::East, halls);
            else
                divide(hall, hall.size.height, Direction::South, halls);
        }
    }

  private:
    // Builds a wall on the `side` of one of the first length - 1 lines of cells across that side.
    void divide(const Hall& hall, int length, Direction side, std::vector<Hall>& halls) {
        const int line = static_cast<int>(rng_.below(static_cast<std::uint32_t>(length - 1)));
        const bool is_east = side == Direction::East;
        const int breadth = is_east ? hall.size.height : hall.size.width;
        const auto cell_at = [&](int i) {
            return is_east ? Point{hall.corner.x + line, hall.corner.y + i}
                           : Point{hall.corner.x + i, hall.corner.y + line};
        };
        const int door = choose_door(breadth, side, cell_at);
        for (int i = 0; i < breadth; ++i) {
            const Point p = cell_at(i);
            if (i == door || !grid_.is_open(p, side)) continue;
            grid_.close(p, side);
            if (report_) report_({p, side, false});
        }
        if (is_east) {
            halls.push_back({hall.corner, {line + 1, breadth}});
            halls.push_back({{hall.corner.x + line + 1, hall.corner.y}, {length - line - 1, breadth}});
        } else {
            halls.push_back({hall.corner, {breadth, line + 1}});
            halls.push_back({{hall.corner.x, hall.corner.y + line + 1}, {breadth, length - line - 1}});
        }
    }

    // A random place along the wall where both sides are free, if there is one.
    template <class CellAt>
    int choose_door(int breadth, Direction side, CellAt cell_at) {
        const int first = static_cast<int>(rng_.below(static_cast<std::uint32_t>(breadth)));
        for (int i = 0; i < breadth; ++i) {
            const int door = (first + i) % breadth;
            if (grid_.is_open(cell_at(door), side)) return door;
        }
        return first;
    }

    Grid& grid_;
    Rng& rng_;
    const CarvingSink& report_;
};

}  // namespace

void carve_recursive_division(Grid& grid, Rng& rng, const CarvingSink& report) {
    Divider divider(grid, rng, report);
    divider.open_all();
    divider.divide_all();
}

}  // namespace maze
