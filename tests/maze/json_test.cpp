#include "maze/json.hpp"

#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::read_json;

namespace {

const std::string small =
    "{\n\"format\": \"maze\",\n\"version\": 1,\n\"width\": 2,\n\"height\": 2,\n\"entry\": [0, 0],\n"
    "\"exit\": [1, 1],\n\"border\": \"closed\",\n\"walls\": [\n\"D3\",\n\"D6\"\n],\n\"path\": \"ES\"\n}\n";

std::string fault(const std::string& text) {
    const maze::HexReading reading = read_json(text);
    CHECK_FALSE(reading.file.has_value());
    return reading.faults.empty() ? "" : maze::sentence(reading.faults.front());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    text.replace(text.find(from), from.size(), to);
    return text;
}

}  // namespace

TEST_CASE("a small board is written to JSON and read byte for byte") {
    const maze::HexReading reading = read_json(small);
    REQUIRE(reading.file);
    CHECK(reading.faults.empty());
    CHECK(maze::to_json(*reading.file) == small);
}

TEST_CASE("boards of every style, kind and shape come back from JSON as they were written") {
    for (const maze::MazeFile& file : judge::assorted_files()) {
        const std::string text = maze::to_json(file);
        const maze::HexReading reading = read_json(text);
        CAPTURE(text);
        REQUIRE(reading.file);
        REQUIRE(reading.faults.empty());
        REQUIRE(maze::to_hex(*reading.file) == maze::to_hex(file));
        REQUIRE(maze::to_json(*reading.file) == text);
    }
}

TEST_CASE("objects by other programs are read") {
    const maze::HexReading reading = read_json(
        "{\"walls\":[\"d3\",\"d6\"],\"exit\":[1,1],\"entry\":[0,0],\"height\":2,\"width\":2,\"version\":1,"
        "\"format\":\"maze\",\"made\":{\"by\":[\"x\\\"]\",-1.5e3,true,null,[]],\"at\":{}},\"note\":false}");
    REQUIRE(reading.file);
    CHECK(reading.faults.empty());
    CHECK(reading.file->path.empty());
    CHECK_FALSE(reading.file->open_border);
}

TEST_CASE("what is wrong is told by line and column or by the member's name") {
    CHECK(fault("") == "line 1, column 1: a { must stand here");
    CHECK(fault("[]") == "line 1, column 1: a { must stand here");
    CHECK(fault("{}") == "line 1, column 1: \"format\" must be \"maze\"");
    CHECK(fault(small + "x") == "line 15, column 1: nothing may follow the object");
    CHECK(fault(small.substr(0, small.size() - 2)) == "line 14, column 1: a } must stand here");
    CHECK(fault(replaced(small, "\"width\": 2", "\"width\": -2")) ==
          "line 4, column 10: a whole number must stand here");
    CHECK(fault(replaced(small, "[1, 1]", "[1; 1]")) == "line 7, column 11: a , must stand here");
    CHECK(fault(replaced(small, "ES\"", "ES")) ==
          "line 13, column 12: a text may not hold a control character");
    CHECK(fault(replaced(small, "\"version\": 1", "\"version\": 2")) ==
          "line 1, column 1: \"version\" must be 1");
    CHECK(fault(replaced(small, "D6", "D")) ==
          "line 1, column 1: every text in \"walls\" must hold \"width\" digits");
    CHECK(fault(replaced(small, "D6", "G6")) == "line 1, column 1: \"walls\" must hold hex digits");
    CHECK(fault(replaced(small, "ES", "UP")) == "line 1, column 1: \"path\" must be letters N, E, S, W");
    CHECK(fault(replaced(small, "[1, 1]", "[9, 1]")).find("the exit 9,1 lies outside") != std::string::npos);
    CHECK(fault(replaced(small, "\"height\": 2", "\"height\": 60000")).find("one text for each") !=
          std::string::npos);
    CHECK(fault("{\"a\":" + std::string(100'000, '[')) == "line 1, column 106: values are nested too deeply");
    CHECK(fault("{\"a\":]}") == "line 1, column 6: a bracket that closes nothing");
    CHECK(fault("\xFF") == "line 1, column 1: the text is not UTF-8");
}

TEST_CASE("a wall that neighbours disagree about is told by its row") {
    const maze::HexReading reading = read_json(replaced(small, "D3", "D7"));
    REQUIRE(reading.file);
    CHECK(reading.faults.at(0).reason == "row 2 of \"walls\": 1,1 is open to the N but 1,0 has a wall there");
}
