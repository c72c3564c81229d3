#include "shell/events.hpp"

#include <SDL.h>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

TEST_CASE("draining the queue gives all actions in order and then none") {
    glass::Glass glass({320, 240});
    shell::Input input;
    static_cast<void>(shell::drain_events(glass.window(), glass.painter(), input));
    SDL_Event key{};
    key.type = SDL_KEYDOWN;
    key.key.keysym.scancode = SDL_SCANCODE_UP;
    key.key.keysym.sym = SDLK_UP;
    SDL_PushEvent(&key);
    SDL_Event quit{};
    quit.type = SDL_QUIT;
    SDL_PushEvent(&quit);
    const shell::InputResult result = shell::drain_events(glass.window(), glass.painter(), input);
    REQUIRE(result.actions.size() == 2);
    CHECK(result.actions[0].kind == frame::ActionKind::MoveUp);
    CHECK(result.actions[1].kind == frame::ActionKind::CloseWindow);
    CHECK(shell::drain_events(glass.window(), glass.painter(), input).actions.empty());
}

TEST_CASE("an exposed window is painted again") {
    glass::Glass glass({320, 240});
    shell::Input input;
    const frame::DrawList list;
    glass.painter().paint(list);
    static_cast<void>(shell::drain_events(glass.window(), glass.painter(), input));
    glass.painter().paint(list);
    CHECK_FALSE(glass.painter().paint(list));
    SDL_Event exposed{};
    exposed.type = SDL_WINDOWEVENT;
    exposed.window.event = SDL_WINDOWEVENT_EXPOSED;
    SDL_PushEvent(&exposed);
    static_cast<void>(shell::drain_events(glass.window(), glass.painter(), input));
    CHECK(glass.painter().paint(list));
}
