#include "shell/sdl_ptr.hpp"

#include <SDL.h>

namespace shell {

void SdlDelete::operator()(SDL_Window* window) const {
    SDL_DestroyWindow(window);
}
void SdlDelete::operator()(SDL_Renderer* renderer) const {
    SDL_DestroyRenderer(renderer);
}
void SdlDelete::operator()(SDL_Texture* texture) const {
    SDL_DestroyTexture(texture);
}
void SdlDelete::operator()(SDL_Surface* surface) const {
    SDL_FreeSurface(surface);
}

}  // namespace shell
