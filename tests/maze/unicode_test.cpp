#include "maze/unicode.hpp"

#include "maze/hex.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

maze::MazeFile read(const std::string& hex) {
    return *maze::read_hex(hex).file;
}

}  // namespace

TEST_CASE("walls are joined lines") {
    CHECK(maze::to_unicode(read("D3\nD6\n\n0,0\n1,1\nES\n")) ==
          "┌───────┐\n"
          "│ @     │\n"
          "├───╴   │\n"
          "│     G │\n"
          "└───────┘\n");
}

TEST_CASE("the path is dotted and an open border has gaps") {
    maze::MazeFile file = read("913\nC46\n\n0,0\n2,1\nEES\n");
    file.open_border = true;
    CHECK(maze::to_unicode(file, true) ==
          "╶───────────┐\n"
          "  @ ······· │\n"
          "╷         · ╵\n"
          "│         G  \n"
          "└───────────╴\n");
}

TEST_CASE("closed cells are solid") {
    CHECK(maze::to_unicode(read("D7F\n\n0,0\n1,0\nE\n")) ==
          "┌───────┬───┐\n"
          "│ @   G │███│\n"
          "└───────┴───┘\n");
}

TEST_CASE("every line is as wide as the board") {
    const auto file = maze::file_of(maze::generate(judge::spec_of(23, 9, 4)));
    const std::string text = maze::to_unicode(file, true);
    std::size_t width = 0;
    int lines = 0;
    for (const char c : text) {
        if (c == '\n') {
            CHECK(width == 4 * 23 + 1);
            width = 0;
            ++lines;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++width;
        }
    }
    CHECK(lines == 2 * 9 + 1);
}
