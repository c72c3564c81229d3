#include "maze/style.hpp"

#include <algorithm>
#include <cstddef>

namespace maze {

namespace {

// The order is that of the enumeration, which info() relies on.
constexpr std::array<StyleInfo, 12> styles{{
    {Style::RecursiveBacktracker, "recursive-backtracker",
     "long winding corridors, few but deep dead ends; the hard classic", true},
    {Style::HuntAndKill, "hunt-and-kill",
     "long corridors like the backtracker's, more evenly spread, with shorter solutions", true},
    {Style::GrowingTree, "growing-tree", "a mix of long corridors and bushy side branches", true},
    {Style::Prim, "prim", "many short dead ends growing out of one centre like frost", false},
    {Style::Kruskal, "kruskal", "even all over, many short dead ends and crossings", false},
    {Style::Wilson, "wilson", "every possible maze equally likely; no preferred direction or shape", false},
    {Style::Eller, "eller", "made row by row, even texture with a slight grain along the rows", false},
    {Style::Sidewinder, "sidewinder", "an open corridor along the top and easy ways north; gentle", false},
    {Style::BinaryTree, "binary-tree",
     "open corridors along the top and left, everything leans one way; easiest", false},
    {Style::RecursiveDivision, "recursive-division", "long straight walls and nested rooms with single doors",
     false},
    {Style::Dungeon, "dungeon", "corridors, rooms and solid rock, with some loops", true},
    {Style::Tiled, "tiled", "backtracker mazes side by side with single doors; made by every core at once",
     true},
}};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

const std::array<StyleInfo, 12>& all_styles() {
    return styles;
}

const StyleInfo& info(Style style) {
    return styles[static_cast<std::size_t>(style)];
}

std::string_view name(Style style) {
    return info(style).name;
}

std::optional<Style> style_from_name(std::string_view name) {
    const auto same = [](char typed, char known) { return lower(typed) == known; };
    for (const StyleInfo& style : styles) {
        if (std::equal(name.begin(), name.end(), style.name.begin(), style.name.end(), same))
            return style.style;
    }
    return std::nullopt;
}

}  // namespace maze
