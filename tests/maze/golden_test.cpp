// Boards that must never change: the same spec gives the same board for ever, on every compiler and at
// every level of optimisation. tests/golden/boards.txt holds one line a board, `code hash`. A line that
// no longer holds means that old codes and seeds name other boards: if that is wanted, the generator
// version inside codes must rise with it.

#include <fstream>
#include <iomanip>
#include <sstream>

#include "maze/code.hpp"
#include "maze/generate.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

std::string hash_text(const maze::Grid& grid) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << judge::hash(grid);
    return text.str();
}

}  // namespace

TEST_CASE("every board of the golden file comes out as it was written down", "[golden]") {
    std::ifstream file(MAZEWRIGHT_SOURCE_DIR "/tests/golden/boards.txt");
    std::string code;
    std::string hash;
    int boards = 0;
    bool has_style[11] = {};
    while (file >> code >> hash) {
        const maze::CodeReading reading = maze::read_code(code);
        CAPTURE(code, reading.fault);
        REQUIRE(reading.spec);
        CHECK(hash_text(maze::generate(*reading.spec).grid) == hash);
        has_style[static_cast<int>(reading.spec->style)] = true;
        ++boards;
    }
    CHECK(boards >= 50);
    for (const bool is_there : has_style)
        CHECK(is_there);
}
