#include "shell/canvas.hpp"

#include <SDL.h>
#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "shell/sdl_error.hpp"

namespace shell {
namespace {

/// Without one, OpenGL would be computed on the processor, slower than painting what changed, and with a
/// compiler's worth of memory.
bool graphics_card_present() {
#if defined(__linux__) && !defined(__ANDROID__)
    std::error_code ignored;
    const auto exists = [&](const char* path) { return std::filesystem::exists(path, ignored); };
    return exists("/dev/dri") || exists("/dev/nvidia0") || exists("/dev/dxg");
#else
    return true;
#endif
}

/// A card may be there without a driver for it. OpenGL then tells by the name of its renderer.
bool computed_on_the_processor(SDL_Renderer* renderer) {
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(renderer, &info) != 0 || !std::string_view(info.name).starts_with("opengl"))
        return false;
    using GetString = const char* (*)(unsigned);
    constexpr unsigned gl_renderer = 0x1F01;
    const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
    const char* const text = get_string == nullptr ? nullptr : get_string(gl_renderer);
    if (text == nullptr) return false;
    const std::string_view name = text;
    return name.find("llvmpipe") != name.npos || name.find("softpipe") != name.npos ||
           name.find("SwiftShader") != name.npos;
}

frame::Viewport window_size_in_pixels(SDL_Window& window) {
    frame::Viewport size;
#if SDL_VERSION_ATLEAST(2, 26, 0)
    SDL_GetWindowSizeInPixels(&window, &size.width, &size.height);
#else
    SDL_GetWindowSize(&window, &size.width, &size.height);
#endif
    return size;
}

}  // namespace

Canvas::Canvas(SDL_Window& window) : window_(window) {
    const char* const hint = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
    const std::string_view wish = hint == nullptr ? "" : hint;
    if (wish != "software" && (!wish.empty() || graphics_card_present())) {
        renderer_.reset(
            SDL_CreateRenderer(&window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC));
        if (renderer_ && wish.empty() && computed_on_the_processor(renderer_.get())) renderer_.reset();
    }
    if (!renderer_) {
        create_software();
        return;
    }
    SDL_RendererInfo info;
    vsync_ =
        SDL_GetRendererInfo(renderer_.get(), &info) == 0 && (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;
}

void Canvas::create_software() {
    stub_.reset(SDL_CreateRGBSurfaceWithFormat(0, 1, 1, 32, SDL_PIXELFORMAT_RGB888));
    if (!stub_) throw SdlError("SDL_CreateRGBSurfaceWithFormat");
    renderer_.reset(SDL_CreateSoftwareRenderer(stub_.get()));
    if (!renderer_) throw SdlError("SDL_CreateSoftwareRenderer");
    software_ = true;
}

frame::Viewport Canvas::size() const {
    if (software_) return window_size_in_pixels(window_);
    frame::Viewport size;
    SDL_GetRendererOutputSize(renderer_.get(), &size.width, &size.height);
    return size;
}

bool Canvas::begin() {
    if (!software_) return true;
    const frame::Viewport wanted = size();
    const bool fresh = !back_ || back_size_ != wanted;
    if (fresh) {
        back_.reset(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET,
                                      wanted.width, wanted.height));
        if (!back_) throw SdlError("SDL_CreateTexture");
        back_size_ = wanted;
    }
    SDL_SetRenderTarget(renderer_.get(), back_.get());
    return fresh;
}

void Canvas::present(const std::vector<frame::Rect>& damage) {
    if (software_)
        present_software(damage);
    else
        SDL_RenderPresent(renderer_.get());
}

void Canvas::present_software(const std::vector<frame::Rect>& damage) {
    SDL_Surface* const surface = SDL_GetWindowSurface(&window_);
    if (surface == nullptr) return;  // between two sizes; the event that follows paints everything
    std::vector<SDL_Rect> shown;
    for (const frame::Rect& rect : damage) {
        const SDL_Rect wanted{rect.x, rect.y, rect.w, rect.h};
        const SDL_Rect whole{0, 0, std::min(surface->w, back_size_.width),
                             std::min(surface->h, back_size_.height)};
        SDL_Rect part;
        if (SDL_IntersectRect(&wanted, &whole, &part) == SDL_FALSE) continue;
        auto* const first = static_cast<Uint8*>(surface->pixels) + part.y * surface->pitch +
                            part.x * surface->format->BytesPerPixel;
        if (SDL_RenderReadPixels(renderer_.get(), &part, surface->format->format, first, surface->pitch) == 0)
            shown.push_back(part);
    }
    if (!shown.empty()) SDL_UpdateWindowSurfaceRects(&window_, shown.data(), static_cast<int>(shown.size()));
}

SurfacePtr Canvas::read_pixels() const {
    const frame::Viewport area = size();
    SurfacePtr picture(
        SDL_CreateRGBSurfaceWithFormat(0, area.width, area.height, 32, SDL_PIXELFORMAT_RGB888));
    if (!picture) throw SdlError("SDL_CreateRGBSurfaceWithFormat");
    if (SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_RGB888, picture->pixels,
                             picture->pitch) != 0)
        throw SdlError("SDL_RenderReadPixels");
    return picture;
}

void Canvas::reset() {
    if (software_) SDL_SetRenderTarget(renderer_.get(), nullptr);
    back_.reset();
}

}  // namespace shell
