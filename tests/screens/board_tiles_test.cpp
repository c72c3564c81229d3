#include "screens/board_tiles.hpp"

#include <string>

#include "tests/catch.hpp"

namespace {

std::string drawn(const frame::TileMap& map) {
    std::string out;
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column) {
            out += " #S"[static_cast<int>(map.at(column, row).kind)];
        }
        out += '\n';
    }
    return out;
}

}  // namespace

TEST_CASE("cells and passages become floor, the rest wall") {
    maze::Grid grid({3, 2});
    grid.open({0, 0}, maze::Direction::East);
    grid.open({1, 0}, maze::Direction::South);
    grid.open({1, 1}, maze::Direction::West);
    grid.open({1, 1}, maze::Direction::East);
    grid.open({2, 1}, maze::Direction::North);
    CHECK(drawn(screens::tiles_of(grid)) ==
          "#######\n"
          "#   # #\n"
          "### # #\n"
          "#     #\n"
          "#######\n");
}

TEST_CASE("closed cells and the walls between them become stamp tiles with masks of their own") {
    maze::Grid grid({4, 3});
    // Everything but the two middle cells of the middle row is one ring.
    for (int x = 0; x < 3; ++x) {
        grid.open({x, 0}, maze::Direction::East);
        grid.open({x, 2}, maze::Direction::East);
    }
    for (int y = 0; y < 2; ++y) {
        grid.open({0, y}, maze::Direction::South);
        grid.open({3, y}, maze::Direction::South);
    }
    const auto map = screens::tiles_of(grid);
    CHECK(drawn(map) ==
          "#########\n"
          "#       #\n"
          "# ##### #\n"
          "# #SSS# #\n"
          "# ##### #\n"
          "#       #\n"
          "#########\n");
    CHECK(map.at(3, 3).stamp_mask == 2);
    CHECK(map.at(4, 3).stamp_mask == 10);
    CHECK(map.at(5, 3).stamp_mask == 8);
    CHECK(map.at(4, 3).mask == 15);
    CHECK(map.at(2, 2).mask == 6);
}

TEST_CASE("a wall tile's mask names its wall neighbours, and beyond the board's edge there is none") {
    maze::Grid grid({2, 1});
    grid.open({0, 0}, maze::Direction::East);
    const auto map = screens::tiles_of(grid);
    CHECK(map.at(0, 0).mask == 6);
    CHECK(map.at(1, 0).mask == 10);
    CHECK(map.at(4, 2).mask == 9);
    CHECK(map.at(0, 1).mask == 5);
}

TEST_CASE("a post with no wall on any side stays as a lone wall tile") {
    maze::Grid grid({2, 2});
    grid.open({0, 0}, maze::Direction::East);
    grid.open({0, 0}, maze::Direction::South);
    grid.open({1, 1}, maze::Direction::North);
    grid.open({1, 1}, maze::Direction::West);
    const auto map = screens::tiles_of(grid);
    CHECK(map.at(2, 2).kind == frame::Tile::Kind::Wall);
    CHECK(map.at(2, 2).mask == 0);
}
