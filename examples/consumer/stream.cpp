// Prints the rows of a maze of any size as hex digits, a line each, without ever holding the maze:
//
//     maze_stream STYLE WxH [SEED]
//
// such as `maze_stream eller 100000x100000`, ten thousand million cells in about a megabyte.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <span>
#include <string>

#include "maze/row_stream.hpp"
#include "maze/seed.hpp"
#include "maze/wording.hpp"

int main(int argc, char** argv) {
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    const auto style = arguments.size() > 2 ? maze::style_from_name(arguments[1]) : std::nullopt;
    const auto size = arguments.size() > 2 ? maze::size_from(arguments[2]) : std::nullopt;
    maze::Spec spec;
    if (style) spec.style = *style;
    if (!style || !size || !maze::can_stream(spec)) {
        std::cerr << "usage: maze_stream eller|sidewinder|binary-tree WxH [SEED]\n";
        return 2;
    }
    spec.size = *size;
    spec.exit = {size->width - 1, size->height - 1};
    spec.seed = arguments.size() > 3 ? maze::seed_from_text(arguments[3]) : 1;
    if (const auto problem = maze::problem_with(spec, INT64_MAX)) {
        std::cerr << *problem << '\n';
        return 2;
    }
    std::string line;
    maze::stream_rows(spec, [&](std::span<const std::uint8_t> row) {
        maze::write_hex_digits(row, line);
        line += '\n';
        if (!std::cout.write(line.data(), static_cast<std::streamsize>(line.size()))) std::exit(1);
    });
    return std::cout.flush() ? 0 : 1;
}
