#include "maze/generators/report_row.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("a row is reported as the passages to the west and north of its cells") {
    const maze::Grid grid = judge::grid_from({"93", "C6"});
    std::vector<maze::CarvingStep> steps;
    maze::report_row(grid, 1, [&](const maze::CarvingStep& step) { steps.push_back(step); });
    CHECK(steps == std::vector<maze::CarvingStep>{{{0, 1}, maze::Direction::North, true},
                                                  {{1, 1}, maze::Direction::West, true},
                                                  {{1, 1}, maze::Direction::North, true}});
}
