#include "cli/run.hpp"

#include <exception>
#include <new>
#include <ostream>
#include <sstream>

#include "cli/bench.hpp"
#include "cli/commands.hpp"
#include "cli/errors.hpp"
#include "cli/options.hpp"

namespace cli {

namespace {

int run_command(const Options& options, std::ostream& out, std::ostream& err) {
    if (options.answer) {
        out << *options.answer;
        return 0;
    }
    switch (options.command) {
        case Command::Config:
            return make_from_config(options.config, out, err);
        case Command::Make:
            return make(options.make, out, err);
        case Command::Solve:
            return solve(options.file, out);
        case Command::Render:
            return render(options.file, out);
        case Command::Measure:
            return measure(options.file, out);
        case Command::Check:
            return check(options.file, out);
        case Command::Styles:
            return list_styles(out);
        case Command::Bench:
            return bench(options.bench, out);
        case Command::None:
            break;
    }
    return 2;
}

// One line for each line of what went wrong, so that all faults of a config file are named alike.
int tell(const std::string& what, int status, std::ostream& err) {
    std::istringstream lines(what);
    for (std::string line; std::getline(lines, line);)
        err << "mazegen: " << line << '\n';
    return status;
}

}  // namespace

int run(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err) {
    try {
        const int status = run_command(parse_options(arguments), out, err);
        out.flush();
        if (!out) return tell("cannot write the result to standard output", 1, err);
        return status;
    } catch (const WrongInput& error) {
        return tell(error.what(), 2, err);
    } catch (const std::bad_alloc&) {
        return tell("there is not enough memory for a board of that size", 1, err);
    } catch (const std::exception& error) {
        return tell(error.what(), 1, err);
    }
}

}  // namespace cli
