// Boards that must never change: the same spec gives the same board for ever, on every compiler and at
// every level of optimisation. tests/golden/boards.txt holds one line a board, `code hash`. A line that
// no longer holds means that old codes and seeds name other boards: if that is wanted, the generator
// version inside codes must rise with it, and `maze_tests "[.record-goldens]"` writes the file anew.

#include <fstream>
#include <iomanip>
#include <sstream>

#include "maze/code.hpp"
#include "maze/generate.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

namespace {

const std::string golden_path = MAZEWRIGHT_SOURCE_DIR "/tests/golden/boards.txt";

std::string hash_text(const maze::Grid& grid) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << judge::hash(grid);
    return text.str();
}

void add_walks(maze::Style style, std::vector<maze::Spec>& specs) {
    for (const int turns : {0, 80, 100}) {
        specs.push_back(judge::spec_of(30, 20, 42, style));
        specs.back().turns = turns;
    }
}

void add_dungeons(std::vector<maze::Spec>& specs) {
    specs.push_back(judge::spec_of(30, 20, 42, maze::Style::Dungeon));
    specs.back().rooms = 0;
    specs.back().dead_end_removal = 0;
    specs.push_back(judge::spec_of(60, 40, 42, maze::Style::Dungeon));
    specs.back().sparseness = 80;
    specs.back().rooms = 12;
    specs.back().room_min = 3;
    specs.back().room_max = 8;
}

std::vector<maze::Spec> golden_specs() {
    std::vector<maze::Spec> specs;
    for (const maze::StyleInfo& style : maze::all_styles()) {
        for (const std::uint64_t seed : {0U, 1U, 42U})
            specs.push_back(judge::spec_of(20, 12, seed, style.style));
        for (const maze::Size size : {maze::Size{67, 33}, {67, 33}, {2, 2}, {1, 40}})
            specs.push_back(judge::spec_of(size.width, size.height, 42, style.style));
        specs[specs.size() - 3].stamp = "42";
        if (style.has_turns) add_walks(style.style, specs);
        for (const int mix : {0, 90}) {
            if (style.style != maze::Style::GrowingTree) continue;
            specs.push_back(judge::spec_of(30, 20, 42, style.style));
            specs.back().mix = mix;
        }
    }
    add_dungeons(specs);
    return specs;
}

}  // namespace

TEST_CASE("every board of the golden file comes out as it was written down", "[golden]") {
    std::ifstream file(golden_path);
    std::string code;
    std::string hash;
    std::size_t boards = 0;
    std::vector<bool> has_style(maze::all_styles().size());
    while (file >> code >> hash) {
        const maze::CodeReading reading = maze::read_code(code);
        CAPTURE(code, reading.fault);
        REQUIRE(reading.spec);
        CHECK(hash_text(maze::generate(*reading.spec).grid) == hash);
        has_style[static_cast<std::size_t>(reading.spec->style)] = true;
        ++boards;
    }
    CHECK(boards == golden_specs().size());
    for (const bool is_there : has_style)
        CHECK(is_there);
}

TEST_CASE("the golden boards are written anew", "[.record-goldens]") {
    std::ofstream file(golden_path);
    for (const maze::Spec& spec : golden_specs())
        file << maze::code_of(spec) << ' ' << hash_text(maze::generate(spec).grid) << '\n';
    CHECK(file.good());
}
