#include "app/game_loop.hpp"

#include "sim/replay_text.hpp"
#include "tests/app/scratch.hpp"
#include "tests/catch.hpp"

namespace {

void play(std::vector<std::string> arguments, const Scratch& scratch) {
    arguments.insert(arguments.end(),
                     {"--user", scratch.path("user"), "--data", MAZEWRIGHT_SOURCE_DIR "/assets"});
    const auto options = app::parse_options(arguments);
    if (const auto* end = std::get_if<app::EarlyEnd>(&options)) FAIL(end->text);
    const auto plan = app::make_plan(std::get<app::Options>(options));
    if (const auto* refusal = std::get_if<app::Refusal>(&plan)) FAIL(refusal->text);
    app::run_in_window(std::get<app::Options>(options), std::get<app::Plan>(plan));
}

}  // namespace

TEST_CASE("a picture of every screen can be taken without a display, and is the same each time") {
    const Scratch scratch("loop-pictures");
    for (const std::vector<std::string>& mode : {std::vector<std::string>{"--seed", "42"},
                                                 {"--mode", "perfect", "--seed", "42"},
                                                 {"--mode", "pacman", "--seed", "42"}}) {
        std::vector<std::string> pictures;
        for (const char* name : {"a.png", "b.png"}) {
            std::vector<std::string> arguments = mode;
            arguments.insert(arguments.end(), {"--screenshot", scratch.path(name), "--frames", "20"});
            play(arguments, scratch);
            pictures.push_back(scratch.read(name));
        }
        CHECK(pictures[0].substr(1, 3) == "PNG");
        CHECK(pictures[0].size() > 20'000);
        CHECK(pictures[0] == pictures[1]);
    }
}

TEST_CASE("a picture that cannot be written is an error that names the path") {
    const Scratch scratch("loop-no-folder");
    try {
        play({"--screenshot", scratch.path("none/a.png")}, scratch);
        FAIL("must throw");
    } catch (const std::exception& error) {
        CHECK(std::string(error.what()).find("none/a.png") != std::string::npos);
    }
}

TEST_CASE("a bot's game in the window is recorded and replays in the window") {
    const Scratch scratch("loop-record");
    play({"--mode", "perfect", "--seed", "9", "--size", "6x5", "--bot", "solver", "--screenshot",
          scratch.path("a.png"), "--frames", "200", "--record", scratch.path("game.replay")},
         scratch);
    const auto replay = sim::replay_from_text(scratch.read("game.replay"));
    REQUIRE(std::holds_alternative<sim::Replay>(replay));
    CHECK(sim::is_faithful(std::get<sim::Replay>(replay)));
    CHECK(std::get<sim::Replay>(replay).ticks > 30);
    play({"--replay", scratch.path("game.replay"), "--screenshot", scratch.path("b.png"), "--frames", "200"},
         scratch);
    CHECK(scratch.read("b.png").size() > 20'000);
}
