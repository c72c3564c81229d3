#include "sim/replay.hpp"

#include "sim/digest.hpp"
#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

namespace {

/// A bot's game of so many ticks, recorded.
sim::Replay recorded(const sim::GameSpec& spec, sim::BotKind kind, int ticks) {
    sim::Replay replay;
    replay.spec = spec;
    sim::World world = sim::new_world(spec);
    sim::Bot bot(kind, 9);
    for (int i = 0; i < ticks; ++i) {
        const sim::Intent intent = bot.next(world);
        sim::record(replay, intent);
        sim::step(world, intent);
    }
    replay.digest = sim::digest(world);
    return replay;
}

}  // namespace

TEST_CASE("a recorded game comes out the same when it is run again") {
    for (const auto kind : {sim::BotKind::Runner, sim::BotKind::Random}) {
        const sim::Replay replay = recorded(sim::pacman_game(4), kind, 5000);
        CHECK(replay.ticks == 5000);
        CHECK(replay.changes.size() < 2500);
        CHECK(sim::is_faithful(replay));
    }
    CHECK(sim::is_faithful(recorded(sim::perfect_game(4), sim::BotKind::Solver, 900)));
}

TEST_CASE("a replay that was tampered with is not faithful") {
    sim::Replay replay = recorded(sim::pacman_game(4), sim::BotKind::Random, 900);
    SECTION("another seed") {
        ++replay.spec.board.seed;
    }
    SECTION("a tick more") {
        ++replay.ticks;
    }
    SECTION("another digest") {
        replay.digest ^= 1;
    }
    SECTION("other wishes") {
        replay.changes.clear();
    }
    CHECK_FALSE(sim::is_faithful(replay));
}

TEST_CASE("only changes of intent are kept, and the reader gives every tick back") {
    sim::Replay replay;
    const std::vector<sim::Intent> intents{
        {}, {}, sim_tests::hold(maze::Direction::East), sim_tests::hold(maze::Direction::East), {}};
    for (const sim::Intent& intent : intents)
        sim::record(replay, intent);
    CHECK(replay.changes.size() == 2);
    sim::ReplayReader reader(replay);
    for (const sim::Intent& intent : intents)
        CHECK(reader.next() == intent);
    CHECK(reader.at_end());
}
