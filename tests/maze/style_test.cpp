#include "maze/style.hpp"

#include <string>

#include "tests/catch.hpp"

TEST_CASE("every style is found by its name in any letter case and by nothing else") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        CHECK(maze::style_from_name(style.name) == style.style);
        CHECK(maze::name(style.style) == style.name);
        CHECK(maze::info(style.style).name == style.name);
        CHECK_FALSE(style.texture.empty());
        CHECK_FALSE(maze::style_from_name(std::string(style.name) + " ").has_value());
        CHECK_FALSE(maze::style_from_name(style.name.substr(1)).has_value());
    }
    CHECK(maze::style_from_name("WILSON") == maze::Style::Wilson);
    CHECK_FALSE(maze::style_from_name("").has_value());
}
