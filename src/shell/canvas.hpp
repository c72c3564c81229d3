#pragma once
// The surface that pictures are painted on and the way from there to the window. With a graphics card SDL's
// renderer draws every frame whole. Without one the canvas keeps the last picture, so that only what changed
// need be painted and sent to the screen: on a 1280 x 800 window that is the difference between a few tenths
// of a millisecond and several milliseconds a frame.

#include <vector>

#include "frame/geometry.hpp"
#include "shell/sdl_ptr.hpp"

union SDL_Event;

namespace shell {

class Canvas {
  public:
    /// Takes the graphics card if there is a real one, else paints in software; the SDL_RENDER_DRIVER hint
    /// overrides the choice. Throws SdlError if not even software works. `window` must outlive the canvas.
    explicit Canvas(SDL_Window& window);

    [[nodiscard]] SDL_Renderer* renderer() const { return renderer_.get(); }

    /// Output size in pixels. Zero in either direction when there is nothing to paint on.
    [[nodiscard]] frame::Viewport size() const;

    /// Whether the last picture is still there, so that painting may be confined to what changed.
    [[nodiscard]] bool keeps_picture() const { return software_; }

    /// Whether present() blocks until the display is ready for the next frame.
    [[nodiscard]] bool has_vsync() const { return vsync_; }

    /// Makes the renderer draw on the canvas, in the present size. True if the earlier picture is gone and
    /// everything must be painted.
    [[nodiscard]] bool begin();

    /// Shows what was painted. `damage` lists the changed parts; it matters only if the picture is kept.
    void present(const std::vector<frame::Rect>& damage);

    /// What is painted now, before present(). Throws SdlError.
    [[nodiscard]] SurfacePtr read_pixels() const;

    /// Forgets the picture, as after a lost device; the next begin() starts afresh.
    void reset();

  private:
    void create_software();
    void present_software(const std::vector<frame::Rect>& damage);

    SDL_Window& window_;
    SurfacePtr stub_;  // the software renderer wants a surface of its own, although nothing is drawn on it
    RendererPtr renderer_;
    TexturePtr back_;  // software only: the kept picture
    frame::Viewport back_size_;
    bool software_ = false;
    bool vsync_ = false;
};

}  // namespace shell
