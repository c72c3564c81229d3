#pragma once
// The code of the board that would come next. A graded board takes milliseconds to choose, so it is worked
// out once, and again only when something that it depends on has changed.

#include <optional>
#include <string>

#include "screens/setup.hpp"

namespace screens {

class NextBoard {
  public:
    /// The code of the board that take_next_game() would give.
    const std::string& code(const Setup& setup, sim::Mode mode, maze::Size size);

  private:
    std::optional<sim::GameSpec> wish_;
    std::optional<maze::Grade> grade_;
    std::string code_;
};

}  // namespace screens
