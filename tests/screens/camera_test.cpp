#include "screens/camera.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

namespace {

// 100 x 100 tiles of 16 px, of which three quarters are seen across and less than half down.
screens::BoardLayout large_board() {
    screens::BoardLayout layout;
    layout.tile_px = 16;
    layout.board = {0, 0, 1600, 1600};
    layout.view = {40, 72, 1200, 700};
    layout.scrolls = true;
    return layout;
}

sim::Place tile(int x, int y) {
    return {x * sim::units_per_tile, y * sim::units_per_tile};
}

}  // namespace

TEST_CASE("the camera begins at the player, then glides after him and never past him") {
    screens::Camera camera;
    camera.follow(tile(50, 50), true);
    const int before = camera.look_at(large_board(), 1).board.x;
    int last = before;
    for (int i = 0; i < 60; ++i) {
        camera.follow(tile(60, 50), true);
        const int now = camera.look_at(large_board(), 1).board.x;
        CHECK(now <= last);
        CHECK(now >= before - 160);
        if (i == 0) CHECK(now == before - 20);
        last = now;
    }
    CHECK(last <= before - 155);
}

TEST_CASE("between two ticks the camera is between their places") {
    screens::Camera camera;
    camera.follow(tile(50, 50), true);
    camera.follow(tile(60, 50), true);
    const int before = camera.look_at(large_board(), 0).board.x;
    CHECK(camera.look_at(large_board(), 0.5F).board.x == before - 10);
    CHECK(camera.look_at(large_board(), 1).board.x == before - 20);
}

TEST_CASE("a camera that is reset, and one over a board that does not scroll, is at the player at once") {
    for (const bool scrolls : {true, false}) {
        screens::Camera camera;
        camera.follow(tile(50, 50), scrolls);
        if (scrolls) camera.reset();
        camera.follow(tile(60, 40), scrolls);
        screens::Camera there;
        there.follow(tile(60, 40), true);
        for (const float fraction : {0.0F, 1.0F}) {
            CHECK(camera.look_at(large_board(), fraction).board ==
                  there.look_at(large_board(), fraction).board);
        }
    }
}

TEST_CASE("before the first tick the layout is as it is") {
    CHECK(screens::Camera().look_at(large_board(), 0.5F).board == large_board().board);
}
