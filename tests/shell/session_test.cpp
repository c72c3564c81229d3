#include "shell/session.hpp"

#include <SDL.h>
#include <SDL_ttf.h>
#include <string>

#include "shell/sdl_error.hpp"
#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

TEST_CASE("a session starts SDL and stops it again") {
    glass::choose_dummy_driver();
    {
        const shell::Session session;
        CHECK((SDL_WasInit(SDL_INIT_VIDEO) & SDL_INIT_VIDEO) != 0);
        CHECK(TTF_WasInit() != 0);
        CHECK(SDL_IsScreenSaverEnabled() == SDL_TRUE);
        CHECK(std::string(SDL_getenv("SDL_VIDEO_X11_WMCLASS")) == "mazewright");
    }
    CHECK(SDL_WasInit(SDL_INIT_VIDEO) == 0);
    CHECK(TTF_WasInit() == 0);
}

TEST_CASE("a session without a display fails with a reason and leaves nothing started") {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "no-such-driver", SDL_HINT_OVERRIDE);
    CHECK_THROWS_AS(shell::Session(), shell::SdlError);
    CHECK(SDL_WasInit(SDL_INIT_EVERYTHING) == 0);
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
    CHECK_NOTHROW(shell::Session());
}
