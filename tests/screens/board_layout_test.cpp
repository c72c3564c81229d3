#include "screens/board_layout.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

namespace {

screens::BoardCells cells_for(int width, int height, int heading) {
    const auto glass = looking_glass::glass(width, height);
    return screens::comfortable_cells(glass, screens::board_room(glass, heading));
}

}  // namespace

TEST_CASE("a perfect board takes the window's shape at about 240 cells") {
    const auto wide = cells_for(1280, 800, 72);
    CHECK(wide.width == 20);
    CHECK(wide.height == 12);
    const auto tall = cells_for(480, 800, 94);
    CHECK(tall.width == 10);
    CHECK(tall.height == 15);
}

TEST_CASE("every window gets a board whose tiles are comfortable") {
    for (const auto& size : looking_glass::window_sizes) {
        const auto glass = looking_glass::glass(size.width, size.height);
        const auto room = screens::board_room(glass, screens::scaled(glass, 94));
        const auto cells = screens::comfortable_cells(glass, room);
        const auto layout = screens::fit_board(glass, 2 * cells.width + 1, 2 * cells.height + 1, room);
        CAPTURE(size.width, size.height, cells.width, cells.height, layout.tile_px);
        CHECK(cells.width >= 4);
        CHECK(cells.height >= 4);
        CHECK_FALSE(layout.scrolls);
        CHECK(layout.board.x >= room.x);
        CHECK(layout.board.y >= room.y);
        CHECK(layout.board.right() <= room.right());
        CHECK(layout.board.bottom() <= room.bottom());
    }
}

TEST_CASE("a board far larger than the window scrolls and never shows beyond its edges") {
    const auto glass = looking_glass::glass(640, 480);
    const auto room = screens::board_room(glass, 60);
    const auto layout = screens::fit_board(glass, 2001, 2001, room);
    REQUIRE(layout.scrolls);
    CHECK(layout.tile_px >= 12);
    for (const int x : {0, 128, 1000 * 256, 2000 * 256, 2001 * 256}) {
        for (const int y : {0, 500 * 256, 2001 * 256}) {
            const auto moved = screens::centred_on(layout, x, y);
            CAPTURE(x, y);
            CHECK(moved.board.x <= room.x);
            CHECK(moved.board.y <= room.y);
            CHECK(moved.board.right() >= room.right());
            CHECK(moved.board.bottom() >= room.bottom());
            // The point itself is in view.
            const int px = moved.board.x + static_cast<int>(static_cast<long long>(x) * moved.tile_px / 256);
            CHECK(px >= room.x);
            CHECK(px <= room.right());
        }
    }
}

TEST_CASE("windows of no use still give a layout without a division by zero") {
    for (const auto& size : looking_glass::absurd_sizes) {
        const auto glass = looking_glass::glass(size.width, size.height);
        const auto room = screens::board_room(glass, 40);
        const auto layout = screens::fit_board(glass, 41, 25, room);
        CAPTURE(size.width, size.height);
        CHECK(layout.tile_px >= 1);
        CHECK(layout.view.w > 0);
        CHECK(layout.view.h > 0);
        const auto cells = screens::comfortable_cells(glass, room);
        CHECK(cells.width >= 4);
        CHECK(cells.height >= 4);
    }
}
