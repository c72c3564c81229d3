#include "maze/config.hpp"

#include <algorithm>

#include "maze/seed.hpp"
#include "tests/catch.hpp"

using maze::Config;
using maze::ConfigReading;

namespace {

const std::string good =
    "WIDTH=20\nHEIGHT=15\nENTRY=0,0\nEXIT=19,14\nOUTPUT_FILE=maze.txt\nPERFECT=True\nSEED=42\n";

ConfigReading read(const std::string& text) {
    return maze::read_config(text, maze::ConfigRules{});
}

std::vector<std::string> faults(const std::string& text) {
    std::vector<std::string> sentences;
    for (const auto& fault : read(text).faults)
        sentences.push_back(maze::sentence(fault));
    return sentences;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

Config config_of(const std::string& text) {
    const ConfigReading reading = read(text);
    for (const auto& fault : reading.faults)
        FAIL_CHECK(maze::sentence(fault));
    REQUIRE(reading.config);
    return *reading.config;
}

// The good file with one line changed.
std::string with(const std::string& key, const std::string& value) {
    const std::size_t start = good.find(key + "=");
    if (start == std::string::npos) return good + key + "=" + value + "\n";
    return good.substr(0, start) + key + "=" + value + good.substr(good.find('\n', start));
}

}  // namespace

TEST_CASE("a plain file is read as it stands") {
    const Config config = config_of(good);
    CHECK(config.spec.size == maze::Size{20, 15});
    CHECK(config.spec.entry == maze::Point{0, 0});
    CHECK(config.spec.exit == maze::Point{19, 14});
    CHECK(config.spec.perfect);
    CHECK(config.spec.seed == 42);
    CHECK(config.has_seed);
    CHECK(config.output_file == "maze.txt");
    CHECK(config.spec.stamp == "none");
}

TEST_CASE("every optional key is read") {
    const Config config = config_of(good +
                                    "STYLE=Recursive-Backtracker\nTURNS=7\nDEAD_ENDS=3\nSTAMP=HI\n"
                                    "SYMMETRY=true\nBORDER=Open\n");
    CHECK(config.spec.turns == 7);
    CHECK(config.spec.dead_ends == 3);
    CHECK(config.spec.stamp == "HI");
    CHECK(config.spec.symmetric);
    CHECK(config.spec.open_border);
}

TEST_CASE("a dungeon's keys are read and checked against each other") {
    const Config config = config_of(
        good + "STYLE=dungeon\nSPARSENESS=80\ndead_end_removal=0\nROOMS=0\nROOM_MIN=6\nROOM_MAX=9\n");
    CHECK(config.spec.sparseness == 80);
    CHECK(config.spec.dead_end_removal == 0);
    CHECK(config.spec.rooms == 0);
    CHECK(config.spec.room_min == 6);
    CHECK(config.spec.room_max == 9);
    CHECK_FALSE(config_of(good).spec.rooms);
    CHECK(faults(with("SPARSENESS", "101")) ==
          std::vector<std::string>{"line 8: SPARSENESS=101: must be a whole number in digits, 0 to 100"});
    CHECK(faults(with("ROOMS", "301")) ==
          std::vector<std::string>{"line 8: ROOMS=301: must be 0 to 300, the number of cells"});
    CHECK(faults(with("ROOM_MIN", "6")) ==
          std::vector<std::string>{"line 8: ROOM_MIN=6: must not be more than ROOM_MAX, which is 5"});
    CHECK(faults(with("ROOM_MAX", "1")) ==
          std::vector<std::string>{"line 8: ROOM_MAX=1: must not be less than ROOM_MIN, which is 2"});
    CHECK(faults(good + "ROOM_MIN=9\nROOM_MAX=5\n").size() == 1);
    CHECK(faults(with("ROOM_MAX", "21")).size() == 1);
}

TEST_CASE("line ends, byte-order mark, blanks, comments and letter case change nothing") {
    const Config plain = config_of(good);
    const std::string variants[] = {
        replaced(good, "\n", "\r\n"),
        replaced(good, "\n", "\r"),
        replaced(good, "\n", "\r\n\r\n"),
        "\xEF\xBB\xBF" + good,
        good.substr(0, good.size() - 1),
        replaced(good, "=", " =\t"),
        "# a comment\n   # another\n\n" + good + "\n\n#last",
        replaced(replaced(good, "WIDTH", "width"), "PERFECT=True", "Perfect= tRUE "),
        replaced(good, "0,0", " 0 , 0 "),
        replaced(good, "=20", "=0020"),
    };
    for (const std::string& text : variants) {
        CAPTURE(text);
        const Config config = config_of(text);
        CHECK(config.spec == plain.spec);
        CHECK(config.output_file == plain.output_file);
    }
}

TEST_CASE("a number sign or equals sign later in a line belongs to the value") {
    CHECK(config_of(with("OUTPUT_FILE", "out#1.txt")).output_file == "out#1.txt");
    CHECK(config_of(with("OUTPUT_FILE", "a=b.txt")).output_file == "a=b.txt");
    CHECK(faults(with("WIDTH", "20 # wide")) ==
          std::vector<std::string>{
              "line 1: WIDTH=20 # wide: must be a whole number in digits, 2 to 1000000000"});
}

TEST_CASE("numbers with signs, fractions, other bases or digits are refused with the range") {
    for (const char* value : {"-1", "-5", "0", "1", "+7", "20abc", "20.5", "1e3", "0x10", "\xD9\xA3",
                              "99999999999999999999", "2147483647"}) {
        CAPTURE(value);
        CHECK(faults(with("WIDTH", value)) ==
              std::vector<std::string>{"line 1: WIDTH=" + std::string(value) +
                                       ": must be a whole number in digits, 2 to 1000000000"});
    }
    CHECK(faults(with("WIDTH", "")) == std::vector<std::string>{"line 1: WIDTH=: a value must follow the ="});
    CHECK(faults(with("TURNS", "101")).size() == 1);
    CHECK(faults(with("DEAD_ENDS", "-1")).size() == 1);
}

TEST_CASE("a product of sides beyond the bound is refused before anything is made") {
    const std::string huge = replaced(replaced(good, "WIDTH=20", "WIDTH=65536"), "HEIGHT=15", "HEIGHT=65536");
    CHECK(faults(huge) ==
          std::vector<std::string>{
              "line 2: WIDTH x HEIGHT=65536x65536: is more cells than the 1000000000 allowed"});
    maze::ConfigRules game;
    game.max_cells = maze::max_cells_game;
    CHECK(maze::read_config(with("WIDTH", "100000"), game).faults.size() == 1);
}

TEST_CASE("only True and False are truths") {
    for (const char* value : {"1", "yes", "maybe", "Truee", "T", "0", "no"}) {
        CAPTURE(value);
        CHECK(faults(with("PERFECT", value)) ==
              std::vector<std::string>{"line 6: PERFECT=" + std::string(value) + ": must be True or False"});
    }
    CHECK_FALSE(config_of(with("PERFECT", "FALSE")).spec.perfect);
}

TEST_CASE("places are checked for form, board and each other") {
    for (const char* value :
         {"20,14", "19,15", "14,19", "-1,0", "19;14", "19", "19,14,0", "a,b", "(19,14)"}) {
        CAPTURE(value);
        CHECK(faults(with("EXIT", value)).size() == 1);
    }
    CHECK(faults(with("EXIT", "20,14")) ==
          std::vector<std::string>{"line 4: EXIT=20,14: x must be 0 to 19 and y 0 to 14"});
    CHECK(faults(with("EXIT", "0,0")) ==
          std::vector<std::string>{"line 4: EXIT=0,0: must be another cell than ENTRY"});
    CHECK(config_of(with("EXIT", "7,7")).spec.exit == maze::Point{7, 7});
    CHECK(config_of(with("EXIT", "1,0")).spec.exit == maze::Point{1, 0});
}

TEST_CASE("a misspelt key is named with the nearest one, and the missing one too") {
    CHECK(
        faults(replaced(good, "WIDTH", "WIDHT")) ==
        std::vector<std::string>{"line 1: WIDHT is no known key; the nearest is WIDTH", "WIDTH is missing"});
    CHECK(faults(with("STYLE", "wilsn")) ==
          std::vector<std::string>{"line 8: STYLE=wilsn: is no known style; the nearest is wilson"});
}

TEST_CASE("a key given twice is refused naming both lines, in any letter case") {
    CHECK(faults(good + "width=30\n") ==
          std::vector<std::string>{"line 8: WIDTH is given twice, first in line 1"});
    CHECK(faults(good + "WIDTH =30\nWIDTH=40\n").size() == 2);
}

TEST_CASE("all faults of a file are told in one run, in the order of its lines") {
    const auto all = faults("WIDTH 40\n=40\nHEIGHT=\nENTRY=x\nSHAPE=round\nPERFECT=perhaps\nSTAMP=a b\n");
    CHECK(all.size() == 10);
    CHECK(all[0] == "line 1: WIDTH 40: a line must be KEY=VALUE or a comment starting with #");
    CHECK(all[1] == "line 2: a key must stand before the =");
    CHECK(all[2] == "line 3: HEIGHT=: a value must follow the =");
    CHECK(std::is_sorted(all.begin(), all.begin() + 7));
    CHECK(all[7] == "WIDTH is missing");
}

TEST_CASE("files that are no text, or hold nothing, are refused in plain words") {
    CHECK(faults("").size() == 6);
    CHECK(faults("\n\n\r\n  \n").size() == 6);
    CHECK(faults("# only\n# comments").size() == 6);
    CHECK(faults(std::string("W\0I\0", 4)) == std::vector<std::string>{"the file is not UTF-8 text"});
    CHECK(faults("\xFF\xFEW") == std::vector<std::string>{"the file is not UTF-8 text"});
}

TEST_CASE("a flood of faults and endless lines are cut short") {
    std::string flood;
    for (int i = 0; i < 100'000; ++i)
        flood += "x\n";
    CHECK(faults(flood).size() == ConfigReading::max_faults);
    const auto one_line = faults(std::string(1'000'000, 'y'));
    CHECK(one_line.size() == 7);
    CHECK(one_line.front().size() < 200);
    CHECK(faults(good + std::string(1'000'000, 'y') + "=1").size() == 1);
}

TEST_CASE("seeds of every kind are read by one rule and a missing one is told apart from zero") {
    CHECK(config_of(with("SEED", "0")).has_seed);
    CHECK(config_of(with("SEED", "0")).spec.seed == 0);
    CHECK(config_of(with("SEED", "abc")).spec.seed == maze::seed_from_text("abc"));
    CHECK(config_of(with("SEED", "4294967296")).spec.seed == 4294967296U);
    CHECK(config_of(with("SEED", "-1")).spec.seed == maze::seed_from_text("-1"));
    CHECK_FALSE(config_of(replaced(good, "SEED=42\n", "")).has_seed);
    CHECK(faults(with("SEED", "")).size() == 1);
}

TEST_CASE("the caller decides the stamp of a file that names none") {
    maze::ConfigRules rules;
    rules.stamp = "42";
    CHECK(maze::read_config(good, rules).config->spec.stamp == "42");
    CHECK(maze::read_config(with("STAMP", "none"), rules).config->spec.stamp == "none");
}
