#include "maze/generators/wilson.hpp"

#include "maze/generators/canvas.hpp"

namespace maze {

namespace {

// Two random bits at a time.
class RandomSteps {
  public:
    explicit RandomSteps(Rng& rng) : rng_(rng) {}

    unsigned next() {
        if (left_ == 0) {
            pool_ = rng_.next();
            left_ = 32;
        }
        const auto d = static_cast<unsigned>(pool_ & 3U);
        pool_ >>= 2U;
        --left_;
        return d;
    }

  private:
    Rng& rng_;
    std::uint64_t pool_ = 0;
    unsigned left_ = 0;
};

// A cell outside the tree keeps its choices, which here stand for all its free neighbours, and in the
// low bits the direction in which the walk last left it. A cell of the tree has no choices, and its low
// bits are its passages.
bool is_in_tree(std::uint8_t cell) {
    return (cell & 0xF0U) == 0;
}

}  // namespace

void carve_wilson(Grid& grid, Rng& rng, const CarvingSink& report) {
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

}  // namespace maze
