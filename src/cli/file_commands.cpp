#include <iostream>
#include <iterator>
#include <utility>

#include "cli/commands.hpp"
#include "cli/errors.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "maze/farthest.hpp"
#include "maze/file.hpp"
#include "maze/hex.hpp"
#include "maze/json.hpp"
#include "maze/measure.hpp"
#include "maze/routes.hpp"
#include "maze/solve.hpp"
#include "maze/wording.hpp"

namespace cli {

namespace {

constexpr std::uintmax_t most_maze_bytes = 4'000'000'000;

std::string bytes_of(const std::string& path) {
    if (path == "-") return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
    try {
        return maze::read_file(path, most_maze_bytes);
    } catch (const maze::FileError& error) {
        throw WrongInput(error.what());
    }
}

maze::HexReading read_maze(const std::string& path) {
    const Progress progress("reading " + path);
    const std::string bytes = bytes_of(path);
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    const bool is_json = first != std::string::npos && bytes[first] == '{';
    return is_json ? maze::read_json(bytes) : maze::read_hex(bytes);
}

maze::MazeFile sound_maze(const std::string& path) {
    maze::HexReading reading = read_maze(path);
    if (!reading.faults.empty()) throw WrongInput(path + ": " + maze::sentence(reading.faults.front()));
    return std::move(*reading.file);
}

std::vector<maze::Direction> path_through(const maze::MazeFile& file) {
    const Progress progress("solving");
    std::vector<maze::Direction> path = maze::shortest_path(file.grid, file.entry, file.exit);
    if (path.empty())
        throw RunFailure("no way leads from the entry " + maze::text_of(file.entry) + " to the exit " +
                         maze::text_of(file.exit));
    return path;
}

maze::Promise promise_of(const FileOptions& options) {
    if (options.perfect) return maze::Promise::Perfect;
    return options.pacman ? maze::Promise::PacMan : maze::Promise::Sound;
}

}  // namespace

int solve(const FileOptions& options, std::ostream& out) {
    out << maze::letters_of(path_through(sound_maze(options.file))) << '\n';
    return 0;
}

int render(const FileOptions& options, std::ostream& out) {
    const Format format = format_from(options.format);
    maze::MazeFile file = sound_maze(options.file);
    const bool needs_path = options.with_path || format == Format::Hex || format == Format::Json;
    if (needs_path) file.path = path_through(file);
    write_board(file, format, options.with_path, [&](std::string_view piece) { out << piece; });
    return 0;
}

int measure(const FileOptions& options, std::ostream& out) {
    const maze::MazeFile file = sound_maze(options.file);
    const Progress progress("measuring");
    const maze::Measures m = maze::measure(file.grid, file.entry, file.exit);
    const maze::RouteMeasures routes = maze::measure_routes(file.grid, file.entry, file.exit);
    const std::pair<const char*, std::int64_t> lines[] = {
        {"width", file.grid.width()},
        {"height", file.grid.height()},
        {"cells", m.cells},
        {"closed", m.closed},
        {"passages", m.passages},
        {"loops", m.loops},
        {"dead_ends", m.dead_ends},
        {"bridges", m.bridges},
        {"junctions", m.junctions},
        {"crossings", m.crossings},
        {"open_areas", m.open_areas},
        {"unreachable", m.unreachable},
        {"shortest", m.shortest},
        {"longest", maze::farthest_cells(file.grid).moves},
        {"decisions", routes.decisions},
        {"wrong_branches", routes.wrong_branches},
        {"largest_branch", routes.largest_branch},
    };
    for (const auto& [name, value] : lines)
        out << name << '=' << value << '\n';
    for (const auto& [name, hundredths] :
         {std::pair{"river", m.river}, std::pair{"difficulty", routes.difficulty}})
        out << name << '=' << hundredths / 100 << '.' << hundredths / 10 % 10 << hundredths % 10 << '\n';
    return 0;
}

int check(const FileOptions& options, std::ostream& out) {
    const std::int64_t max_dead_ends =
        number_option("--max-dead-ends", options.max_dead_ends, 0, maze::max_cells_library, 0);
    const maze::HexReading reading = read_maze(options.file);
    bool is_fine = reading.faults.empty();
    for (const maze::TextFault& fault : reading.faults)
        out << "fault: " << maze::sentence(fault) << '\n';
    if (!reading.file) return 1;
    const maze::MazeFile& file = *reading.file;
    const Progress progress("checking");
    for (const std::string& fault :
         maze::broken_promises(file.grid, file.entry, file.exit, promise_of(options), max_dead_ends)) {
        out << "fault: " << fault << '\n';
        is_fine = false;
    }
    if (const auto fault = maze::path_fault(file)) {
        out << "fault: " << *fault << '\n';
        is_fine = false;
    }
    return is_fine ? 0 : 1;
}

}  // namespace cli
