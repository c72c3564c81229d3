#include "maze/generators/recursive_backtracker.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "maze/generators/canvas.hpp"
#include "maze/generators/direction_stack.hpp"
#include "maze/generators/pick.hpp"
#include "maze/generators/random_bytes.hpp"

namespace maze {

namespace {

// even_picks with the random byte first, which is known long before the mask, and with no direction for the
// mark behind the bytes.
constexpr auto picks_by_byte = [] {
    std::array<std::array<std::uint8_t, 16>, RandomBytes::end_mark + 1> picks{};
    for (std::size_t mask = 0; mask < 16; ++mask) {
        for (std::size_t r = 0; r < RandomBytes::end_mark; ++r)
            picks[r][mask] = even_picks[mask][r];
        picks[RandomBytes::end_mark][mask] = static_cast<std::uint8_t>(no_direction);
    }
    return picks;
}();

// The picks of an EvenPicker from bytes drawn far ahead. The branches of a walk are so hard to predict that
// one more, on whether a new number has to be drawn, is felt at every eighth step. Owns nothing, so that
// the compiler keeps it in registers while the walk writes cells.
class AheadPicker {
  public:
    explicit AheadPicker(RandomBytes& bytes) : bytes_(&bytes), next_(bytes.end()) {}

    unsigned pick(unsigned mask) {
        for (;;) {
            const unsigned direction = picks_by_byte[*next_][mask];
            if (direction != no_direction) {
                ++next_;
                return direction;
            }
            next_ = next_ == bytes_->end() ? bytes_->refill() : next_ + 1;
        }
    }

  private:
    RandomBytes* bytes_;
    const std::uint16_t* next_;
};

// One loop for the silent and the watched walk, with and without a liking for turns, so that they
// cannot differ: `pick` chooses a direction from a mask, `opened` hears of each passage.
template <class Pick, class Opened>
void walk(Grid& grid, Point start, Pick pick, Opened opened) {
    const std::ptrdiff_t stride = grid.stride();
    const auto offset = neighbour_offsets(grid);
    DirectionStackStore store(grid.size().cells());
    DirectionStack way_back(store);
    std::uint8_t* cell = grid.row(start.y) + start.x;
    join_maze(cell, stride);
    // The byte of the present cell stays in a register from its load to its store.
    unsigned sides = *cell;
    for (;;) {
        const unsigned unvisited = sides >> 4U;
        if (unvisited != 0) {
            const unsigned d = pick(unvisited, way_back);
            opened(cell, d);
            *cell = static_cast<std::uint8_t>(sides | 1U << d);
            cell += offset[d];
            sides = *cell | 1U << (d ^ 2U);
            *cell = static_cast<std::uint8_t>(sides);
            join_maze(cell, stride);
            way_back.push(d);
        } else if (!way_back.is_empty()) {
            cell -= offset[way_back.pop()];
            sides = *cell;
        } else {
            return;
        }
    }
}

template <class Pick>
void walk_reporting(Grid& grid, Point start, const CarvingSink& report, Pick pick) {
    if (!report) [[likely]] {
        walk(grid, start, pick, [](const std::uint8_t*, unsigned) {});
        return;
    }
    const StepReporter reporter(grid, report);
    walk(grid, start, pick, [&](const std::uint8_t* cell, unsigned d) { reporter.opened(cell, d); });
}

}  // namespace

void carve_recursive_backtracker(Grid& grid, int turns, Rng& rng, const CarvingSink& report) {
    const Point start = random_start(grid, rng);
    if (start.x < 0) return;
    if (turns == 50) {
        RandomBytes bytes(rng);
        // A picker inside the walk stays in registers, which one out here, behind a reference, could not.
        walk_reporting(grid, start, report,
                       [picker = AheadPicker(bytes)](unsigned mask, const DirectionStack&) mutable {
                           return picker.pick(mask);
                       });
    } else {
        walk_reporting(grid, start, report, [&](unsigned mask, const DirectionStack& way_back) {
            return pick_with_turns(mask, way_back.is_empty() ? no_direction : way_back.top(), turns, rng);
        });
    }
}

}  // namespace maze
