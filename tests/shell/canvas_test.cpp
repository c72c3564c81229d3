#include "shell/canvas.hpp"

#include <SDL.h>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

namespace {

std::uint32_t pixel(SDL_Surface& surface, int x, int y) {
    const auto* const row = static_cast<const std::uint8_t*>(surface.pixels) + y * surface.pitch;
    return reinterpret_cast<const std::uint32_t*>(row)[x] & 0xffffff;
}

void fill(const shell::Canvas& canvas, SDL_Rect rect, Uint8 red) {
    SDL_SetRenderDrawColor(canvas.renderer(), red, 0, 0, 255);
    SDL_RenderFillRect(canvas.renderer(), &rect);
}

}  // namespace

TEST_CASE("a software canvas keeps its picture and shows only what is said to have changed") {
    glass::choose_dummy_driver();
    const shell::Session session;
    shell::Window window({.title = "test", .size = frame::Viewport{64, 48}, .fullscreen = false});
    shell::Canvas& canvas = window.canvas();
    CHECK(canvas.begin());
    fill(canvas, {0, 0, 64, 48}, 10);
    canvas.present({{0, 0, 64, 48}});
    CHECK_FALSE(canvas.begin());
    fill(canvas, {0, 0, 64, 48}, 200);
    canvas.present({{8, 8, 4, 4}, {60, 40, 100, 100}, {-5, -5, 2, 2}});
    SDL_Surface* const shown = SDL_GetWindowSurface(SDL_GetWindowFromID(1));
    REQUIRE(shown != nullptr);
    CHECK(pixel(*shown, 7, 8) == 0x0a0000);
    CHECK(pixel(*shown, 8, 8) == 0xc80000);
    CHECK(pixel(*shown, 11, 11) == 0xc80000);
    CHECK(pixel(*shown, 12, 11) == 0x0a0000);
    CHECK(pixel(*shown, 63, 47) == 0xc80000);
}

TEST_CASE("after a change of size or a reset the picture is to be painted anew") {
    glass::choose_dummy_driver();
    const shell::Session session;
    shell::Window window({.title = "test", .size = frame::Viewport{64, 48}, .fullscreen = false});
    shell::Canvas& canvas = window.canvas();
    CHECK(canvas.begin());
    CHECK_FALSE(canvas.begin());
    SDL_SetWindowSize(SDL_GetWindowFromID(1), 400, 300);
    CHECK(canvas.size() == frame::Viewport{400, 300});
    CHECK(canvas.begin());
    canvas.reset();
    CHECK(canvas.begin());
    CHECK(canvas.read_pixels()->w == 400);
}
