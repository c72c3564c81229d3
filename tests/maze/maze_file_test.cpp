#include "maze/maze_file.hpp"

#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Direction;

TEST_CASE("a board becomes a file with its solution") {
    const auto spec = judge::spec_of(12, 8, 3);
    const maze::MazeFile file = maze::file_of(maze::generate(spec));
    CHECK(file.entry == spec.entry);
    CHECK(file.exit == spec.exit);
    CHECK(file.path.size() >= 18);
    CHECK(maze::letters_of({Direction::North, Direction::East, Direction::South, Direction::West}) == "NESW");
}

TEST_CASE("the gap of an open border lies on one side, and inner cells have none") {
    CHECK(maze::border_side({5, 4}, {0, 0}) == Direction::West);
    CHECK(maze::border_side({5, 4}, {4, 3}) == Direction::East);
    CHECK(maze::border_side({5, 4}, {2, 0}) == Direction::North);
    CHECK(maze::border_side({5, 4}, {2, 3}) == Direction::South);
    CHECK_FALSE(maze::border_side({5, 4}, {2, 2}).has_value());
    maze::MazeFile file;
    file.grid = maze::Grid({5, 4});
    file.entry = {0, 0};
    file.exit = {4, 3};
    CHECK_FALSE(maze::is_border_gap(file, {0, 0}, Direction::West));
    file.open_border = true;
    CHECK(maze::is_border_gap(file, {0, 0}, Direction::West));
    CHECK_FALSE(maze::is_border_gap(file, {0, 0}, Direction::North));
    CHECK_FALSE(maze::is_border_gap(file, {0, 3}, Direction::West));
}
