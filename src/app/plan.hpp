#pragma once
// From options to a game that can start: files are read, and everything is checked, before a window opens.

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "app/options.hpp"
#include "screens/setup.hpp"
#include "sim/replay.hpp"

namespace app {

struct Plan {
    std::shared_ptr<screens::Setup> setup;
    std::optional<sim::Mode> mode;      ///< start a board at once; unset: the title, or the replay
    std::optional<sim::Replay> replay;  ///< watch or run this
};

/// Wrong input, told in sentences that name the file or option; the program ends with status 2.
struct Refusal {
    std::string text;
};

[[nodiscard]] std::variant<Plan, Refusal> make_plan(const Options& options);

}  // namespace app
