#include "maze/path_marks.hpp"

#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Direction;

TEST_CASE("exactly the sides on the path are marked") {
    maze::MazeFile file;
    file.grid = judge::grid_from({"D3", "D6"});
    file.exit = {1, 1};
    file.path = {Direction::East, Direction::South};
    const maze::Grid marks = maze::path_marks(file);
    CHECK(marks.passages({0, 0}) == maze::bit(Direction::East));
    CHECK(marks.passages({1, 1}) == maze::bit(Direction::North));
    CHECK(marks.passages({0, 1}) == 0);
}

TEST_CASE("a path that leaves the board is marked up to there") {
    maze::MazeFile file;
    file.grid = judge::grid_from({"D7"});
    file.path = {Direction::East, Direction::East, Direction::West};
    CHECK(maze::path_marks(file).passages({1, 0}) == maze::bit(Direction::West));
}
