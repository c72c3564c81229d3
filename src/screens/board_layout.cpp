#include "screens/board_layout.hpp"

#include <algorithm>
#include <cmath>

namespace screens {

namespace {

constexpr int comfortable_cell_count = 240;

// A board of n cells is 2n + 1 tiles long.
int cells_that_fit(int length_px, int tile_px) {
    return (length_px / tile_px - 1) / 2;
}

int moved(int board_length, int view_start, int view_length, int focus_px) {
    if (board_length <= view_length) return view_start + (view_length - board_length) / 2;
    return view_start + std::clamp(view_length / 2 - focus_px, view_length - board_length, 0);
}

}  // namespace

int comfortable_tile_px(const Glass& glass) {
    return std::max(12, scaled(glass, 20));
}

int wall_inset(const BoardLayout& layout) {
    return layout.tile_px * 17 / 64;  // the band of a wall tile goes from 17 to 47 of its 64 units
}

frame::Rect board_room(const Glass& glass, int heading_px) {
    const int margin = scaled(glass, 24);
    return {margin, heading_px, std::max(1, glass.viewport.width - 2 * margin),
            std::max(1, glass.viewport.height - heading_px - margin)};
}

BoardLayout fit_board(const Glass& glass, int columns, int rows, const frame::Rect& room) {
    BoardLayout out;
    const int smallest = std::max(6, comfortable_tile_px(glass) * 2 / 3);
    const int fitting = std::min(room.w / std::max(columns, 1), room.h / std::max(rows, 1));
    out.scrolls = fitting < smallest;
    out.tile_px = out.scrolls ? comfortable_tile_px(glass) : fitting;
    out.board = {room.x, room.y, columns * out.tile_px, rows * out.tile_px};
    out.view = room;
    return centred_on(out, 128 * columns, 128 * rows);
}

BoardLayout centred_on(BoardLayout layout, int x_256, int y_256) {
    const auto to_px = [&](int at) { return static_cast<int>(std::int64_t{at} * layout.tile_px / 256); };
    layout.board.x = moved(layout.board.w, layout.view.x, layout.view.w, to_px(x_256));
    layout.board.y = moved(layout.board.h, layout.view.y, layout.view.h, to_px(y_256));
    return layout;
}

BoardCells comfortable_cells(const Glass& glass, const frame::Rect& room) {
    const int tile = comfortable_tile_px(glass);
    const int most_wide = std::max(4, cells_that_fit(room.w, tile));
    const int most_high = std::max(4, cells_that_fit(room.h, tile));
    const double shape = static_cast<double>(room.w) / room.h;
    const int high =
        std::clamp(static_cast<int>(std::lround(std::sqrt(comfortable_cell_count / shape))), 4, most_high);
    const int wide = std::clamp(comfortable_cell_count / high, 4, most_wide);
    return {wide, std::min(high, std::max(4, wide * 3 / 2))};  // portrait boards keep the shape of a page
}

}  // namespace screens
