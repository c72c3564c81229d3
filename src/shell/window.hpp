#pragma once
// The game's window: resizable, sharp on HiDPI displays, windowed or on the whole desktop.

#include <optional>
#include <string>

#include "frame/geometry.hpp"
#include "shell/assets.hpp"
#include "shell/canvas.hpp"
#include "shell/sdl_ptr.hpp"

namespace shell {

struct WindowOptions {
    std::string title = "Mazewright";
    std::optional<frame::Viewport> size;  ///< in window units; none: 1280 x 800, or what fits the screen
    bool fullscreen = false;
};

class Window {
  public:
    static constexpr frame::Viewport preferred_size{1280, 800};
    static constexpr frame::Viewport smallest_size{320, 240};

    /// Throws SdlError. Under SDL's dummy video driver the window exists in memory alone.
    explicit Window(const WindowOptions& options);

    [[nodiscard]] Canvas& canvas() { return canvas_; }

    /// What to draw, in output pixels.
    [[nodiscard]] frame::Viewport viewport() const { return canvas_.size(); }

    struct Scale {
        float x = 1;
        float y = 1;
    };
    /// Output pixels per window unit, in which pointer events come: 1 except on HiDPI displays.
    [[nodiscard]] Scale pixels_per_unit() const;

    /// Whether any of it can be seen: not hidden, not minimised.
    [[nodiscard]] bool visible() const;

    /// Covers the desktop of the monitor the window is on, or returns to a window. The display's mode is
    /// never changed, so a crash leaves nothing to repair. True if it worked.
    bool set_fullscreen(bool on);
    [[nodiscard]] bool fullscreen() const;

    /// While true the screen saver stays away: in play, where a gamepad alone would not keep it off.
    void keep_awake(bool on);

    /// The title bar's and task bar's picture; a missing picture is not worth a failure.
    void set_icon(const Assets& assets);

  private:
    WindowPtr window_;
    Canvas canvas_;
};

/// The size to open with on a screen with `usable` room (window units): `preferred`, or its shape shrunk to
/// 85 % of the room, yet never under the smallest size.
[[nodiscard]] frame::Viewport fitting_size(frame::Viewport preferred, frame::Viewport usable);

}  // namespace shell
