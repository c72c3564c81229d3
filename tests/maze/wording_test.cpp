#include "maze/wording.hpp"

#include "tests/catch.hpp"

TEST_CASE("numbers are decimal digits and nothing else") {
    CHECK(maze::number_from("0") == 0);
    CHECK(maze::number_from("007") == 7);
    CHECK(maze::number_from("9223372036854775807") == 9223372036854775807);
    CHECK(maze::number_from("99999999999999999999") == 9223372036854775807);
    for (const char* text :
         {"", "-1", "+7", " 5", "5 ", "20abc", "20.5", "1e3", "0x10", "\xD9\xA3", "1,000"}) {
        CAPTURE(text);
        CHECK_FALSE(maze::number_from(text).has_value());
    }
}

TEST_CASE("places are two numbers and a comma") {
    CHECK(maze::point_from("19,14") == maze::Point{19, 14});
    CHECK(maze::point_from(" 19 , 14 ") == maze::Point{19, 14});
    for (const char* text : {"", "19", "19;14", "19,14,0", "a,b", "(19,14)", "-1,0", ",", "1,", "1 2,3"}) {
        CAPTURE(text);
        CHECK_FALSE(maze::point_from(text).has_value());
    }
    CHECK(maze::point_from("99999999999,0") == maze::Point{2147483647, 0});
    CHECK(maze::text_of(maze::Point{3, 4}) == "3,4");
}

TEST_CASE("sizes are two numbers and an x") {
    CHECK(maze::size_from("20x12") == maze::Size{20, 12});
    CHECK(maze::size_from("20X12") == maze::Size{20, 12});
    for (const char* text : {"", "20", "x", "20x", "x12", "20x12x3", "20 x 12", "-20x12"}) {
        CAPTURE(text);
        CHECK_FALSE(maze::size_from(text).has_value());
    }
    CHECK(maze::text_of(maze::Size{3, 4}) == "3x4");
}

TEST_CASE("quotes are short and printable") {
    CHECK(maze::quotable("plain") == "plain");
    CHECK(maze::quotable("a\x1B[31m\tb") == "a?[31m?b");
    CHECK(maze::quotable(std::string(1'000'000, 'x')) == std::string(60, 'x') + "...");
    const std::string umlauts = std::string(59, 'x') + "\xC3\xA4\xC3\xA4";
    CHECK(maze::quotable(umlauts) == std::string(59, 'x') + "...");
}

TEST_CASE("spelling distance counts letters added, dropped and changed") {
    CHECK(maze::spelling_distance("WIDTH", "WIDTH") == 0);
    CHECK(maze::spelling_distance("widht", "WIDTH") == 2);
    CHECK(maze::spelling_distance("", "abc") == 3);
    CHECK(maze::spelling_distance("HIGHT", "HEIGHT") == 1);
}

TEST_CASE("upper case touches A to Z alone") {
    CHECK(maze::upper_case("Output_file \xC3\xA4") == "OUTPUT_FILE \xC3\xA4");
}
