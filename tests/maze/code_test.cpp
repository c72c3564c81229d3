#include "maze/code.hpp"

#include <limits>

#include "maze/rng.hpp"
#include "tests/catch.hpp"

using maze::code_of;
using maze::read_code;
using maze::Spec;

namespace {

Spec random_spec(maze::Rng& rng) {
    const auto below = [&](std::uint32_t n) { return static_cast<int>(rng.below(n)); };
    Spec spec;
    spec.seed = rng.next() >> rng.below(64);
    spec.perfect = rng.chance_percent(50);
    spec.symmetric = rng.chance_percent(50);
    spec.size = {2 + below(50), 2 + below(50)};
    spec.style = static_cast<maze::Style>(rng.below(static_cast<std::uint32_t>(maze::all_styles().size())));
    if (rng.chance_percent(50)) spec.turns = below(101);
    if (rng.chance_percent(50)) spec.mix = below(101);
    if (rng.chance_percent(50)) spec.dead_ends = below(30);
    spec.exit = {spec.size.width - 1, spec.size.height - 1};
    if (rng.chance_percent(50)) spec.entry = {below(50) % spec.size.width, 0};
    if (rng.chance_percent(50)) spec.exit = {0, spec.size.height - 1};
    if (rng.chance_percent(30)) spec.stamp = "42";
    if (rng.chance_percent(30)) spec.stamp = "W8";
    spec.open_border = rng.chance_percent(50);
    if (rng.chance_percent(50)) return spec;
    spec.sparseness = below(101);
    spec.dead_end_removal = below(101);
    if (rng.chance_percent(50)) spec.rooms = below(5);
    spec.room_min = 1 + below(maze::longest_room_side);
    const auto sides = static_cast<std::uint32_t>(maze::longest_room_side + 1 - spec.room_min);
    spec.room_max = spec.room_min + below(sides);
    return spec;
}

Spec default_pacman() {
    Spec spec;
    spec.perfect = false;
    spec.symmetric = true;
    spec.size = {13, 9};
    spec.exit = {12, 8};
    return spec;
}

}  // namespace

TEST_CASE("a code brings back the spec it was made of") {
    maze::Rng rng(1);
    for (int i = 0; i < 3000; ++i) {
        const Spec spec = random_spec(rng);
        const std::string code = code_of(spec);
        const maze::CodeReading reading = read_code(code);
        CAPTURE(code, reading.fault);
        REQUIRE(reading.spec);
        REQUIRE(*reading.spec == spec);
        for (const char c : code)
            REQUIRE((c > ' ' && c < 127));
    }
}

TEST_CASE("a default board of any seed fits in twenty characters") {
    Spec perfect;
    perfect.seed = std::numeric_limits<std::uint64_t>::max();
    CHECK(code_of(perfect).size() <= 20);
    Spec pacman = default_pacman();
    pacman.seed = perfect.seed;
    CHECK(code_of(pacman).size() <= 20);
    CHECK(*read_code(code_of(pacman)).spec == pacman);
}

TEST_CASE("codes are pinned", "[golden]") {
    Spec spec;
    spec.seed = 42;
    CHECK(code_of(spec) == "P2-1A-6N");
    spec.style = maze::Style::Wilson;
    spec.size = {30, 20};
    spec.exit = {29, 19};
    CHECK(code_of(spec) == "P2-1A-30X20-YWI-CT");
    CHECK(code_of(default_pacman()) == "C2-0-26");
}

TEST_CASE("letter case, blanks around and look-alike letters do not matter") {
    Spec spec;
    spec.seed = 32 * 32 + 32;  // 110
    const std::string code = code_of(spec);
    REQUIRE(code.substr(0, 6) == "P2-110");
    const std::string check = code.substr(7);
    CHECK(*read_code(" p2-ilo-" + check + "\t").spec == spec);
}

TEST_CASE("a mistyped character never gives another board in silence") {
    Spec spec = default_pacman();
    spec.seed = 123456789;
    spec.turns = 70;
    const std::string code = code_of(spec);
    int unnoticed = 0;
    int tried = 0;
    for (std::size_t i = 0; i < code.size(); ++i) {
        for (char c = '!'; c <= 'Z'; ++c) {
            std::string typed = code;
            typed[i] = c;
            const maze::CodeReading reading = read_code(typed);
            CHECK((reading.spec || !reading.fault.empty()));
            ++tried;
            unnoticed += reading.spec && !(*reading.spec == spec) ? 1 : 0;
        }
    }
    CHECK(unnoticed * 200 <= tried);
}

TEST_CASE("a wrong code says what part is wrong") {
    const auto fault = [](std::string_view code) { return read_code(code).fault; };
    CHECK(fault("") == "a code starts with P for a perfect maze or C for a Pac-Man board");
    CHECK(fault("hello") == "a code starts with P for a perfect maze or C for a Pac-Man board");
    CHECK(fault("P9-1A-00") == "\"P9\" is of version 9, this program makes version 2");
    CHECK(fault("P2") == "a code has at least three parts joined by hyphens, such as P2-1A-6N");
    CHECK(fault("P2-U-00") == "\"U\" is no seed: up to 13 of the characters 0-9 and A-Z");
    CHECK(fault("P2-ZZZZZZZZZZZZZ-00").find("is no seed") != std::string::npos);
    CHECK(fault("P2-1A-YQQ-00") == "\"YQQ\" names no known style");
    CHECK(fault("P2-1A-T101-00") == "TURNS=101: must be 0 to 100");
    CHECK(fault("P2-1A-99999X99999-00") ==
          "WIDTH x HEIGHT=99999x99999: is more cells than the 1000000000 allowed");
    CHECK(fault("P2-1A-E9-00") == "\"E9\" must hold the entry as x,y");
    CHECK(fault("P2-1A-V101-00") == "SPARSENESS=101: must be 0 to 100");
    CHECK(fault("P2-1A-R241-00") == "ROOMS=241: must be 0 to 240, the number of cells");
    CHECK(fault("P2-1A-R-00") == "\"R\" must hold a number of rooms");
    CHECK(fault("P2-1A-Z5-00") == "\"Z5\" must hold the sides of rooms as least,most");
    CHECK(fault("P2-1A-Z4,3-00") == "ROOM_MAX=3: must not be less than ROOM_MIN, which is 4");
    CHECK(fault("P2-1A-J-00") == "\"J\" is no part of a code");
    CHECK(fault("P2-1A-MM-00") == "\"MM\" is no part of a code");
    CHECK(fault("P2-1A--00") == "two hyphens in a row");
    CHECK(fault("P2-1A-00").find("the check letters \"00\" do not fit") == 0);
    CHECK(fault(std::string(1000, 'P')) == "a code is at most 200 characters long");
    CHECK(read_code("P2-1A-30X20-", 100).fault.find("more cells than the 100 allowed") != std::string::npos);
}
