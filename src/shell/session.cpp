#include "shell/session.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>
#include <string>

#include "shell/sdl_error.hpp"

namespace shell {
namespace {

constexpr const char* application_id = "mazewright";  // as the desktop entry is named

void set_hints() {
    SDL_SetHint(SDL_HINT_APP_NAME, "Mazewright");
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", application_id, 0);
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", application_id, 0);
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");  // the window surface is for machines without a GPU
}

/// Where somebody can see the game. SDL alone would settle for drawing off screen; and Wayland, which cannot
/// work without this folder, complains about it by itself. A driver that the user has set wins.
void choose_visible_drivers() {
#if defined(__linux__) && !defined(__ANDROID__)
    if (SDL_GetHint(SDL_HINT_VIDEODRIVER) != nullptr) return;
    const bool wayland = SDL_getenv("XDG_RUNTIME_DIR") != nullptr;
    SDL_SetHint(SDL_HINT_VIDEODRIVER, wayland ? "x11,wayland,KMSDRM" : "x11,KMSDRM");
#endif
}

void stop_all() {
    TTF_Quit();
    IMG_Quit();
    SDL_Quit();
}

}  // namespace

Session::Session(Display display) {
    set_hints();
    if (display == Display::Memory) SDL_setenv("SDL_VIDEODRIVER", "dummy", 0);
    choose_visible_drivers();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        const SdlError error("SDL_Init",
                             std::string("there is no display to open a window on (") + SDL_GetError() + ")");
        SDL_Quit();
        throw error;
    }
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);  // without it the keyboard plays on
    if (TTF_Init() != 0) {
        const SdlError error("TTF_Init");
        stop_all();
        throw error;
    }
    IMG_Init(IMG_INIT_PNG);  // SVG needs no start; PNG saving works without, a little slower to begin
    SDL_StopTextInput();     // keys are commands here, and input methods would swallow some
}

Session::~Session() {
    stop_all();
}

}  // namespace shell
