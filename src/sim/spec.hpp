#pragma once
// What a game is, as the player chose it: everything that a world is built from and that a replay must
// name. Checked once, at the door, by problem_with(); everything behind it may rely on it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "maze/spec.hpp"

namespace sim {

/// Perfect: walk from the entry to the exit of a maze without loops. Pacman: a chase on a board of loops.
enum class Mode : std::uint8_t { Perfect, Pacman };

/// How hard the Pac-Man mode is; the perfect mode ignores it. Stroll has no chasers: walk to the goal.
enum class Difficulty : std::uint8_t { Stroll, Easy, Normal, Arcade };

/// "perfect", "pacman"; "stroll", "easy", "normal", "arcade": as options and replays spell them.
[[nodiscard]] std::string_view name(Mode mode);
[[nodiscard]] std::string_view name(Difficulty difficulty);
[[nodiscard]] std::optional<Mode> mode_from_name(std::string_view text);
[[nodiscard]] std::optional<Difficulty> difficulty_from_name(std::string_view text);

/// Help that a player may take in any difficulty. A game played with any of it is marked in the records.
struct Assists {
    int speed_percent = 100;  ///< 60 to 120: everything moves slower or faster, every clock with it
    int chasers = 4;          ///< 0 to 4; the direct one goes last
    int extra_lives = 0;      ///< 0 to 9, on top of the difficulty's own
    friend constexpr bool operator==(const Assists&, const Assists&) = default;
};

struct GameSpec {
    Mode mode = Mode::Perfect;
    Difficulty difficulty = Difficulty::Normal;
    Assists assists;
    maze::Spec board;  ///< level 1; the next levels take the next seeds of the series
    friend bool operator==(const GameSpec&, const GameSpec&) = default;
};

/// Nothing if new_world(spec) will work, else a sentence for a person that names what is wrong, its value
/// and what is allowed. Boards of up to maze::max_cells_game cells are allowed.
[[nodiscard]] std::optional<std::string> problem_with(const GameSpec& spec);

/// The usual games: a perfect maze of 20x12 from corner to corner, a mirrored chase board of 13x9. With
/// another `size`, entry and exit move to the new corners.
[[nodiscard]] GameSpec perfect_game(std::uint64_t seed, maze::Size size = {20, 12});
[[nodiscard]] GameSpec pacman_game(std::uint64_t seed, Difficulty difficulty = Difficulty::Normal,
                                   maze::Size size = {13, 9});

/// Whether the player walks from cell to cell toward a goal (perfect mode and stroll), rather than runs
/// on by himself as in a chase.
[[nodiscard]] bool is_walk(const GameSpec& spec);

[[nodiscard]] bool is_assisted(const GameSpec& spec);

}  // namespace sim
