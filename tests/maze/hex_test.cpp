#include "maze/hex.hpp"

#include "maze/stamp.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::read_hex;

namespace {

const std::string perfect_2x2 = "D3\nD6\n\n0,0\n1,1\nES\n";
const std::string loops_3x2 = "913\nC46\n\n0,0\n2,1\nEES\n";

maze::MazeFile file_of(int width, int height, std::uint64_t seed) {
    return maze::file_of(maze::generate(judge::spec_of(width, height, seed)));
}

std::string first_fault(const std::string& text) {
    const maze::HexReading reading = read_hex(text);
    return reading.faults.empty() ? "" : maze::sentence(reading.faults.front());
}

}  // namespace

TEST_CASE("two whole files are written byte for byte") {
    for (const std::string& text : {perfect_2x2, loops_3x2}) {
        const maze::HexReading reading = read_hex(text);
        REQUIRE(reading.file);
        CHECK(reading.faults.empty());
        CHECK(maze::to_hex(*reading.file) == text);
        CHECK_FALSE(maze::path_fault(*reading.file));
    }
}

TEST_CASE("every board comes back as it was written") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const int width = 2 + static_cast<int>(seed % 30);
        const int height = 2 + static_cast<int>(seed % 7);
        const maze::MazeFile file = file_of(width, height, seed);
        const std::string text = maze::to_hex(file);
        const maze::HexReading reading = read_hex(text);
        REQUIRE(reading.file);
        REQUIRE(reading.faults.empty());
        REQUIRE(reading.file->grid == file.grid);
        REQUIRE(reading.file->path == file.path);
        REQUIRE(maze::to_hex(*reading.file) == text);
        REQUIRE_FALSE(maze::path_fault(*reading.file));
    }
}

TEST_CASE("boards of every style, kind and shape come back as they were written") {
    for (const maze::MazeFile& file : judge::assorted_files()) {
        const maze::HexReading reading = read_hex(maze::to_hex(file));
        CAPTURE(maze::to_hex(file));
        REQUIRE(reading.file);
        REQUIRE(reading.faults.empty());
        REQUIRE(reading.file->grid == file.grid);
        REQUIRE(maze::to_hex(*reading.file) == maze::to_hex(file));
        REQUIRE_FALSE(maze::path_fault(*reading.file));
    }
}

TEST_CASE("width counts the digits of a line and height the lines") {
    const std::string text = maze::to_hex(file_of(30, 7, 1));
    CHECK(text.find('\n') == 30);
    CHECK(text.find("\n\n") == 30 * 7 + 6);
}

TEST_CASE("the cells of a stamp are F") {
    auto spec = judge::spec_of(9, 7, 1);
    spec.stamp = "42";
    const std::string text = maze::to_hex(maze::file_of(maze::generate(spec)));
    for (const maze::Point p : maze::plan_stamp(spec).cells)
        CHECK(text[static_cast<std::size_t>(p.y * 10 + p.x)] == 'F');
}

TEST_CASE("files by other programs are read") {
    const std::string variants[] = {
        "d3\nd6\n\n0,0\n1,1\nes\n",              // lower case
        "D3\r\nD6\r\n\r\n0,0\r\n1,1\r\nES\r\n",  // line ends of other systems
        "D3\rD6\r\r0,0\r1,1\rES\r",
        "D3\nD6\n\n0, 0\n 1 , 1\nES",    // blanks, no last newline
        "D3 \nD6\n \n0,0\n1,1\nES\n\n",  // blanks at line ends, an empty line at the end
    };
    for (const std::string& text : variants) {
        const maze::HexReading reading = read_hex(text);
        CAPTURE(text);
        REQUIRE(reading.file);
        CHECK(reading.faults.empty());
        CHECK(maze::to_hex(*reading.file) == perfect_2x2);
    }
}

TEST_CASE("a bad file is told by line, column and reason") {
    CHECK(first_fault("") == "line 1, column 1: the first line must be hex digits, one for each cell");
    CHECK(first_fault("D3\nD\n\n0,0\n1,1\nES\n") == "line 2, column 2: 1 digits, where the first line has 2");
    CHECK(first_fault("D3\nX6\n\n0,0\n1,1\nES\n") == "line 2, column 1: not a hex digit");
    CHECK(first_fault("D3\nD6\n0,0\n1,1\nES\n") == "line 3, column 3: 3 digits, where the first line has 2");
    CHECK(first_fault("D3\nD6\n") ==
          "line 3, column 1: the file ends after the cells, where an empty line must follow");
    CHECK(first_fault("D3\nD6\n\n0;0\n1,1\nES\n") ==
          "line 4, column 1: the entry must be x,y in decimal digits");
    CHECK(first_fault("D3\nD6\n\n0,0\n2,1\nES\n") ==
          "line 5, column 1: the exit 2,1 lies outside the 2x2 cells");
    CHECK(first_fault("D3\nD6\n\n0,0\n1,1\nEX\n") == "line 6, column 2: the path must be letters N, E, S, W");
    CHECK(first_fault("D3\nD6\n\n0,0\n1,1\nES\nmore\n") == "line 7, column 1: nothing may follow the path");
    CHECK(first_fault("D3\nD6\n\n0,0\n1,1") == "line 6, column 1: the file ends where the path must stand");
}

TEST_CASE("walls that neighbours disagree about and gaps in the border are told, and the file is read") {
    const maze::HexReading torn = read_hex("D3\nD2\n\n0,0\n0,1\nESW\n");
    REQUIRE(torn.file);
    CHECK(maze::sentence(torn.faults.at(0)) == "line 2, column 2: the outer wall is open at 1,1");
    const maze::HexReading disagreeing = read_hex("D7\nD6\n\n0,0\n1,1\nES\n");
    REQUIRE(disagreeing.file);
    CHECK(maze::sentence(disagreeing.faults.at(0)) ==
          "line 2, column 2: 1,1 is open to the N but 1,0 has a wall there");
    CHECK(maze::path_fault(*disagreeing.file));
}

TEST_CASE("an open border has one gap at the entry and one at the exit") {
    maze::MazeFile file = file_of(6, 5, 2);
    file.open_border = true;
    const std::string text = maze::to_hex(file);
    const maze::HexReading reading = read_hex(text);
    REQUIRE(reading.file);
    CHECK(reading.faults.empty());
    CHECK(reading.file->open_border);
    CHECK(reading.file->grid == file.grid);
    CHECK(maze::to_hex(*reading.file) == text);
    CHECK_FALSE(text == maze::to_hex(file_of(6, 5, 2)));
}

TEST_CASE("a path is judged by walls, end and length") {
    maze::MazeFile file = *read_hex(loops_3x2).file;
    file.path.pop_back();
    CHECK(*maze::path_fault(file) == "the path ends at 2,0, not at the exit 2,1");
    file = *read_hex("913\nC46\n\n0,0\n2,1\nEWEES\n").file;
    CHECK(*maze::path_fault(file) == "the path has 5 steps, the shortest has 3");
    file = *read_hex("913\nC46\n\n0,0\n2,1\nNES\n").file;
    CHECK(*maze::path_fault(file) == "the path goes through a wall at its step 1, from 0,0");
}
