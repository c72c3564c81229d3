#pragma once
// What each command of mazegen does. Results go to `out`, remarks to `err`. Each answers with the exit
// status, and throws WrongInput or RunFailure, or maze::FileError when a file cannot be written.

#include <iosfwd>
#include <string>

#include "cli/options.hpp"

namespace cli {

int make_from_config(const std::string& config, std::ostream& out, std::ostream& err);
int make(const MakeOptions& options, std::ostream& out, std::ostream& err);
int solve(const FileOptions& options, std::ostream& out);
int render(const FileOptions& options, std::ostream& out);
int measure(const FileOptions& options, std::ostream& out);
int check(const FileOptions& options, std::ostream& out);
int list_styles(std::ostream& out);

}  // namespace cli
