#include "maze/text_lines.hpp"

#include <string>
#include <vector>

#include "tests/catch.hpp"

namespace {

std::vector<std::string> lines_of(std::string_view text) {
    maze::TextLines lines(text);
    std::vector<std::string> all;
    while (const auto line = lines.next())
        all.emplace_back(*line);
    return all;
}

}  // namespace

TEST_CASE("line ends of every system are the same") {
    const std::vector<std::string> expected{"a", "", "b"};
    for (const char* text : {"a\n\nb\n", "a\r\n\r\nb\r\n", "a\r\rb\r", "a\n\r\nb", "a\r\n\nb\r"})
        CHECK(lines_of(text) == expected);
    CHECK(lines_of("").empty());
    CHECK(lines_of("\n") == std::vector<std::string>{""});
}

TEST_CASE("blanks and tabs at the ends are dropped") {
    CHECK(maze::trimmed(" \ta b\t ") == "a b");
    CHECK(maze::trimmed(" \t ").empty());
    CHECK(maze::trimmed("").empty());
}
