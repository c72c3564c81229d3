#include "maze/svg.hpp"

#include <sstream>

#include "maze/hex.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

maze::MazeFile read(const std::string& hex) {
    return *maze::read_hex(hex).file;
}

// A picture read back: a wall between two cells is covered by a line of the path of walls.
maze::Grid grid_drawn(const std::string& svg, maze::Size size) {
    maze::Grid grid(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (x + 1 < size.width) grid.open({x, y}, maze::Direction::East);
            if (y + 1 < size.height) grid.open({x, y}, maze::Direction::South);
        }
    }
    const std::size_t start = svg.find(" d=\"", svg.find("id=\"walls\"")) + 4;
    std::istringstream path(svg.substr(start, svg.find('"', start) - start));
    char command = 0;
    int x = 0;
    int y = 0;
    int to = 0;
    while (path >> command >> x >> y >> command >> to) {
        // Cell 0,0 has its corner at 10,10, and cells are ten wide.
        for (int at = command == 'H' ? x : y; at < to; at += 10) {
            const maze::Point p =
                command == 'H' ? maze::Point{at / 10 - 1, y / 10 - 2} : maze::Point{x / 10 - 2, at / 10 - 1};
            const maze::Direction d = command == 'H' ? maze::Direction::South : maze::Direction::East;
            if (grid.contains(p) && grid.contains(maze::step(p, d))) grid.close(p, d);
        }
    }
    return grid;
}

}  // namespace

TEST_CASE("a small board is drawn byte for byte") {
    CHECK(maze::to_svg(read("D3\nD6\n\n0,0\n1,1\nES\n"), true) ==
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"40mm\" height=\"40mm\" "
          "viewBox=\"0 0 40 40\">\n"
          "<rect id=\"floor\" width=\"40\" height=\"40\" fill=\"#fff\"/>\n"
          "<path id=\"stamp\" fill=\"#555\" d=\"\"/>\n"
          "<polyline id=\"solution\" fill=\"none\" stroke=\"#d22\" stroke-width=\"2\" "
          "stroke-linejoin=\"round\" points=\"15,15 25,15 25,25\"/>\n"
          "<circle id=\"entry\" cx=\"15\" cy=\"15\" r=\"3\" fill=\"#27c\"/>\n"
          "<circle id=\"exit\" cx=\"25\" cy=\"25\" r=\"3\" fill=\"#292\"/>\n"
          "<path id=\"walls\" fill=\"none\" stroke=\"#000\" stroke-linecap=\"square\" d=\"M10 10H30\n"
          "M10 20H20\n"
          "M10 30H30\n"
          "M10 10V30\n"
          "\n"
          "M30 10V30\"/>\n"
          "</svg>\n");
}

TEST_CASE("without the path there is no solution, and closed cells and gaps show") {
    maze::MazeFile file = read("D57F\n\n0,0\n2,0\nEE\n");
    CHECK(maze::to_svg(file).find("solution") == std::string::npos);
    CHECK(maze::to_svg(file).find("d=\"M40 10h10v10h-10z\"") != std::string::npos);
    CHECK(maze::to_svg(file).find("M10 10V20") != std::string::npos);
    file.open_border = true;
    CHECK(maze::to_svg(file).find("M10 10V20") == std::string::npos);
}

TEST_CASE("the picture of every board shows exactly its walls") {
    for (const maze::MazeFile& file : judge::assorted_files()) {
        const std::string svg = maze::to_svg(file);
        CAPTURE(svg);
        REQUIRE(grid_drawn(svg, file.grid.size()) == file.grid);
    }
}
