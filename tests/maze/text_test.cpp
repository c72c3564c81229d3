#include "maze/text.hpp"

#include "maze/hex.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

maze::MazeFile read(const std::string& hex) {
    return *maze::read_hex(hex).file;
}

}  // namespace

TEST_CASE("the board is drawn in the characters of the terminal game") {
    CHECK(maze::to_text(read("D3\nD6\n\n0,0\n1,1\nES\n")) ==
          "#####\n"
          "#@  #\n"
          "### #\n"
          "#  G#\n"
          "#####\n");
}

TEST_CASE("the path is dotted when asked for") {
    CHECK(maze::to_text(read("D3\nD6\n\n0,0\n1,1\nES\n"), true) ==
          "#####\n"
          "#@..#\n"
          "###.#\n"
          "#  G#\n"
          "#####\n");
}

TEST_CASE("closed cells are solid and an open border has gaps") {
    maze::MazeFile file = read("D57F\n\n0,0\n2,0\nEE\n");
    CHECK(maze::to_text(file) ==
          "#########\n"
          "#@   G###\n"
          "#########\n");
    file.exit = {1, 0};
    file.open_border = true;
    CHECK(maze::to_text(file) ==
          "### #####\n"
          " @ G  ###\n"
          "#########\n");
}

TEST_CASE("every size has its full frame") {
    for (int width = 2; width < 9; ++width) {
        for (int height = 2; height < 9; ++height) {
            const auto text = maze::to_text(maze::file_of(maze::generate(judge::spec_of(width, height, 1))));
            const auto line = static_cast<std::size_t>(2 * width + 2);
            REQUIRE(text.size() == line * static_cast<std::size_t>(2 * height + 1));
            REQUIRE(text.substr(0, line - 1) == std::string(line - 1, '#'));
            REQUIRE(text.substr(text.size() - line, line - 1) == std::string(line - 1, '#'));
            for (std::size_t i = 0; i < text.size(); i += line) {
                REQUIRE(text[i] == '#');
                REQUIRE(text[i + line - 2] == '#');
            }
        }
    }
}
