#include "screens/learn_view.hpp"

#include "screens/board_tiles.hpp"
#include "sim/step.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

TEST_CASE("every chaser's mood is told, and every hunter's target marked on the board") {
    const auto glass = looking_glass::glass(1280, 800);
    sim::World world = sim::new_world(sim::pacman_game(2));
    for (int i = 0; i < 900; ++i)
        sim::step(world, {});
    const auto tiles = screens::tiles_of(world.grid);
    const auto layout = screens::fit_board(glass, tiles.columns, tiles.rows, screens::board_room(glass, 72));
    world.chasers[0].mode = sim::ChaserMode::Chase;
    world.chasers[1].mode = sim::ChaserMode::Scatter;
    world.chasers[1].target = {-3, -3};
    world.chasers[2].mode = sim::ChaserMode::Frightened;
    world.chasers[3].mode = sim::ChaserMode::Asleep;
    frame::DrawList list;
    screens::draw_thoughts(list, glass, layout, world);
    for (const char* mood : {"chase", "scatter", "afraid", "asleep"}) {
        CAPTURE(mood);
        CHECK(looking_glass::shows_text(list, mood));
    }
    int marks = 0;
    for (const auto& command : list.commands) {
        const auto* box = std::get_if<frame::Box>(&command);
        if (box == nullptr || box->line_px == 0) continue;
        ++marks;
        CHECK(box->rect.x >= layout.board.x);
        CHECK(box->rect.y >= layout.board.y);
        CHECK(box->rect.right() <= layout.board.right());
        CHECK(box->rect.bottom() <= layout.board.bottom());
    }
    CHECK(marks == 2);
}
