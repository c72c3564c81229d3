#pragma once
// The styles of maze this library knows, by the names that people type.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace maze {

enum class Style : std::uint8_t {
    RecursiveBacktracker,
    HuntAndKill,
    GrowingTree,
    Prim,
    Kruskal,
    Wilson,
    Eller,
    Sidewinder,
    BinaryTree,
    RecursiveDivision,
    Dungeon,
    Tiled,
};

struct StyleInfo {
    Style style = Style::RecursiveBacktracker;
    std::string_view name;     ///< as typed: lower case, words joined by hyphens
    std::string_view texture;  ///< one line on how such a maze looks and plays
    bool has_turns = false;    ///< whether Spec::turns changes it
};

/// Every style, in the order in which they are listed to people.
[[nodiscard]] const std::array<StyleInfo, 12>& all_styles();

[[nodiscard]] const StyleInfo& info(Style style);
[[nodiscard]] std::string_view name(Style style);

/// Exactly a name of all_styles(), in any letter case; nothing otherwise.
[[nodiscard]] std::optional<Style> style_from_name(std::string_view name);

}  // namespace maze
