#pragma once
// Where the shell says what went wrong without stopping for it: one line each, usually into the user's log.

#include <functional>
#include <string>

namespace shell {

using Report = std::function<void(const std::string& line)>;

}  // namespace shell
