#include "sim/step.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

TEST_CASE("in every tick of long games of random play nobody is in a wall, jumps or stands still") {
    for (const auto difficulty :
         {sim::Difficulty::Stroll, sim::Difficulty::Easy, sim::Difficulty::Normal, sim::Difficulty::Arcade}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            sim::World world = sim::new_world(sim::pacman_game(seed, difficulty));
            sim::Bot bot(sim::BotKind::Random, seed);
            for (int tick = 0; tick < 60 * 60 && sim::outcome(world) == sim::Outcome::Playing; ++tick) {
                sim::step(world, bot.next(world));
                if (const std::string fault = sim_tests::fault_in(world); !fault.empty()) {
                    INFO("seed " << seed << ": " << fault << "\n" << sim_tests::show(world));
                    REQUIRE(fault.empty());
                }
            }
        }
    }
}
