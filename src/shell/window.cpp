#include "shell/window.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <algorithm>
#include <string_view>

#include "shell/sdl_error.hpp"

namespace shell {
namespace {

constexpr int icon_px = 64;

frame::Viewport size_for(const WindowOptions& options) {
    if (options.size) return *options.size;
    const char* const driver = SDL_GetCurrentVideoDriver();
    SDL_Rect usable;
    const bool in_memory = driver != nullptr && std::string_view(driver) == "dummy";
    if (in_memory || SDL_GetDisplayUsableBounds(0, &usable) != 0) return Window::preferred_size;
    return fitting_size(Window::preferred_size, {usable.w, usable.h});
}

WindowPtr create_window(const WindowOptions& options) {
    const frame::Viewport size = size_for(options);
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (options.fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    WindowPtr window(SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                      std::max(size.width, 1), std::max(size.height, 1), flags));
    if (!window) throw SdlError("SDL_CreateWindow");
    SDL_SetWindowMinimumSize(window.get(), Window::smallest_size.width, Window::smallest_size.height);
    return window;
}

}  // namespace

frame::Viewport fitting_size(frame::Viewport preferred, frame::Viewport usable) {
    const int room_w = usable.width * 85 / 100;
    const int room_h = usable.height * 85 / 100;
    frame::Viewport size = preferred;
    if (size.width > room_w) size = {room_w, size.height * room_w / size.width};
    if (size.height > room_h) size = {size.width * room_h / size.height, room_h};
    return {std::max(size.width, Window::smallest_size.width),
            std::max(size.height, Window::smallest_size.height)};
}

Window::Window(const WindowOptions& options) : window_(create_window(options)), canvas_(*window_) {}

Window::Scale Window::pixels_per_unit() const {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window_.get(), &width, &height);
    const frame::Viewport pixels = canvas_.size();
    if (width <= 0 || height <= 0) return {};
    return {static_cast<float>(pixels.width) / static_cast<float>(width),
            static_cast<float>(pixels.height) / static_cast<float>(height)};
}

bool Window::visible() const {
    return (SDL_GetWindowFlags(window_.get()) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) == 0;
}

bool Window::set_fullscreen(bool on) {
    return SDL_SetWindowFullscreen(window_.get(), on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) == 0;
}

bool Window::fullscreen() const {
    return (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN) != 0;
}

void Window::keep_awake(bool on) {
    if (on == (SDL_IsScreenSaverEnabled() == SDL_FALSE)) return;
    if (on)
        SDL_DisableScreenSaver();
    else
        SDL_EnableScreenSaver();
}

void Window::set_icon(const Assets& assets) {
    try {
        const std::string svg = assets.read("sprites/app-icon.svg");
        SDL_RWops* const source = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
        const SurfacePtr icon(IMG_LoadSizedSVG_RW(source, icon_px, icon_px));
        SDL_RWclose(source);
        if (icon) SDL_SetWindowIcon(window_.get(), icon.get());
    } catch (const AssetError&) {
        return;  // the desktop shows its own picture
    }
}

}  // namespace shell
