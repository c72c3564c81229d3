#include "maze/generators/hunt_and_kill.hpp"

#include "maze/generators/canvas.hpp"
#include "maze/generators/pick.hpp"

namespace maze {

namespace {

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

    // One look at every cell; walks from each that is visited and has choices. Answers whether there was
    // any, for a walk may leave new ones behind.
    bool sweep() {
        bool found = false;
        for (int y = 0; y < grid_.height(); ++y) {
            std::uint8_t* row = grid_.row(y);
            for (int x = 0; x < grid_.width(); ++x) {
                while ((row[x] & 0x0FU) != 0 && (row[x] & 0xF0U) != 0) {
                    found = true;
                    walk_from(row + x);
                }
            }
        }
        return found;
    }

  private:
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
