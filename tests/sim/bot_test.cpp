#include "sim/bot.hpp"

#include "sim/digest.hpp"
#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

namespace {

sim::World play(const sim::GameSpec& spec, sim::BotKind kind, std::uint64_t ticks) {
    sim::World world = sim::new_world(spec);
    sim::Bot bot(kind, spec.board.seed);
    while (sim::outcome(world) == sim::Outcome::Playing && world.tick < ticks) {
        sim::step(world, bot.next(world));
    }
    return world;
}

}  // namespace

TEST_CASE("bots read back from their names") {
    for (const auto kind : {sim::BotKind::Solver, sim::BotKind::Runner, sim::BotKind::Random}) {
        CHECK(sim::bot_from_name(sim::name(kind)) == kind);
    }
    CHECK_FALSE(sim::bot_from_name("wanderer"));
}

TEST_CASE("the solver wins every perfect maze in exactly par steps") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const maze::Size size{2 + static_cast<int>(seed % 23), 2 + static_cast<int>(seed % 17)};
        const sim::World world = play(sim::perfect_game(seed, size), sim::BotKind::Solver, 100'000);
        INFO("seed " << seed << "\n" << sim_tests::show(world));
        REQUIRE(sim::outcome(world) == sim::Outcome::Won);
        CHECK(world.steps == world.par);
        CHECK(world.clock_ticks == static_cast<std::uint64_t>(world.par) * 10);
    }
}

TEST_CASE("the solver wins every stroll in exactly par steps, at any speed") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        sim::GameSpec spec = sim::pacman_game(seed, sim::Difficulty::Stroll);
        spec.assists.speed_percent = 60 + static_cast<int>(seed) * 60 / 39;
        const sim::World world = play(spec, sim::BotKind::Solver, 100'000);
        INFO("seed " << seed << "\n" << sim_tests::show(world));
        REQUIRE(sim::outcome(world) == sim::Outcome::Won);
        CHECK(world.steps == world.par);
    }
}

TEST_CASE("the runner clears the first board of nearly every game, and has a harder time where it should") {
    const auto cleared = [](sim::Difficulty difficulty) {
        int count = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            sim::World world = sim::new_world(sim::pacman_game(seed, difficulty));
            sim::Bot bot(sim::BotKind::Runner, seed);
            while (sim::outcome(world) == sim::Outcome::Playing && world.level == 1 && world.tick < 36'000) {
                sim::step(world, bot.next(world));
            }
            count += world.level > 1 ? 1 : 0;
        }
        return count;
    };
    CHECK(cleared(sim::Difficulty::Easy) >= 19);
    CHECK(cleared(sim::Difficulty::Normal) >= 17);
    CHECK(cleared(sim::Difficulty::Arcade) >= 14);
}

TEST_CASE("a bot of the same seed plays the same game") {
    for (const auto kind : {sim::BotKind::Runner, sim::BotKind::Random}) {
        const sim::GameSpec spec = sim::pacman_game(5);
        CHECK(sim::digest(play(spec, kind, 3000)) == sim::digest(play(spec, kind, 3000)));
    }
}
