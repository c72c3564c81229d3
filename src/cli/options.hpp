#pragma once
// What a person can ask of mazegen, as typed; an empty text is an option not given.

#include <optional>
#include <string>
#include <vector>

namespace cli {

struct MakeOptions {
    std::string size;
    std::string seed;
    std::string style;
    std::string turns;
    std::string mix;
    std::string dead_ends;
    std::string entry;
    std::string exit;
    std::string stamp;
    std::string sparseness;
    std::string dead_end_removal;
    std::string rooms;
    std::string room_min;
    std::string room_max;
    std::string code;
    std::string format;
    std::string output;
    bool pacman = false;
    bool symmetric = false;
    bool open_border = false;
    bool with_path = false;
    bool has_seed = false;  ///< an empty text is a seed, too
};

struct FileOptions {
    std::string file;  ///< "-" is standard input
    std::string format;
    std::string max_dead_ends;
    bool with_path = false;
    bool perfect = false;
    bool pacman = false;
};

struct BenchOptions {
    std::string size;
    std::vector<std::string> styles;
    std::string rounds;
};

enum class Command { None, Config, Make, Solve, Render, Measure, Check, Styles, Bench };

struct Options {
    Command command = Command::None;
    std::string config;
    MakeOptions make;
    FileOptions file;
    BenchOptions bench;
    std::optional<std::string> answer;  ///< what --help or --version asked for; then nothing else counts
};

/// Throws WrongInput for an unknown option or command, or one used wrongly.
[[nodiscard]] Options parse_options(const std::vector<std::string>& arguments);

}  // namespace cli
