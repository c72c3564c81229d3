#include "cli/wishes.hpp"

#include "cli/errors.hpp"
#include "maze/code.hpp"
#include "tests/catch.hpp"

namespace {

std::string refusal(const cli::MakeOptions& options) {
    try {
        static_cast<void>(cli::spec_of(options));
    } catch (const cli::WrongInput& error) {
        return error.what();
    }
    return {};
}

}  // namespace

TEST_CASE("what is not asked for has its default") {
    cli::MakeOptions options;
    options.seed = "42";
    options.has_seed = true;
    maze::Spec expected;
    expected.seed = 42;
    CHECK(cli::spec_of(options) == expected);
    options.pacman = true;
    CHECK(cli::spec_of(options).size == maze::Size{13, 9});
    CHECK(cli::spec_of(options).exit == maze::Point{12, 8});
}

TEST_CASE("without a seed every board is another") {
    CHECK(cli::spec_of({}).seed != cli::spec_of({}).seed);
}

TEST_CASE("every wrong value is refused by its option, with what is allowed") {
    cli::MakeOptions o;
    o.size = "20";
    CHECK(refusal(o) == "--size 20: must be WxH in digits, such as 20x12");
    o.size = "0x7";
    CHECK(refusal(o) == "--size 0: must be 1 to 1000000000");
    o.size = "99999999999999999999x2";
    CHECK(refusal(o).find("--size") == 0);
    o.size = "65536x65536";
    CHECK(refusal(o) == "--size 65536x65536: is more cells than the 1000000000 allowed");
    o = {};
    o.turns = "101";
    CHECK(refusal(o) == "--turns 101: must be a whole number in digits, 0 to 100");
    o = {};
    o.style = "wilsn";
    CHECK(refusal(o) == "--style wilsn: is no known style; the nearest is wilson");
    o = {};
    o.exit = "20,3";
    CHECK(refusal(o) == "--exit 20,3: x must be 0 to 19 and y 0 to 11");
    o.exit = "0,0";
    CHECK(refusal(o) == "--exit 0,0: must be another cell than ENTRY");
    o.exit = "x";
    CHECK(refusal(o) == "--exit x: must be x,y in digits, counted from 0");
    o = {};
    o.stamp = "a b";
    CHECK(refusal(o).find("--stamp a b: must be none or") == 0);
    o = {};
    o.dead_ends = "-1";
    CHECK(refusal(o).find("--dead-ends -1") == 0);
}

TEST_CASE("a dungeon is asked for by its own options") {
    cli::MakeOptions o;
    o.style = "dungeon";
    o.sparseness = "0";
    o.dead_end_removal = "100";
    o.rooms = "3";
    o.room_min = "1";
    o.room_max = "1";
    const maze::Spec spec = cli::spec_of(o);
    CHECK(spec.sparseness == 0);
    CHECK(spec.dead_end_removal == 100);
    CHECK(spec.rooms == 3);
    CHECK(spec.room_min == 1);
    CHECK(spec.room_max == 1);
    o.rooms = "241";
    CHECK(refusal(o) == "--rooms 241: must be 0 to 240, the number of cells");
    o.rooms = "many";
    CHECK(refusal(o).find("--rooms many: must be a whole number in digits") == 0);
    o = {};
    o.room_min = "6";
    CHECK(refusal(o) == "--room-min 6: must not be more than ROOM_MAX, which is 5");
    o.room_min = "21";
    CHECK(refusal(o) == "--room-min 21: must be a whole number in digits, 1 to 20");
}

TEST_CASE("a code stands alone") {
    cli::MakeOptions o;
    maze::Spec spec;
    spec.seed = 7;
    spec.style = maze::Style::Prim;
    o.code = maze::code_of(spec);
    CHECK(cli::spec_of(o) == spec);
    o.turns = "3";
    CHECK(refusal(o).find("no other option fits beside it") != std::string::npos);
    o.turns = "";
    o.rooms = "3";
    CHECK(refusal(o).find("no other option fits beside it") != std::string::npos);
    o = {};
    o.code = "P2-1A-00";
    CHECK(refusal(o).find("--code P2-1A-00: the check letters") == 0);
}

TEST_CASE("formats have names") {
    CHECK(cli::format_from("") == cli::Format::Text);
    CHECK(cli::format_from("hex") == cli::Format::Hex);
    CHECK_THROWS_AS(cli::format_from("bmp"), cli::WrongInput);
}
