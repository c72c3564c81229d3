#pragma once
// What the next game will be like: the player's choices from the command line, and the series of seeds that a
// session walks through. One Setup lives as long as the program and is shared by its screens.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "maze/grade.hpp"
#include "screens/glass.hpp"
#include "screens/records.hpp"
#include "sim/replay.hpp"
#include "sim/spec.hpp"

namespace screens {

struct Setup {
    std::optional<maze::Size> size;   ///< none: what fits the window
    std::optional<maze::Spec> board;  ///< a whole board, from a code or a config file; its seed is first_seed
    maze::Style style = maze::Style::RecursiveBacktracker;
    int turns = 50;
    std::optional<maze::Grade> grade =
        maze::Grade::Medium;  ///< of perfect mazes; none: as they are asked for
    sim::Difficulty difficulty = sim::Difficulty::Normal;
    sim::Assists assists;  ///< of the next game in the Pac-Man mode

    std::uint64_t first_seed = 0;  ///< the series' beginning
    std::uint32_t boards_taken = 0;

    Records records;  ///< as they stand; the app keeps them in the user's folder
    std::string version;

    /// The recording of this session's first game, as far as it has been played; its digest is not filled in.
    std::shared_ptr<sim::Replay> first_game;
};

/// The seed of the next new board, before grading.
[[nodiscard]] std::uint64_t next_seed(const Setup& setup);

/// The next new game of a mode as it is asked for: its board before grading. Takes nothing.
[[nodiscard]] sim::GameSpec wished_game(const Setup& setup, sim::Mode mode, maze::Size size);

/// The next new game of a mode, graded where the setup says so (see maze/grade.hpp); takes its seed from the
/// series. `size` is for players who did not choose one.
[[nodiscard]] sim::GameSpec take_next_game(Setup& setup, sim::Mode mode, maze::Size size);

/// The size of board that suits a window.
[[nodiscard]] maze::Size size_for(sim::Mode mode, const Glass& glass);

/// The size of board where there is no window.
[[nodiscard]] maze::Size usual_size(sim::Mode mode);

}  // namespace screens
