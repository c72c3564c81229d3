#include "maze/svg.hpp"

#include "maze/hex.hpp"
#include "tests/catch.hpp"

namespace {

maze::MazeFile read(const std::string& hex) {
    return *maze::read_hex(hex).file;
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
