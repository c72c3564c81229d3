#include "maze/unicode.hpp"

#include "maze/hex.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

maze::MazeFile read(const std::string& hex) {
    return *maze::read_hex(hex).file;
}

// The characters of a drawing, line by line.
std::vector<std::vector<std::string>> characters_of(const std::string& text) {
    std::vector<std::vector<std::string>> lines(1);
    for (const char c : text) {
        if (c == '\n')
            lines.emplace_back();
        else if ((static_cast<unsigned char>(c) & 0xC0U) == 0x80U)
            lines.back().back() += c;
        else
            lines.back().emplace_back(1, c);
    }
    lines.pop_back();
    return lines;
}

// A drawing read back: a wall between two cells is a line between them.
maze::Grid grid_drawn(const std::vector<std::vector<std::string>>& lines) {
    maze::Grid grid({static_cast<int>(lines.front().size() / 4), static_cast<int>(lines.size() / 2)});
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const auto column = static_cast<std::size_t>(4 * x + 2);
            const auto row = static_cast<std::size_t>(2 * y + 1);
            const bool has_east = x + 1 < grid.width() && lines[row][column + 2] != "│";
            const bool has_south = y + 1 < grid.height() && lines[row + 1][column] != "─";
            if (has_east) grid.open({x, y}, maze::Direction::East);
            if (has_south) grid.open({x, y}, maze::Direction::South);
        }
    }
    return grid;
}

// Whether the strokes of a character meet those of the next one, to the right and downwards.
bool strokes_meet(const std::vector<std::vector<std::string>>& lines) {
    const auto has = [](const char* strokes, const std::string& c) {
        return c != " " && std::string(strokes).find(c) != std::string::npos;
    };
    const auto& first = lines.front();
    for (std::size_t y = 0; y < lines.size(); y += 2) {
        for (std::size_t x = 0; x < first.size(); x += 4) {
            if (x + 4 < first.size() && has("╶─┌└├┬┴┼╴", lines[y][x]) != has("─", lines[y][x + 1]) &&
                lines[y][x] != "╴")
                return false;
            if (y + 2 < lines.size() && has("╷│┌┐├┤┬┼", lines[y][x]) != has("│", lines[y + 1][x]))
                return false;
        }
    }
    return true;
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

TEST_CASE("the drawing of every board shows exactly its walls, and its lines meet") {
    for (const maze::MazeFile& file : judge::assorted_files()) {
        const std::string text = maze::to_unicode(file, false);
        const auto lines = characters_of(text);
        CAPTURE(text);
        REQUIRE(grid_drawn(lines) == file.grid);
        REQUIRE(strokes_meet(lines));
    }
}
