#pragma once
// How fast boards are made: figures that can be compared, for every style.

#include <iosfwd>

#include "cli/options.hpp"

namespace cli {

/// Prints one `bench alg=NAME key=value ...` line for each case and a footer about the machine. A round
/// measures the case, a plain reference backtracker and a memset of as many bytes, one after the other, in
/// thread CPU time; figures are medians over the rounds. Throws WrongInput.
int bench(const BenchOptions& options, std::ostream& out);

}  // namespace cli
