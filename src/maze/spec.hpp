#pragma once
// Everything that decides what a board looks like, and the one check of it at the door.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/geometry.hpp"
#include "maze/style.hpp"

namespace maze {

/// The largest boards that the library and the command make, and that the game plays, in cells.
inline constexpr std::int64_t max_cells_library = 1'000'000'000;
inline constexpr std::int64_t max_cells_game = 1'000'000;

/// The longest side that a room of a dungeon may be asked to have, in cells.
inline constexpr int longest_room_side = 20;

/// Two equal specs make the same board, byte for byte, on every platform.
struct Spec {
    Size size{20, 12};       ///< each side 1 or more, two cells at least
    std::uint64_t seed = 0;  ///< see seed_from_text
    Style style = Style::RecursiveBacktracker;
    int turns = 50;       ///< 0 straight until blocked .. 50 no preference .. 100 a new direction everywhere
    int mix = 50;         ///< growing tree only: percentage of steps that go on from the newest cell, 0..100
    bool perfect = true;  ///< one way between any two cells, but see promises_perfect(); false: a Pac-Man
                          ///< board, full of loops
    int dead_ends = 0;    ///< how many dead ends a Pac-Man board may keep
    bool symmetric = false;      ///< whether a Pac-Man board mirrors left to right
    Point entry{0, 0};           ///< where the player starts
    Point exit{19, 11};          ///< the goal; not the entry
    std::string stamp = "none";  ///< "42", a short text of A-Z 0-9, or "none": drawn in closed cells
    bool open_border = false;    ///< whether files open the outer wall at an entry or exit beside it

    // Style::Dungeon alone:
    int sparseness = 60;        ///< percentage of all cells that is turned back into rock, 0..100
    int dead_end_removal = 50;  ///< chance in percent that a dead end is led on to a corridor, 0..100
    std::optional<int> rooms;   ///< how many rooms are placed; if not given, one for every 45 cells
    int room_min = 2;           ///< shortest side of a room in cells, 1..room_max
    int room_max = 5;           ///< longest side of a room in cells, up to longest_room_side

    friend bool operator==(const Spec&, const Spec&) = default;
};

/// Whether generate() promises exactly one way between any two cells that are not closed. All that are not
/// Pac-Man boards have it but dungeons: a room is an open place, and a dead end that is led on meets another
/// corridor. A dungeon without rooms and without dead-end removal is perfect, too.
[[nodiscard]] bool promises_perfect(const Spec& spec);

/// One thing wrong with a spec: which key of the config file it belongs to, the value as a person
/// would type it, and what is allowed.
struct SpecFault {
    std::string_view key;
    std::string value;
    std::string reason;
};

/// Everything wrong with a spec, in the order of its members. max_cells bounds width x height.
/// Allocates nothing in proportion to the board.
[[nodiscard]] std::vector<SpecFault> faults_in(const Spec& spec, std::int64_t max_cells);

/// The first fault as one sentence for a person, for example "EXIT=20,3: x must be 0 to 19 and y 0 to
/// 11"; nothing if the spec is fine. generate() may only be called with a spec that is.
[[nodiscard]] std::optional<std::string> problem_with(const Spec& spec, std::int64_t max_cells);

}  // namespace maze
