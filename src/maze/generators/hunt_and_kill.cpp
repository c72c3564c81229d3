#include "maze/generators/hunt_and_kill.hpp"

#include <algorithm>

#include "maze/generators/canvas.hpp"
#include "maze/generators/pick.hpp"
#include "maze/generators/search_order.hpp"

namespace maze {

namespace {

// The side of the squares that a hunt searches one after the other. Their cells lie in the fastest memory,
// in whatever direction they are searched.
constexpr int square_side = 64;

class Hunter {
  public:
    Hunter(Grid& grid, int turns, Rng& rng, const CarvingSink& report)
        : grid_(grid), turns_(turns), rng_(rng), picker_(rng), reporter_(grid, report) {}

    void walk_from(std::uint8_t* cell) {
        const auto offset = neighbour_offsets(grid_);
        unsigned heading = no_direction;
        while (const unsigned unvisited = *cell >> 4U) {
            heading =
                turns_ == 50 ? picker_.pick(unvisited) : pick_with_turns(unvisited, heading, turns_, rng_);
            reporter_.opened(cell, heading);
            *cell |= static_cast<std::uint8_t>(1U << heading);
            cell += offset[heading];
            *cell |= static_cast<std::uint8_t>(1U << (heading ^ 2U));
            join_maze(cell, grid_.stride());
        }
    }

    // One look at every cell, square by square; walks from each that is visited and has choices. Answers
    // whether there was any, for a walk may leave new ones in squares that are done. The squares are laid
    // from the side that the search comes from, so that no side is special.
    bool sweep() {
        const SearchOrder order(rng_);
        const auto squares = [](int side) { return (side + square_side - 1) / square_side; };
        const Size count{squares(grid_.width()), squares(grid_.height())};
        const Point origin{order.is_from_east() ? grid_.width() - count.width * square_side : 0,
                           order.is_from_south() ? grid_.height() - count.height * square_side : 0};
        bool found = false;
        order.run(count, [&](int x, int y) {
            const Square square = square_at({origin.x + x * square_side, origin.y + y * square_side});
            while (search(square))
                found = true;
        });
        return found;
    }

  private:
    struct Square {
        Point corner;
        Size size;
    };

    // What of the square lies on the board.
    [[nodiscard]] Square square_at(Point from) const {
        const Point corner{std::max(from.x, 0), std::max(from.y, 0)};
        return {corner,
                {std::min(from.x + square_side, grid_.width()) - corner.x,
                 std::min(from.y + square_side, grid_.height()) - corner.y}};
    }

    bool search(const Square& square) {
        std::uint8_t* corner = grid_.row(square.corner.y) + square.corner.x;
        bool found = false;
        SearchOrder(rng_).run(square.size, [&](int x, int y) {
            std::uint8_t* cell = corner + y * grid_.stride() + x;
            while ((*cell & 0x0FU) != 0 && (*cell & 0xF0U) != 0) {
                found = true;
                walk_from(cell);
            }
        });
        return found;
    }

    Grid& grid_;
    int turns_;
    Rng& rng_;
    EvenPicker picker_;
    StepReporter reporter_;
};

}  // namespace

void carve_hunt_and_kill(Grid& grid, int turns, Rng& rng, const CarvingSink& report) {
    const Point start = random_start(grid, rng);
    if (start.x < 0) return;
    Hunter hunter(grid, turns, rng, report);
    std::uint8_t* cell = grid.row(start.y) + start.x;
    join_maze(cell, grid.stride());
    hunter.walk_from(cell);
    while (hunter.sweep()) {
    }
}

}  // namespace maze
