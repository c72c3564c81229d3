#pragma once
// SDL's libraries, started and stopped. Every other object of the shell lives inside the life of a Session.

namespace shell {

class Session {
  public:
    /// Starts video, fonts and images, and gamepads if the system has them. Throws SdlError when there is no
    /// display (or no video driver at all).
    Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    ~Session();
};

}  // namespace shell
