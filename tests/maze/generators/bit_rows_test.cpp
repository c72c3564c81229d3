#include "maze/generators/bit_rows.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

bool has(const maze::BitRow& bits, int x) {
    return ((bits[static_cast<std::size_t>(x / 64)] >> (x % 64)) & 1U) != 0;
}

// Opens every side that may be opened.
void open_all(maze::RowPlan& plan) {
    plan.north = plan.can_north;
    plan.west = plan.can_west;
}

}  // namespace

TEST_CASE("a row that opens all it may makes one hall, at every width") {
    for (int width = 1; width < 200; width += width < 20 ? 1 : 13) {
        maze::Grid grid({width, 3});
        maze::carve_by_rows(grid, false, open_all, {});
        for (int y = 0; y < 3; ++y) {
            for (int x = 0; x < width; ++x) {
                CAPTURE(width, x, y);
                for (const maze::Direction d : maze::all_directions)
                    REQUIRE(grid.is_open({x, y}, d) == grid.contains(maze::step({x, y}, d)));
            }
        }
    }
}

TEST_CASE("rows beside closed cells are told which sides are left") {
    maze::Grid grid({70, 3});
    maze::mark_choices(grid, {{66, 1}});
    std::vector<bool> plain;
    maze::carve_by_rows(grid, true,
                        [&](maze::RowPlan& plan) {
                            plain.push_back(plan.is_plain);
                            CHECK(has(plan.can_west, 67) == (plan.y != 1));
                            CHECK(has(plan.can_north, 66) == false);
                            CHECK(has(plan.can_north, 65) == (plan.y > 0));
                            CHECK_FALSE(has(plan.can_west, 0));
                            open_all(plan);
                        },
                        {});
    CHECK(plain == std::vector<bool>{true, false, false});
    CHECK(maze::choices(grid, {0, 0}) ==
          (maze::bit(maze::Direction::East) | maze::bit(maze::Direction::South)));
    maze::clear_choices(grid);
    CHECK(judge::fault_in_connected(grid, {{66, 1}}) == "");
}
