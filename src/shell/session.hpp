#pragma once
// SDL's libraries, started and stopped. Every other object of the shell lives inside the life of a Session.

namespace shell {

/// Where the window is: on the screen, or in memory alone, for pictures on a machine without a display. An
/// SDL_VIDEODRIVER that the user has set wins.
enum class Display { Screen, Memory };

class Session {
  public:
    /// Starts video, fonts and images, and gamepads if the system has them. Throws SdlError when there is no
    /// display (or no video driver at all).
    explicit Session(Display display = Display::Screen);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    ~Session();
};

}  // namespace shell
