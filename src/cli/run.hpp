#pragma once
// The mazegen command from its arguments to its exit status: the proof that the maze library stands
// alone.

#include <iosfwd>
#include <string>
#include <vector>

namespace cli {

/// Runs the command that the arguments (without the program's name) ask for. The result goes to `out`,
/// everything said to the person to `err`. 0 fine; 1 a failure while running or a fault found by `check`;
/// 2 wrong usage or wrong input. Never throws.
int run(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err);

}  // namespace cli
