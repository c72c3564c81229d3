#include "screens/play_heading.hpp"

#include "tests/catch.hpp"

TEST_CASE("the heading of a walk tells board, time, steps and par") {
    sim::World world = sim::new_world(sim::perfect_game(42));
    world.clock_ticks = 60 * 72;
    world.steps = 1;
    world.par = 94;
    const screens::Hud hud = screens::heading_of(world, 0);
    CHECK(hud.mode == "Perfect");
    CHECK(hud.detail == "");
    CHECK(hud.board == "P2-1A-6N");
    CHECK(hud.main == "1:12");
    CHECK(hud.second == "1 step");
    CHECK(hud.right == "par 94");
    CHECK(hud.lives == 0);
    CHECK(screens::heading_of(sim::new_world(sim::pacman_game(1, sim::Difficulty::Stroll)), 0).detail ==
          "Stroll");
}

TEST_CASE("the heading of a chase tells level, score, the best and the lives, and that help was taken") {
    sim::GameSpec spec = sim::pacman_game(42);
    sim::World world = sim::new_world(spec);
    world.score = 1230;
    world.level = 2;
    const screens::Hud hud = screens::heading_of(world, 12480);
    CHECK(hud.mode == "Pac-Man");
    CHECK(hud.detail == "Level 2");
    CHECK(hud.main == "1 230");
    CHECK(hud.second == "");
    CHECK(hud.right == "best 12 480");
    CHECK(hud.lives == world.lives);
    CHECK(screens::heading_of(world, 0).right == "");
    spec.assists.speed_percent = 80;
    CHECK(screens::heading_of(sim::new_world(spec), 0).detail == "Level 1, assisted");
}
