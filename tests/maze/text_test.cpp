#include "maze/text.hpp"

#include <algorithm>
#include <sstream>

#include "maze/hex.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

maze::MazeFile read(const std::string& hex) {
    return *maze::read_hex(hex).file;
}

// The lines of a drawing, each character a string of its bytes.
std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

// A drawing read back: a wall between two cells is a # between them.
maze::Grid grid_drawn(const std::vector<std::string>& lines) {
    maze::Grid grid({static_cast<int>(lines.front().size() / 2), static_cast<int>(lines.size() / 2)});
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const auto column = static_cast<std::size_t>(2 * x + 1);
            const auto row = static_cast<std::size_t>(2 * y + 1);
            const bool has_east = x + 1 < grid.width() && lines[row][column + 1] != '#';
            const bool has_south = y + 1 < grid.height() && lines[row + 1][column] != '#';
            if (has_east) grid.open({x, y}, maze::Direction::East);
            if (has_south) grid.open({x, y}, maze::Direction::South);
        }
    }
    return grid;
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

TEST_CASE("the drawing of every board shows exactly its walls, its entry, its exit and its path") {
    for (const maze::MazeFile& file : judge::assorted_files()) {
        const std::string text = maze::to_text(file, true);
        const std::vector<std::string> lines = lines_of(text);
        CAPTURE(text);
        REQUIRE(grid_drawn(lines) == file.grid);
        const auto drawn_at = [&](maze::Point p) {
            return lines[static_cast<std::size_t>(2 * p.y + 1)][static_cast<std::size_t>(2 * p.x + 1)];
        };
        REQUIRE(drawn_at(file.entry) == '@');
        REQUIRE(drawn_at(file.exit) == 'G');
        // Two dots a move, but for the entry and the exit.
        REQUIRE(std::count(text.begin(), text.end(), '.') ==
                2 * static_cast<std::ptrdiff_t>(file.path.size()) - 1);
    }
}
