#include "screens/session.hpp"

#include "sim/bot.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

namespace {

std::shared_ptr<screens::Setup> setup() {
    auto out = std::make_shared<screens::Setup>();
    out->first_seed = 3;
    return out;
}

}  // namespace

TEST_CASE("the trail follows the player's cells") {
    screens::Session session(setup(), sim::Mode::Perfect, looking_glass::glass(640, 480));
    sim::Bot bot(sim::BotKind::Solver);
    while (sim::outcome(session.current().world) == sim::Outcome::Playing) {
        session.step(bot.next(session.current().world));
    }
    const auto& way = session.current().trail.way();
    CHECK(static_cast<int>(way.size()) == session.current().world.par + 1);
    CHECK(way.back() == *session.current().world.goal);
}

TEST_CASE("the tiles show the board of the present level") {
    auto chase = setup();
    chase->difficulty = sim::Difficulty::Easy;
    screens::Session session(chase, sim::Mode::Pacman, looking_glass::glass(640, 480));
    const auto first = session.current().tiles;
    CHECK(first->columns == 2 * session.current().world.grid.width() + 1);
    sim::Bot bot(sim::BotKind::Runner);
    for (int i = 0; i < 60 * 600 && session.current().world.level == 1; ++i) {
        session.step(bot.next(session.current().world));
        if (sim::outcome(session.current().world) != sim::Outcome::Playing) session.restart_board();
    }
    REQUIRE(session.current().world.level == 2);
    CHECK_FALSE(*session.current().tiles == *first);
}

TEST_CASE("a recording leads to the world it was made in") {
    screens::Session session(setup(), sim::Mode::Pacman, looking_glass::glass(640, 480));
    sim::Bot bot(sim::BotKind::Random, 9);
    for (int i = 0; i < 2000; ++i)
        session.step(bot.next(session.current().world));
    CHECK(sim::run(*session.current().recording) == session.current().world);
}

TEST_CASE("many boards are kept, but not without bound") {
    const auto glass = looking_glass::glass(640, 480);
    screens::Session session(setup(), sim::Mode::Perfect, glass);
    for (int i = 0; i < 100; ++i)
        session.new_board(glass);
    int back = 0;
    while (session.previous_board())
        ++back;
    CHECK(back == 63);
}

TEST_CASE("of very large boards only the last two are kept") {
    auto large = setup();
    large->size = maze::Size{1600, 600};
    const auto glass = looking_glass::glass(640, 480);
    screens::Session session(large, sim::Mode::Perfect, glass);
    for (int i = 0; i < 5; ++i)
        session.new_board(glass);
    int back = 0;
    while (session.previous_board())
        ++back;
    CHECK(back >= 1);
    CHECK(back <= 4);
}
