#pragma once
// Players made of code: for headless runs, for the title's attract mode and for tests. They see what a
// person sees and wish in Intents, so their games record and replay like any other.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "maze/rng.hpp"
#include "sim/intent.hpp"
#include "sim/world.hpp"

namespace sim {

enum class BotKind : std::uint8_t {
    Solver,  ///< walks the shortest way to the goal; in a chase it plays as the runner does
    Runner,  ///< eats the nearest pellet that it reaches before any chaser, else flees; walks as the solver
    Random,  ///< holds and taps any direction for a while
};
[[nodiscard]] std::string_view name(BotKind kind);
[[nodiscard]] std::optional<BotKind> bot_from_name(std::string_view text);

/// Deterministic: the same seed and the same worlds give the same intents.
class Bot {
  public:
    explicit Bot(BotKind kind, std::uint64_t seed = 0);

    /// The wish for the world's next tick. A runner's cost is linear in the tiles of the board, all others'
    /// constant.
    [[nodiscard]] Intent next(const World& world);

  private:
    [[nodiscard]] Intent wander();
    [[nodiscard]] Intent run_and_eat(const World& world);
    void measure_danger(const World& world);

    BotKind kind_;
    maze::Rng rng_;
    Intent wish_;
    int wish_ticks_ = 0;
    int pellets_seen_ = 0;
    int hunger_ticks_ = 0;
    std::vector<std::int32_t> danger_;  // kept between ticks only to spare the allocation
    std::vector<std::int32_t> reach_;
    std::vector<maze::Direction> first_;
    std::vector<std::int32_t> queue_;
};

}  // namespace sim
