#include "screens/play_light.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

namespace {

const screens::Glass glass = looking_glass::glass(1280, 800);

screens::BoardLayout board() {
    return screens::fit_board(glass, 41, 25, screens::board_room(glass, 72));
}

std::vector<frame::Rect> sweep_at(int ticks) {
    frame::DrawList list;
    screens::draw_sweep(list, glass, board(), ticks);
    std::vector<frame::Rect> bands;
    for (const frame::Command& command : list.commands)
        if (const auto* box = std::get_if<frame::Box>(&command)) bands.push_back(box->rect);
    return bands;
}

frame::DrawList banner(sim::Phase phase, bool replay_ended) {
    sim::World world = sim::new_world(sim::pacman_game(1));
    world.phase = phase;
    frame::DrawList list;
    screens::draw_banner(list, glass, board(), world, replay_ended);
    return list;
}

}  // namespace

TEST_CASE("the sweep crosses the board once from left to right") {
    CHECK(sweep_at(0).empty());
    int last = -10'000;
    for (int tick = 1; tick <= 40; ++tick) {
        const auto bands = sweep_at(tick);
        REQUIRE(bands.size() == 2);
        CHECK(bands[0].x > last);
        last = bands[0].x;
    }
    CHECK(sweep_at(1)[0].x < board().board.x);
    CHECK(sweep_at(40)[0].right() >= board().board.right());
    CHECK(sweep_at(41).empty());
}

TEST_CASE("only a cleared board flashes") {
    sim::World world = sim::new_world(sim::pacman_game(1));
    for (const sim::Phase phase : {sim::Phase::Play, sim::Phase::Cleared}) {
        world.phase = phase;
        int lit = 0;
        for (world.phase_ticks = 0; world.phase_ticks < 60; ++world.phase_ticks) {
            frame::DrawList list;
            screens::draw_flash(list, glass, board(), world);
            lit += list.commands.empty() ? 0 : 1;
        }
        CHECK(lit == (phase == sim::Phase::Cleared ? 30 : 0));
    }
}

TEST_CASE("the banner has a word for each moment, and for the end of a replay") {
    CHECK(looking_glass::shows_text(banner(sim::Phase::Ready, false), "Ready?"));
    CHECK(looking_glass::shows_text(banner(sim::Phase::Cleared, false), "Every spark!"));
    CHECK(looking_glass::shows_text(banner(sim::Phase::GameOver, false), "Game over"));
    CHECK(banner(sim::Phase::Play, false).commands.empty());
    CHECK(looking_glass::shows_text(banner(sim::Phase::Play, true), "End of the replay"));
}
