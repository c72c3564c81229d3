#include "shell/window.hpp"

#include <SDL.h>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"
#include "tests/shell/scratch.hpp"

using frame::Viewport;
using shell::Window;

TEST_CASE("a window opens at its preferred size, or shrunk in shape to fit the screen") {
    CHECK(shell::fitting_size({1280, 800}, {1920, 1080}) == Viewport{1280, 800});
    CHECK(shell::fitting_size({1280, 800}, {1366, 768}) == Viewport{1044, 652});
    CHECK(shell::fitting_size({1280, 800}, {800, 1200}) == Viewport{680, 425});
    CHECK(shell::fitting_size({1280, 800}, {100, 100}) == Window::smallest_size);
    CHECK(shell::fitting_size({1280, 800}, {0, 0}) == Window::smallest_size);
}

TEST_CASE("a window in memory has the size that was asked for") {
    glass::choose_dummy_driver();
    const shell::Session session;
    Window window({.title = "test", .size = Viewport{733, 491}, .fullscreen = false});
    CHECK(window.viewport() == Viewport{733, 491});
    CHECK(window.pixels_per_unit().x == Approx(1));
    CHECK(window.pixels_per_unit().y == Approx(1));
    CHECK(window.visible());
    CHECK_FALSE(window.fullscreen());
    CHECK(window.canvas().keeps_picture());
    CHECK_FALSE(window.canvas().has_vsync());
    const Window usual({.title = "usual", .size = std::nullopt, .fullscreen = false});
    CHECK(usual.viewport() == Window::preferred_size);
}

TEST_CASE("a minimised window is not visible") {
    glass::choose_dummy_driver();
    const shell::Session session;
    const Window window({.title = "test", .size = Viewport{400, 300}, .fullscreen = false});
    SDL_Window* const raw = SDL_GetWindowFromID(1);
    REQUIRE(raw != nullptr);
    SDL_HideWindow(raw);
    CHECK_FALSE(window.visible());
    SDL_ShowWindow(raw);
    CHECK(window.visible());
}

TEST_CASE("full screen covers the desktop without changing its mode, and the way back works") {
    glass::choose_dummy_driver();
    const shell::Session session;
    Window window({.title = "test", .size = Viewport{400, 300}, .fullscreen = false});
    REQUIRE(window.set_fullscreen(true));
    CHECK(window.fullscreen());
    REQUIRE(window.set_fullscreen(false));
    CHECK_FALSE(window.fullscreen());
}

TEST_CASE("the screen saver is held off only while asked to") {
    glass::choose_dummy_driver();
    const shell::Session session;
    Window window({.title = "test", .size = Viewport{400, 300}, .fullscreen = false});
    CHECK(SDL_IsScreenSaverEnabled() == SDL_TRUE);
    window.keep_awake(true);
    CHECK(SDL_IsScreenSaverEnabled() == SDL_FALSE);
    window.keep_awake(false);
    CHECK(SDL_IsScreenSaverEnabled() == SDL_TRUE);
}

TEST_CASE("a missing icon is no failure") {
    glass::choose_dummy_driver();
    const glass::Scratch scratch("icon");
    const shell::Session session;
    Window window({.title = "test", .size = Viewport{400, 300}, .fullscreen = false});
    CHECK_NOTHROW(window.set_icon(shell::Assets(scratch.path)));
    CHECK_NOTHROW(window.set_icon(glass::real_assets()));
}
