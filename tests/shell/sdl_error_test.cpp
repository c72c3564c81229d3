#include "shell/sdl_error.hpp"

#include <SDL.h>

#include "tests/catch.hpp"

TEST_CASE("an SDL error says which call failed and what SDL said") {
    SDL_SetError("the screen is missing");
    CHECK(std::string(shell::SdlError("SDL_CreateWindow").what()) ==
          "SDL_CreateWindow failed: the screen is missing");
    SDL_ClearError();
    CHECK(std::string(shell::SdlError("SDL_Init").what()) == "SDL_Init failed: no reason given");
}
