#include "shell/message_box.hpp"

#include <SDL.h>
#include <string_view>

namespace shell {
namespace {

/// Video drivers that show nothing: a box there would wait for ever for a click that cannot come.
bool draws_nowhere() {
    const char* driver = SDL_GetCurrentVideoDriver();
    if (driver == nullptr) driver = SDL_getenv("SDL_VIDEODRIVER");
    if (driver == nullptr) return false;
    const std::string_view name = driver;
    return name == "dummy" || name == "offscreen" || name == "evdev";
}

bool display_expected() {
#if defined(__linux__) && !defined(__ANDROID__)
    return SDL_getenv("DISPLAY") != nullptr || SDL_getenv("WAYLAND_DISPLAY") != nullptr;
#else
    return true;
#endif
}

}  // namespace

bool show_message(const std::string& title, const std::string& text) {
    if (draws_nowhere() || !display_expected()) return false;
    return SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, title.c_str(), text.c_str(), nullptr) == 0;
}

}  // namespace shell
