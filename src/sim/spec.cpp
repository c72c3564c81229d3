#include "sim/spec.hpp"

#include <array>

namespace sim {
namespace {

constexpr std::array<std::string_view, 2> mode_names{"perfect", "pacman"};
constexpr std::array<std::string_view, 4> difficulty_names{"stroll", "easy", "normal", "arcade"};

/// A chase needs room between the centre and the corners.
constexpr int min_chase_side = 5;

std::optional<std::string> outside(std::string_view key, int value, int lowest, int highest) {
    if (value >= lowest && value <= highest) return std::nullopt;
    return std::string(key) + "=" + std::to_string(value) + ": must be " + std::to_string(lowest) + " to " +
           std::to_string(highest);
}

std::optional<std::string> problem_with(const Assists& assists) {
    if (auto problem = outside("SPEED", assists.speed_percent, 60, 120)) return problem;
    if (auto problem = outside("CHASERS", assists.chasers, 0, 4)) return problem;
    return outside("EXTRA_LIVES", assists.extra_lives, 0, 9);
}

}  // namespace

std::string_view name(Mode mode) {
    return mode_names[static_cast<std::size_t>(mode)];
}

std::string_view name(Difficulty difficulty) {
    return difficulty_names[static_cast<std::size_t>(difficulty)];
}

std::optional<Mode> mode_from_name(std::string_view text) {
    for (const Mode mode : {Mode::Perfect, Mode::Pacman}) {
        if (name(mode) == text) return mode;
    }
    return std::nullopt;
}

std::optional<Difficulty> difficulty_from_name(std::string_view text) {
    for (const Difficulty difficulty :
         {Difficulty::Stroll, Difficulty::Easy, Difficulty::Normal, Difficulty::Arcade}) {
        if (name(difficulty) == text) return difficulty;
    }
    return std::nullopt;
}

std::optional<std::string> problem_with(const GameSpec& spec) {
    if (auto problem = problem_with(spec.assists)) return problem;
    if (auto problem = maze::problem_with(spec.board, maze::max_cells_game)) return problem;
    if (spec.board.perfect != (spec.mode == Mode::Perfect)) {
        return std::string("MODE=") + std::string(name(spec.mode)) + ": the board must " +
               (spec.board.perfect ? "have loops (PERFECT=False)" : "be perfect (PERFECT=True)");
    }
    const maze::Size size = spec.board.size;
    if (!is_walk(spec) && (size.width < min_chase_side || size.height < min_chase_side)) {
        return "size " + std::to_string(size.width) + "x" + std::to_string(size.height) +
               " is too small for a chase: both sides must be at least " + std::to_string(min_chase_side);
    }
    return std::nullopt;
}

GameSpec perfect_game(std::uint64_t seed, maze::Size size) {
    GameSpec spec;
    spec.board.size = size;
    spec.board.seed = seed;
    spec.board.exit = {size.width - 1, size.height - 1};
    return spec;
}

GameSpec pacman_game(std::uint64_t seed, Difficulty difficulty, maze::Size size) {
    GameSpec spec = perfect_game(seed, size);
    spec.mode = Mode::Pacman;
    spec.difficulty = difficulty;
    spec.board.perfect = false;
    spec.board.symmetric = true;
    return spec;
}

bool is_walk(const GameSpec& spec) {
    return spec.mode == Mode::Perfect || spec.difficulty == Difficulty::Stroll;
}

bool is_assisted(const GameSpec& spec) {
    return spec.assists != Assists{};
}

}  // namespace sim
