#include "shell/sdl_error.hpp"

#include <SDL.h>

namespace shell {

SdlError::SdlError(std::string_view call) : SdlError(call, SDL_GetError()) {}

SdlError::SdlError(std::string_view call, std::string_view reason)
    : std::runtime_error(std::string(call) +
                         " failed: " + (reason.empty() ? "no reason given" : std::string(reason))) {}

}  // namespace shell
