#include "app/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <functional>

#include "maze/code.hpp"

namespace app {

namespace {

constexpr auto examples =
    "Examples:\n"
    "  mazewright                                      the title screen\n"
    "  mazewright --mode perfect --size 30x20          straight into a maze of 30 x 20 cells\n"
    "  mazewright --mode pacman --seed rainy-sunday    the same chase as everyone who types that seed\n"
    "  mazewright --headless --mode perfect --seed 42 --bot solver\n"
    "  mazewright --mode pacman --seed 42 --screenshot board.png --frames 60\n"
    "\n"
    "Exit status: 0 fine, 1 a failure while running, 2 wrong usage or wrong input.";

template <class Number>
std::optional<Number> number_from(std::string_view text) {
    Number value{};
    const bool digits =
        !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (!digits || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<maze::Size> size_from(std::string_view text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto width = number_from<int>(text.substr(0, cross));
    const auto height = number_from<int>(text.substr(cross + 1));
    if (!width || !height || *width < 2 || *height < 2) return std::nullopt;
    if (std::int64_t{*width} * *height > maze::max_cells_game) return std::nullopt;
    return maze::Size{*width, *height};
}

std::string style_names() {
    std::string names;
    for (const maze::StyleInfo& style : maze::all_styles()) {
        names += (names.empty() ? "" : ", ") + std::string(style.name);
    }
    return names;
}

/// Collects the options of the command line and turns their texts into values.
class Reader {
  public:
    explicit Reader(CLI::App& app) : app_(app) {}

    /// An option with a value; `read` answers nothing for a text that is not allowed.
    template <class Value>
    void value(const std::string& option, const std::string& help, const std::string& value_name,
               const std::string& allowed, std::optional<Value>& into,
               const std::function<std::optional<Value>(const std::string&)>& read) {
        app_.add_option_function<std::string>(
                option,
                [option, allowed, &into, read](const std::string& text) {
                    into = read(text);
                    if (!into) throw CLI::ValidationError(option + " " + text + ": allowed is " + allowed);
                },
                help)
            ->type_name(value_name);
    }

    void text(const std::string& option, const std::string& help, const std::string& value_name,
              std::optional<std::string>& into) {
        value<std::string>(
            option, help, value_name, "a text that is not empty", into,
            [](const std::string& text) { return text.empty() ? std::nullopt : std::optional(text); });
    }

    void code(const std::string& option, const std::string& help, const std::string& value_name,
              std::optional<maze::Spec>& into) {
        app_.add_option_function<std::string>(
                option,
                [option, &into](const std::string& text) {
                    maze::CodeReading reading = maze::read_code(text, maze::max_cells_game);
                    if (!reading.spec) throw CLI::ValidationError(option + " " + text + ": " + reading.fault);
                    into = std::move(reading.spec);
                },
                help)
            ->type_name(value_name);
    }

    void count(const std::string& option, const std::string& help, std::optional<std::uint64_t>& into,
               std::uint64_t least) {
        value<std::uint64_t>(
            option, help, "N", "a whole number from " + std::to_string(least) + " to 1000000000", into,
            [least](const std::string& text) -> std::optional<std::uint64_t> {
                const auto number = number_from<std::uint64_t>(text);
                return number && *number >= least && *number <= 1'000'000'000 ? number : std::nullopt;
            });
    }

  private:
    CLI::App& app_;
};

void add_game_options(Reader& reader, Options& options) {
    reader.value<sim::Mode>("--mode", "start a board at once, skipping the title", "perfect|pacman",
                            "perfect or pacman", options.mode, sim::mode_from_name);
    reader.value<maze::Size>("--size", "the board in cells; default: what fits the window", "WxH",
                             "WIDTHxHEIGHT, each 2 or more, together at most 1000000 cells", options.size,
                             size_from);
    reader.text("--seed", "any number or text; the same seed makes the same board", "TEXT", options.seed);
    reader.value<maze::Style>("--style", "how the walls are laid: " + style_names(), "NAME", style_names(),
                              options.style, maze::style_from_name);
    reader.value<int>("--turns", "0 long straight corridors .. 100 a turn at every cell; default 50", "N",
                      "a whole number from 0 to 100", options.turns, [](const std::string& text) {
                          const auto number = number_from<int>(text);
                          return number && *number <= 100 ? number : std::nullopt;
                      });
    reader.code("--code", "the board that a code names, as shown above every board", "CODE", options.code);
    reader.value<sim::Difficulty>("--difficulty", "of the Pac-Man mode; default normal",
                                  "stroll|easy|normal|arcade", "stroll, easy, normal or arcade",
                                  options.difficulty, sim::difficulty_from_name);
}

void add_machine_options(CLI::App& app, Reader& reader, Options& options) {
    reader.text("--record", "write a replay of this session's first game", "FILE", options.record);
    reader.text("--replay", "watch a replay; with --headless: run it and print the final state", "FILE",
                options.replay);
    app.add_flag("--headless", options.headless, "no window, no sound, as fast as it goes");
    reader.value<sim::BotKind>("--bot", "let a bot play", "solver|runner|random", "solver, runner or random",
                               options.bot, sim::bot_from_name);
    reader.count("--ticks", "stop after N ticks of 1/60 s", options.ticks, 0);
    reader.text("--screenshot", "save the last frame as a picture (PNG); needs no display", "FILE",
                options.screenshot);
    reader.count("--frames", "stop after N frames; default 1 with --screenshot", options.frames, 1);
    reader.text("--data", "the folder with pictures and fonts", "DIR", options.data);
    reader.text("--user", "the folder for the log and for pictures taken with F12", "DIR", options.user);
}

EarlyEnd refusal(const std::string& sentence) {
    return {2, "mazewright: " + sentence + "\n"};
}

std::optional<EarlyEnd> contradiction(const Options& options) {
    if (options.headless && !options.replay && !options.bot && !options.ticks) {
        return refusal("--headless needs --replay, --bot or --ticks: nobody could play");
    }
    if (options.headless && options.screenshot) {
        return refusal(
            "--headless has no picture to save: leave it out, --screenshot needs no display either");
    }
    const bool shapes_board = options.mode || options.size || options.style || options.turns;
    if (options.replay && (shapes_board || options.config || options.code || options.bot || options.seed)) {
        return refusal("--replay brings its own board and player: leave out all options that choose one");
    }
    if (options.config && (shapes_board || options.code)) {
        return refusal(
            "a config file says what board to make: leave out --mode, --size, --style, --turns and --code");
    }
    if (options.code && (shapes_board || options.seed)) {
        return refusal("--code names the whole board: leave out --mode, --size, --style, --turns and --seed");
    }
    if (options.bot && !options.mode && !options.config && !options.code && !options.headless) {
        return refusal("--bot needs a board: add --mode perfect, --mode pacman, --code or a config file");
    }
    return std::nullopt;
}

}  // namespace

std::variant<Options, EarlyEnd> parse_options(const std::vector<std::string>& arguments) {
    Options options;
    bool windowed = false;
    bool wants_version = false;
    CLI::App app("Mazewright: find the door, or gather every spark.", "mazewright");
    app.footer(examples);
    Reader reader(app);
    reader.text("CONFIG", "a config file (KEY=VALUE lines) whose board to play", "FILE", options.config);
    add_game_options(reader, options);
    add_machine_options(app, reader, options);
    auto* full = app.add_flag("--fullscreen", options.fullscreen, "cover the whole screen");
    app.add_flag("--windowed", windowed, "start in a window (the default)")->excludes(full);
    app.add_flag("--version", wants_version, "print the version");

    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        return EarlyEnd{0, app.help()};
    } catch (const CLI::ParseError& error) {
        return refusal(error.what());
    }
    if (wants_version) return EarlyEnd{0, "mazewright " MAZEWRIGHT_VERSION "\n"};
    if (auto end = contradiction(options)) return *end;
    return options;
}

}  // namespace app
