#include "cli/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/errors.hpp"

namespace cli {

namespace {

constexpr auto footer =
    "Examples:\n"
    "  mazegen config.txt                          make what config.txt describes\n"
    "  mazegen make --size 40x20 --seed 7          print a maze of 40 by 20 cells\n"
    "  mazegen make --style wilson --format svg --path -o maze.svg\n"
    "  mazegen make --pacman --symmetric --format unicode\n"
    "  mazegen make --code P2-1A-6N                the board that a code names\n"
    "  mazegen check maze.txt --perfect            exit status 1 and a line for each fault\n"
    "  mazegen render maze.txt --format unicode --path\n";

// Choices joined by bars are what the shell completes an option with.
constexpr auto formats = "hex|text|unicode|svg|json";

void add_dungeon(CLI::App& make, MakeOptions& o) {
    make.add_option("--sparseness", o.sparseness, "Dungeon: percentage of cells to turn into rock; 60")
        ->type_name("0..100");
    make.add_option("--dead-end-removal", o.dead_end_removal,
                    "Dungeon: chance that a dead end is led on to a corridor; 50")
        ->type_name("0..100");
    make.add_option("--rooms", o.rooms, "Dungeon: how many rooms; one for every 45 cells")->type_name("N");
    make.add_option("--room-min", o.room_min, "Dungeon: shortest side of a room in cells; 2")->type_name("N");
    make.add_option("--room-max", o.room_max, "Dungeon: longest side of a room in cells; 5")->type_name("N");
}

void add_make(CLI::App& app, Options& options) {
    CLI::App* make = app.add_subcommand("make", "Make a board and print it, or write it with -o");
    MakeOptions& o = options.make;
    make->add_option("--size", o.size, "Width x height in cells; 20x12, with --pacman 13x9")
        ->type_name("WxH");
    make->add_option("--seed", o.seed, "Any text; the same seed gives the same board")->type_name("TEXT");
    make->add_option("--style", o.style, "See mazegen styles")->type_name("NAME");
    make->add_option("--turns", o.turns, "0 long straight corridors, 50 no preference, 100 turns everywhere")
        ->type_name("0..100");
    make->add_option("--mix", o.mix, "Growing tree: percentage of steps that go on from the newest cell")
        ->type_name("0..100");
    make->add_flag("--pacman", o.pacman, "A Pac-Man board: loops, open corners and centre, no dead ends");
    make->add_option("--dead-ends", o.dead_ends, "Most dead ends that a Pac-Man board may keep; 0")
        ->type_name("N");
    make->add_flag("--symmetric", o.symmetric, "A Pac-Man board that mirrors left to right");
    make->add_option("--entry", o.entry, "Column,row of the entry from 0,0; the upper left")
        ->type_name("x,y");
    make->add_option("--exit", o.exit, "Column,row of the exit; the lower right")->type_name("x,y");
    make->add_option("--stamp", o.stamp, "Draw 42 or a short text of A-Z 0-9 in closed cells")
        ->type_name("42|TEXT|none");
    add_dungeon(*make, o);
    make->add_flag("--open-border", o.open_border, "Open the outer wall at an entry or exit beside it");
    make->add_option("--code", o.code, "The board that a code names, instead of the options above")
        ->type_name("CODE");
    make->add_option("--format", o.format, "How to draw it; text")->type_name(formats);
    make->add_flag("--path", o.with_path, "Draw the shortest path in text, unicode and svg");
    make->add_option("-o,--output", o.output, "Write to this file")->type_name("FILE");
}

CLI::App* add_file_command(CLI::App& app, const char* name, const char* what, Options& options) {
    CLI::App* command = app.add_subcommand(name, what);
    command->add_option("FILE", options.file.file, "A hex or JSON maze file; - is standard input")
        ->type_name("")
        ->required();
    return command;
}

void add_file_commands(CLI::App& app, Options& options) {
    FileOptions& o = options.file;
    add_file_command(app, "solve", "Print the shortest path of a maze file as letters N E S W", options);
    CLI::App* render = add_file_command(app, "render", "Draw a maze file", options);
    render->add_option("--format", o.format, "How to draw it; text")->type_name(formats);
    render->add_flag("--path", o.with_path, "Draw the shortest path");
    add_file_command(app, "measure", "Print key=value measures of a maze file", options);
    CLI::App* check = add_file_command(app, "check", "Print a line for each fault of a maze file", options);
    CLI::Option* perfect = check->add_flag("--perfect", o.perfect, "It must be a perfect maze");
    check->add_flag("--pacman", o.pacman, "It must be a Pac-Man board")->excludes(perfect);
    check->add_option("--max-dead-ends", o.max_dead_ends, "Dead ends that a Pac-Man board may have; 0")
        ->type_name("N");
}

void add_bench(CLI::App& app, Options& options) {
    CLI::App* bench = app.add_subcommand("bench", "Measure how fast boards are made, solved and braided");
    BenchOptions& o = options.bench;
    bench->add_option("--size", o.size, "Width x height in cells; 1000x1000")->type_name("WxH");
    bench->add_option("--style", o.styles, "Styles or treatments to measure; all")->type_name("NAME");
    bench->add_option("--rounds", o.rounds, "Rounds of each case; 9")->type_name("N");
}

Command chosen(const CLI::App& app, const std::string& config) {
    constexpr std::pair<const char*, Command> commands[] = {
        {"make", Command::Make},       {"solve", Command::Solve}, {"render", Command::Render},
        {"measure", Command::Measure}, {"check", Command::Check}, {"styles", Command::Styles},
        {"bench", Command::Bench}};
    for (const auto& [name, command] : commands) {
        if (app.got_subcommand(name)) return command;
    }
    return config.empty() ? Command::None : Command::Config;
}

// CLI11's messages may run over several lines; a person gets one sentence.
std::string one_line(std::string text) {
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

}  // namespace

Options parse_options(const std::vector<std::string>& arguments) {
    Options options;
    CLI::App app("Makes, solves, draws, measures and checks mazes.", "mazegen");
    app.footer(footer);
    app.require_subcommand(0, 1);
    app.set_version_flag("--version", "mazegen " MAZEWRIGHT_VERSION);
    app.add_option("CONFIG", options.config,
                   "Make the board that this file describes and write its OUTPUT_FILE");
    add_make(app, options);
    add_file_commands(app, options);
    app.add_subcommand("styles", "List the styles, name first");
    add_bench(app, options);

    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    try {
        app.parse(reversed);
    } catch (const CLI::CallForHelp&) {
        const auto subcommands = app.get_subcommands();
        options.answer = subcommands.empty() ? app.help() : subcommands.front()->help();
        return options;
    } catch (const CLI::CallForVersion& version) {
        options.answer = std::string(version.what()) + "\n";
        return options;
    } catch (const CLI::ParseError& error) {
        throw WrongInput(one_line(error.what()) + "; mazegen --help tells what there is");
    }
    options.command = chosen(app, options.config);
    options.make.has_seed = app.get_subcommand("make")->count("--seed") > 0;
    if (options.command == Command::None)
        throw WrongInput("name a config file or a command; see mazegen --help");
    if (options.command != Command::Config && !options.config.empty())
        throw WrongInput(options.config + ": a config file and a command do not go together");
    return options;
}

}  // namespace cli
