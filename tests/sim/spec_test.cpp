#include "sim/spec.hpp"

#include "tests/catch.hpp"

TEST_CASE("modes and difficulties read back from their names") {
    for (const auto mode : {sim::Mode::Perfect, sim::Mode::Pacman}) {
        CHECK(sim::mode_from_name(sim::name(mode)) == mode);
    }
    for (const auto difficulty :
         {sim::Difficulty::Stroll, sim::Difficulty::Easy, sim::Difficulty::Normal, sim::Difficulty::Arcade}) {
        CHECK(sim::difficulty_from_name(sim::name(difficulty)) == difficulty);
    }
    CHECK_FALSE(sim::mode_from_name("Pacman"));
    CHECK_FALSE(sim::difficulty_from_name("hard"));
}

TEST_CASE("the usual games have nothing wrong with them") {
    CHECK(sim::problem_with(sim::perfect_game(7)) == std::nullopt);
    CHECK(sim::problem_with(sim::perfect_game(7, {2, 2})) == std::nullopt);
    CHECK(sim::problem_with(sim::pacman_game(7)) == std::nullopt);
    CHECK(sim::problem_with(sim::pacman_game(7, sim::Difficulty::Stroll, {3, 2})) == std::nullopt);
}

TEST_CASE("what is wrong with a game is said with its value and what is allowed") {
    sim::GameSpec spec = sim::pacman_game(7);
    SECTION("speed") {
        spec.assists.speed_percent = 59;
        CHECK(sim::problem_with(spec) == "SPEED=59: must be 60 to 120");
    }
    SECTION("chasers") {
        spec.assists.chasers = 5;
        CHECK(sim::problem_with(spec) == "CHASERS=5: must be 0 to 4");
    }
    SECTION("lives") {
        spec.assists.extra_lives = -1;
        CHECK(sim::problem_with(spec) == "EXTRA_LIVES=-1: must be 0 to 9");
    }
    SECTION("a board without loops") {
        spec.board.perfect = true;
        CHECK(sim::problem_with(spec) == "MODE=pacman: the board must have loops (PERFECT=False)");
    }
    SECTION("a board without room for a chase") {
        spec = sim::pacman_game(7, sim::Difficulty::Easy, {9, 4});
        CHECK(sim::problem_with(spec) == "size 9x4 is too small for a chase: both sides must be at least 5");
    }
    SECTION("the board itself") {
        spec.board.exit = {99, 0};
        CHECK(sim::problem_with(spec) != std::nullopt);
    }
}

TEST_CASE("a game is assisted when any assist differs from the plain game") {
    sim::GameSpec spec = sim::pacman_game(7);
    CHECK_FALSE(sim::is_assisted(spec));
    spec.assists.extra_lives = 1;
    CHECK(sim::is_assisted(spec));
}
