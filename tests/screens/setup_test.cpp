#include "screens/setup.hpp"

#include <set>

#include "maze/code.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

TEST_CASE("boards come from one series, so a session can be repeated") {
    screens::Setup one;
    screens::Setup other;
    one.first_seed = other.first_seed = 42;
    std::set<std::uint64_t> seeds;
    for (int i = 0; i < 50; ++i) {
        const sim::GameSpec game = screens::take_next_game(one, sim::Mode::Perfect, {20, 12});
        CHECK(game == screens::take_next_game(other, sim::Mode::Perfect, {20, 12}));
        CHECK(maze::read_code(maze::code_of(game.board)).spec == game.board);
        seeds.insert(game.board.seed);
    }
    CHECK(seeds.size() == 50);
}

TEST_CASE("a maze that is asked for by its seed is that maze, and the next is that of the next seed") {
    screens::Setup setup;
    setup.first_seed = 42;
    setup.grade.reset();
    for (int i = 0; i < 5; ++i) {
        const std::uint64_t seed = screens::next_seed(setup);
        if (i == 0) CHECK(seed == 42);
        CHECK(screens::take_next_game(setup, sim::Mode::Perfect, {20, 12}) == sim::perfect_game(seed));
    }
}

TEST_CASE("perfect mazes are graded from board to board, chases are not") {
    screens::Setup setup;
    setup.grade = maze::Grade::Hard;
    for (int i = 0; i < 5; ++i) {
        const sim::GameSpec wish = screens::wished_game(setup, sim::Mode::Perfect, {20, 12});
        const sim::GameSpec game = screens::take_next_game(setup, sim::Mode::Perfect, {20, 12});
        CHECK(game.board == maze::graded(wish.board, maze::Grade::Hard));
    }
    const sim::GameSpec chase = screens::wished_game(setup, sim::Mode::Pacman, {13, 9});
    CHECK(screens::take_next_game(setup, sim::Mode::Pacman, {13, 9}) == chase);
}

TEST_CASE("every game that a setup gives can be played, in every window") {
    for (const auto& size : looking_glass::window_sizes) {
        for (const sim::Mode mode : {sim::Mode::Perfect, sim::Mode::Pacman}) {
            screens::Setup setup;
            CAPTURE(size.width, size.height);
            CHECK(
                sim::problem_with(
                    screens::take_next_game(
                        setup, mode, screens::size_for(mode, looking_glass::glass(size.width, size.height))))
                    .value_or("") == "");
        }
    }
}

TEST_CASE("a small window gets a small chase board, a chosen size is kept") {
    CHECK(screens::size_for(sim::Mode::Pacman, looking_glass::glass(1280, 800)) == maze::Size{13, 9});
    CHECK(screens::size_for(sim::Mode::Pacman, looking_glass::glass(480, 800)) == maze::Size{11, 7});
    screens::Setup setup;
    setup.size = maze::Size{9, 9};
    const auto game = screens::take_next_game(setup, sim::Mode::Pacman, {11, 7});
    CHECK(game.board.size == maze::Size{9, 9});
}

TEST_CASE("a board from a config file keeps everything but the seed from one board to the next") {
    screens::Setup setup;
    setup.grade.reset();
    setup.board = maze::Spec{};
    setup.board->size = {7, 6};
    setup.board->entry = {3, 3};
    setup.board->exit = {6, 0};
    setup.first_seed = 5;
    const auto first = screens::take_next_game(setup, sim::Mode::Perfect, {20, 12});
    const auto second = screens::take_next_game(setup, sim::Mode::Perfect, {20, 12});
    CHECK(first.board.seed == 5);
    CHECK(second.board.seed != 5);
    CHECK(second.board.entry == maze::Point{3, 3});
    CHECK(second.board.exit == maze::Point{6, 0});
}
