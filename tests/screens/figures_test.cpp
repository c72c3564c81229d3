#include "screens/figures.hpp"

#include "tests/catch.hpp"

TEST_CASE("a clock shows minutes and two digits of seconds") {
    CHECK(screens::clock_text(0) == "0:00");
    CHECK(screens::clock_text(59) == "0:00");
    CHECK(screens::clock_text(60) == "0:01");
    CHECK(screens::clock_text(60 * 72) == "1:12");
    CHECK(screens::clock_text(60 * 60 * 100) == "100:00");
}

TEST_CASE("long numbers are grouped by three") {
    CHECK(screens::grouped(0) == "0");
    CHECK(screens::grouped(999) == "999");
    CHECK(screens::grouped(1000) == "1 000");
    CHECK(screens::grouped(12480) == "12 480");
    CHECK(screens::grouped(9999999) == "9 999 999");
}
