#include "screens/setup.hpp"

#include "maze/seed.hpp"
#include "screens/board_layout.hpp"
#include "screens/hud.hpp"

namespace screens {

namespace {

constexpr maze::Size perfect_board{20, 12};
constexpr maze::Size chase_board{13, 9};
constexpr maze::Size small_chase_board{11, 7};
// Seeds that the game draws itself stay short enough to be read aloud and typed.
constexpr std::uint64_t short_seeds = 1'000'000'000;

}  // namespace

std::uint64_t next_seed(const Setup& setup) {
    if (setup.boards_taken == 0) return setup.first_seed;
    return maze::series_seed(setup.first_seed, setup.boards_taken) % short_seeds;
}

maze::Size usual_size(sim::Mode mode) {
    return mode == sim::Mode::Perfect ? perfect_board : chase_board;
}

sim::GameSpec wished_game(const Setup& setup, sim::Mode mode, maze::Size size) {
    const std::uint64_t seed = next_seed(setup);
    size = setup.size.value_or(size);
    sim::GameSpec game = mode == sim::Mode::Perfect ? sim::perfect_game(seed, size)
                                                    : sim::pacman_game(seed, setup.difficulty, size);
    if (mode == sim::Mode::Pacman) game.assists = setup.assists;
    game.board.style = setup.style;
    game.board.turns = setup.turns;
    if (setup.board && setup.board->perfect == (mode == sim::Mode::Perfect)) {
        game.board = *setup.board;
        game.board.seed = seed;
    }
    return game;
}

sim::GameSpec take_next_game(Setup& setup, sim::Mode mode, maze::Size size) {
    sim::GameSpec game = wished_game(setup, mode, size);
    ++setup.boards_taken;
    if (mode == sim::Mode::Perfect && setup.grade) game.board = maze::graded(game.board, *setup.grade);
    return game;
}

maze::Size size_for(sim::Mode mode, const Glass& glass) {
    const Hud usual{.mode = "Perfect",
                    .detail = "",
                    .board = "P2-XXXXXX-XX",
                    .main = "0:00",
                    .second = "0 steps",
                    .right = "par 100"};
    const frame::Rect room = board_room(glass, hud_height(glass, usual));
    if (mode == sim::Mode::Perfect) {
        const BoardCells cells = comfortable_cells(glass, room);
        return {cells.width, cells.height};
    }
    const auto tiles = sim::tile_size(chase_board);
    const bool roomy = tiles.width * comfortable_tile_px(glass) <= room.w &&
                       tiles.height * comfortable_tile_px(glass) <= room.h;
    return roomy ? chase_board : small_chase_board;
}

}  // namespace screens
