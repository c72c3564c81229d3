// Whole games as golden files: a change of any rule, board or number shows up here. A deliberate change is
// recorded anew by
//     sim_tests "[.record-goldens]"
// and reviewed as a change of the game.

#include <fstream>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

#include "sim/digest.hpp"
#include "sim/replay_text.hpp"
#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

namespace {

struct Golden {
    const char* name;
    sim::GameSpec spec;
    sim::BotKind bot;
    std::uint64_t ticks;
};

sim::GameSpec assisted_game() {
    sim::GameSpec spec = sim::pacman_game(7, sim::Difficulty::Arcade);
    spec.assists = {70, 2, 1};
    return spec;
}

std::vector<Golden> goldens() {
    using sim::BotKind;
    using sim::Difficulty;
    return {
        {"perfect-solved", sim::perfect_game(42), BotKind::Solver, 4000},
        {"perfect-wandered", sim::perfect_game(43, {12, 30}), BotKind::Random, 4000},
        {"stroll", sim::pacman_game(42, Difficulty::Stroll), BotKind::Runner, 4000},
        {"easy", sim::pacman_game(1, Difficulty::Easy), BotKind::Runner, 20'000},
        {"normal", sim::pacman_game(2, Difficulty::Normal), BotKind::Runner, 20'000},
        {"arcade", sim::pacman_game(3, Difficulty::Arcade), BotKind::Runner, 20'000},
        {"arcade-wandered", sim::pacman_game(4, Difficulty::Arcade, {40, 40}), BotKind::Random, 12'000},
        {"assisted", assisted_game(), BotKind::Runner, 12'000},
    };
}

std::string file_of(const Golden& golden) {
    return std::string(MAZEWRIGHT_SOURCE_DIR "/tests/golden/replays/") + golden.name + ".replay";
}

sim::Replay played(const Golden& golden) {
    sim::Replay replay;
    replay.spec = golden.spec;
    sim::World world = sim::new_world(golden.spec);
    sim::Bot bot(golden.bot, golden.spec.board.seed);
    while (world.tick < golden.ticks && sim::outcome(world) == sim::Outcome::Playing) {
        const sim::Intent intent = bot.next(world);
        sim::record(replay, intent);
        sim::step(world, intent);
    }
    replay.digest = sim::digest(world);
    return replay;
}

}  // namespace

TEST_CASE("recorded games come out today as they did when they were played", "[golden]") {
    for (const Golden& golden : goldens()) {
        CAPTURE(golden.name);
        std::ifstream in(file_of(golden), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        const auto read = sim::replay_from_text(text);
        REQUIRE(std::holds_alternative<sim::Replay>(read));
        const auto& replay = std::get<sim::Replay>(read);
        CHECK(replay.spec == golden.spec);
        CHECK(replay.ticks > 100);
        CHECK(sim::is_faithful(replay));
        CHECK(sim::to_text(replay) == text);
    }
}

TEST_CASE("golden replays, recorded anew", "[.record-goldens]") {
    for (const Golden& golden : goldens()) {
        std::ofstream out(file_of(golden), std::ios::binary);
        out << sim::to_text(played(golden));
        REQUIRE(out.flush());
    }
}
