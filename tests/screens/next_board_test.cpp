#include "screens/next_board.hpp"

#include "maze/code.hpp"
#include "tests/catch.hpp"

namespace {

std::string taken(screens::Setup setup, sim::Mode mode, maze::Size size) {
    return maze::code_of(screens::take_next_game(setup, mode, size).board);
}

}  // namespace

TEST_CASE("the next board's code is that of the board then taken, whatever was changed meanwhile") {
    screens::Setup setup;
    setup.first_seed = 5;
    screens::NextBoard next;
    const auto check = [&](sim::Mode mode, maze::Size size) {
        const std::string code = taken(setup, mode, size);
        CHECK(next.code(setup, mode, size) == code);
        CHECK(next.code(setup, mode, size) == code);
    };
    check(sim::Mode::Perfect, {20, 12});
    setup.grade = maze::Grade::Hard;
    check(sim::Mode::Perfect, {20, 12});
    check(sim::Mode::Perfect, {10, 15});
    check(sim::Mode::Pacman, {13, 9});
    setup.grade.reset();
    check(sim::Mode::Perfect, {10, 15});
    setup.boards_taken = 3;
    check(sim::Mode::Perfect, {10, 15});
    setup.first_seed = 6;
    check(sim::Mode::Perfect, {10, 15});
}
