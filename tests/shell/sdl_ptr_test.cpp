#include "shell/sdl_ptr.hpp"

#include <SDL.h>

#include "tests/catch.hpp"

TEST_CASE("an owned surface is given back when its owner goes") {
    SDL_Surface* const seen = SDL_CreateRGBSurfaceWithFormat(0, 4, 4, 32, SDL_PIXELFORMAT_ARGB8888);
    REQUIRE(seen != nullptr);
    ++seen->refcount;  // a second owner, so that the count can still be read
    { const shell::SurfacePtr owner(seen); }
    CHECK(seen->refcount == 1);
    SDL_FreeSurface(seen);
}
