#include "screens/next_board.hpp"

#include "maze/code.hpp"

namespace screens {

const std::string& NextBoard::code(const Setup& setup, sim::Mode mode, maze::Size size) {
    const sim::GameSpec wish = wished_game(setup, mode, size);
    if (wish_ == wish && grade_ == setup.grade) return code_;
    wish_ = wish;
    grade_ = setup.grade;
    Setup trial = setup;
    code_ = maze::code_of(take_next_game(trial, mode, size).board);
    return code_;
}

}  // namespace screens
