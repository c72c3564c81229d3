#pragma once
// The failure of an SDL call, worded so that a person can act on it: what was asked, and what SDL said.

#include <stdexcept>
#include <string>
#include <string_view>

namespace shell {

class SdlError : public std::runtime_error {
  public:
    /// `call` names the function, as in "SDL_CreateWindow"; the reason is SDL's own last message.
    explicit SdlError(std::string_view call);
    SdlError(std::string_view call, std::string_view reason);
};

}  // namespace shell
