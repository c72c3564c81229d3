#include "maze/generators/eller.hpp"

#include "maze/generators/canvas.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

TEST_CASE("streamed rows are those of the whole board") {
    for (const int width : {1, 2, 31, 32, 33, 64, 100}) {
        maze::Grid grid({width, 40});
        maze::Rng rng(5);
        maze::carve_eller(grid, false, rng, {});
        REQUIRE(judge::fault_in_tree(grid) == "");
        maze::Rng again(5);
        maze::EllerRows rows(width, again);
        std::vector<std::uint8_t> row(static_cast<std::size_t>(width));
        for (int y = 0; y < 40; ++y) {
            rows.next(row.data(), nullptr, y == 39);
            for (int x = 0; x < width; ++x)
                REQUIRE(row[static_cast<std::size_t>(x)] == grid.passages({x, y}));
        }
    }
}

TEST_CASE("a million rows stream without the board") {
    maze::Rng rng(1);
    maze::EllerRows rows(10, rng);
    std::vector<std::uint8_t> row(10);
    std::int64_t open_sides = 0;
    constexpr int height = 1'000'000;
    for (int y = 0; y < height; ++y) {
        rows.next(row.data(), nullptr, y + 1 == height);
        for (const unsigned cell : row)
            open_sides +=
                static_cast<int>((cell & 1U) + (cell >> 1U & 1U) + (cell >> 2U & 1U) + (cell >> 3U));
    }
    CHECK(open_sides == 2 * (10LL * height - 1));
}

TEST_CASE("the choices of a marked board stay for whoever joins its parts") {
    maze::Grid marked({9, 5});
    maze::mark_choices(marked, {});
    maze::Rng rng(2);
    maze::carve_eller(marked, true, rng, {});
    CHECK(maze::choices(marked, {4, 2}) == 15);
    maze::clear_choices(marked);
    CHECK(judge::fault_in_tree(marked) == "");
}
