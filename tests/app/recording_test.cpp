#include "app/recording.hpp"

#include <stdexcept>

#include "sim/bot.hpp"
#include "sim/replay_text.hpp"
#include "sim/step.hpp"
#include "tests/app/scratch.hpp"
#include "tests/catch.hpp"

TEST_CASE("a saved recording is complete and leaves no other file behind") {
    const Scratch scratch("recording");
    sim::Replay recording;
    recording.spec = sim::perfect_game(5, {6, 6});
    sim::World world = sim::new_world(recording.spec);
    sim::Bot bot(sim::BotKind::Solver);
    while (sim::outcome(world) == sim::Outcome::Playing) {
        const sim::Intent intent = bot.next(world);
        sim::record(recording, intent);
        sim::step(world, intent);
    }
    app::save_recording(recording, scratch.path("a.replay"));
    CHECK(scratch.files() == 1);
    const auto read = sim::replay_from_text(scratch.read("a.replay"));
    REQUIRE(std::holds_alternative<sim::Replay>(read));
    CHECK(sim::is_faithful(std::get<sim::Replay>(read)));
}

TEST_CASE("a recording that cannot be written names the path and the reason") {
    const Scratch scratch("recording-fails");
    sim::Replay recording;
    recording.spec = sim::perfect_game(5, {6, 6});
    const std::string path = scratch.path("no-such-folder/a.replay");
    try {
        app::save_recording(recording, path);
        FAIL("must throw");
    } catch (const std::runtime_error& error) {
        CHECK(std::string(error.what()).find(path) != std::string::npos);
    }
    CHECK(scratch.files() == 0);
}
