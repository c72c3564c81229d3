#pragma once
// The command line of the game.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "maze/geometry.hpp"
#include "maze/spec.hpp"
#include "maze/style.hpp"
#include "sim/bot.hpp"
#include "sim/spec.hpp"

namespace app {

struct Options {
    std::optional<std::string> config;  ///< a config file to play
    std::optional<maze::Spec> code;     ///< the board of a code
    std::optional<sim::Mode> mode;      ///< unset: the title screen
    std::optional<maze::Size> size;
    std::optional<std::string> seed;
    std::optional<maze::Style> style;
    std::optional<int> turns;
    std::optional<sim::Difficulty> difficulty;

    std::optional<std::string> record;
    std::optional<std::string> replay;
    bool headless = false;
    std::optional<sim::BotKind> bot;
    std::optional<std::uint64_t> ticks;

    std::optional<std::string> screenshot;
    std::optional<std::uint64_t> frames;
    bool fullscreen = false;

    std::optional<std::string> data;
    std::optional<std::string> user;
};

/// The program has nothing to do but to print a text and end: help, version, or a refusal.
struct EarlyEnd {
    int exit_status = 0;  ///< 0: `text` is for standard output; 2: for standard error
    std::string text;
};

/// Reads the arguments (without the program's name). Every refusal is one sentence that names the option, the
/// value and what is allowed.
[[nodiscard]] std::variant<Options, EarlyEnd> parse_options(const std::vector<std::string>& arguments);

}  // namespace app
