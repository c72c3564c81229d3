#pragma once
// Where a board stands in the window: as large as fits on whole pixels or, where its tiles would become too
// small, larger than the window and followed by a camera.

#include "screens/glass.hpp"

namespace screens {

struct BoardLayout {
    int tile_px = 1;
    frame::Rect board;  ///< the whole board with its outer wall; larger than `view` where it scrolls
    frame::Rect view;   ///< the part of the window that shows it
    bool scrolls = false;
};

/// Fits `columns` x `rows` tiles into `room`.
[[nodiscard]] BoardLayout fit_board(const Glass& glass, int columns, int rows, const frame::Rect& room);

/// The same layout with the board moved so that the point (x, y), in 1/256 tile, is as near the middle of the
/// view as the board's edges allow. Does nothing to a board that fits.
[[nodiscard]] BoardLayout centred_on(BoardLayout layout, int x_256, int y_256);

/// How far inside the board's rectangle the outer edge of the outer wall is: walls are thinner than tiles.
[[nodiscard]] int wall_inset(const BoardLayout& layout);

/// The room a board gets in the window, below a heading of `heading_px`.
[[nodiscard]] frame::Rect board_room(const Glass& glass, int heading_px);

/// How many cells a perfect board should have to fill `room` at a comfortable tile size: about 240, fewer
/// where the tiles would become small, never fewer than 4 x 4.
struct BoardCells {
    int width = 0;
    int height = 0;
};
[[nodiscard]] BoardCells comfortable_cells(const Glass& glass, const frame::Rect& room);

/// The smallest tile that is still comfortable to play on, in pixels.
[[nodiscard]] int comfortable_tile_px(const Glass& glass);

}  // namespace screens
