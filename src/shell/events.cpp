#include "shell/events.hpp"

#include <SDL.h>

namespace shell {

InputResult drain_events(const Window& window, Painter& painter, Input& input) {
    const Window::Scale scale = window.pixels_per_unit();
    input.set_pointer_scale(scale.x, scale.y);
    InputResult result;
    SDL_Event event;
    while (SDL_PollEvent(&event) == 1) {
        painter.handle(event);
        input.handle(event, result);
    }
    return result;
}

}  // namespace shell
