#include "maze/utf8.hpp"

#include "tests/catch.hpp"

using namespace std::string_view_literals;

TEST_CASE("well-formed text passes") {
    for (const auto text : {""sv, "plain\r\n\t"sv, "\xC3\xA4"sv, "\xE2\x82\xAC"sv, "\xF0\x9F\x8E\xAE"sv,
                            "\xEF\xBB\xBF"sv, "\xF4\x8F\xBF\xBF"sv})
        CHECK(maze::is_utf8_text(text));
}

TEST_CASE("bytes that are no UTF-8, and NUL, do not") {
    for (const auto text :
         {"\0"sv, "a\0b"sv, "\xFF\xFE"sv, "\x80"sv, "\xC3"sv, "\xC0\xAF"sv, "\xE0\x80\xAF"sv,
          "\xED\xA0\x80"sv, "\xF4\x90\x80\x80"sv, "\xF8\x88\x80\x80\x80"sv, "\xE4"sv}) {
        CHECK_FALSE(maze::is_utf8_text(text));
    }
}
