#pragma once
// Owning pointers to SDL's objects. Only forward declarations, so that users of the shell need no SDL header.

#include <memory>

struct SDL_Window;
struct SDL_Renderer;
struct SDL_Texture;
struct SDL_Surface;

namespace shell {

struct SdlDelete {
    void operator()(SDL_Window* window) const;
    void operator()(SDL_Renderer* renderer) const;
    void operator()(SDL_Texture* texture) const;
    void operator()(SDL_Surface* surface) const;
};

using WindowPtr = std::unique_ptr<SDL_Window, SdlDelete>;
using RendererPtr = std::unique_ptr<SDL_Renderer, SdlDelete>;
using SurfacePtr = std::unique_ptr<SDL_Surface, SdlDelete>;

/// SDL frees a renderer's textures with the renderer: destroy the textures first.
using TexturePtr = std::unique_ptr<SDL_Texture, SdlDelete>;

}  // namespace shell
