#include <functional>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/errors.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/random_seed.hpp"
#include "cli/wishes.hpp"
#include "maze/code.hpp"
#include "maze/config.hpp"
#include "maze/file.hpp"
#include "maze/generate.hpp"
#include "maze/hex.hpp"
#include "maze/wording.hpp"

namespace cli {

namespace {

constexpr std::uintmax_t most_config_bytes = 1'048'576;

maze::MazeFile make_board(const maze::Spec& spec, std::ostream& err) {
    const Progress progress("carving " + maze::text_of(spec.size) + " cells");
    maze::Board board = maze::generate(spec);
    for (const std::string& note : board.notes)
        err << "mazegen: " << note << '\n';
    return maze::file_of(std::move(board));
}

maze::Config read_config_file(const std::string& path) {
    std::string bytes;
    try {
        bytes = maze::read_file(path, most_config_bytes);
    } catch (const maze::FileError& error) {
        throw WrongInput(error.what());
    }
    maze::ConfigRules rules;
    rules.stamp = "42";
    const maze::ConfigReading reading = maze::read_config(bytes, rules);
    if (reading.config) return *reading.config;
    std::string all;
    for (const maze::ConfigFault& fault : reading.faults)
        all += (all.empty() ? "" : "\n") + path + ": " + maze::sentence(fault);
    throw WrongInput(all);
}

}  // namespace

int make_from_config(const std::string& path, std::ostream& out, std::ostream& err) {
    maze::Config config = read_config_file(path);
    if (!config.has_seed) config.spec.seed = random_seed();
    if (maze::is_same_file(config.output_file, path))
        throw RunFailure("cannot write " + config.output_file + ": it is the config file itself");
    // Opened before the work: a file that cannot be written is told at once.
    maze::OutputFile output(config.output_file);
    const maze::MazeFile file = make_board(config.spec, err);
    // The file's own word, which make's options do not have.
    if (config.spec.perfect && !maze::promises_perfect(config.spec))
        err << "mazegen: PERFECT=True: this dungeon has loops; ROOMS=0 and DEAD_END_REMOVAL=0 make one "
               "without\n";
    const Progress progress("writing " + config.output_file);
    maze::write_hex(file, [&](std::string_view piece) { output.write(piece); });
    output.commit();
    out << "file=" << config.output_file << " width=" << config.spec.size.width
        << " height=" << config.spec.size.height << " style=" << maze::name(config.spec.style)
        << " perfect=" << (maze::promises_perfect(config.spec) ? "yes" : "no") << " seed=" << config.spec.seed
        << " code=" << maze::code_of(config.spec) << " shortest=" << file.path.size() << '\n';
    return 0;
}

int make(const MakeOptions& options, std::ostream& out, std::ostream& err) {
    const maze::Spec spec = spec_of(options);
    const Format format = format_from(options.format);
    if (options.output.empty()) {
        write_board(make_board(spec, err), format, options.with_path,
                    [&](std::string_view piece) { out << piece; });
    } else {
        maze::OutputFile output(options.output);
        const maze::MazeFile file = make_board(spec, err);
        const Progress progress("writing " + options.output);
        write_board(file, format, options.with_path, [&](std::string_view piece) { output.write(piece); });
        output.commit();
    }
    const bool is_named = options.has_seed || !options.code.empty();
    if (!is_named) err << "mazegen: seed=" << spec.seed << " code=" << maze::code_of(spec) << '\n';
    return 0;
}

}  // namespace cli
