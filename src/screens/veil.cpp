#include "screens/veil.hpp"

namespace screens {

void draw_veil(frame::DrawList& list, const Glass& glass, int percent) {
    const frame::Color veil = glass.palette.page.with_alpha(255 * percent / 100);
    list.add(frame::Clip{});
    list.add(
        frame::Box{.rect = {0, 0, glass.viewport.width, glass.viewport.height}, .left = veil, .right = veil});
}

void draw_panel(frame::DrawList& list, const Glass& glass, const frame::Rect& rect) {
    const int radius = scaled(glass, 24);
    const frame::Color shadow = glass.palette.shadow.with_alpha(140);
    frame::Rect below = rect;
    below.y += scaled(glass, 8);
    list.add(frame::Box{.rect = below, .radius = radius, .left = shadow, .right = shadow});
    list.add(frame::Box{
        .rect = rect, .radius = radius, .left = glass.palette.panel, .right = glass.palette.panel});
}

}  // namespace screens
