#include "shell/box_painter.hpp"

#include <SDL.h>
#include <algorithm>

namespace shell {
namespace {

SDL_Rect sdl_rect(frame::Rect r) {
    return {r.x, r.y, r.w, r.h};
}

std::uint8_t mix(std::uint8_t from, std::uint8_t to, int step, int steps) {
    return static_cast<std::uint8_t>(from + (to - from) * step / std::max(1, steps));
}

Raster gradient_strip(int width, int height, frame::Color left, frame::Color right) {
    Raster strip(width, height);
    for (int x = 0; x < width; ++x) {
        const int last = width - 1;
        const std::uint32_t color = argb({mix(left.r, right.r, x, last), mix(left.g, right.g, x, last),
                                          mix(left.b, right.b, x, last), mix(left.a, right.a, x, last)});
        for (int y = 0; y < height; ++y)
            strip.at(x, y) = color;
    }
    return strip;
}

}  // namespace

void BoxPainter::paint(const frame::Box& box) {
    const frame::Rect r = box.rect;
    if (r.w <= 0 || r.h <= 0) return;
    if (box.line_px <= 0 && box.left != box.right) return paint_gradient(box);

    const int half = std::min(r.w, r.h) / 2;
    const int radius = std::clamp(box.radius, 0, half);
    const int line = std::clamp(box.line_px, 0, half);
    const int corner = std::max(radius, line);
    if (corner > 0) paint_corners(box, radius);
    if (line == 0) {
        fill({r.x + corner, r.y, r.w - 2 * corner, corner}, box.left);
        fill({r.x + corner, r.bottom() - corner, r.w - 2 * corner, corner}, box.left);
        fill({r.x, r.y + corner, r.w, r.h - 2 * corner}, box.left);
        return;
    }
    fill({r.x + corner, r.y, r.w - 2 * corner, line}, box.left);
    fill({r.x + corner, r.bottom() - line, r.w - 2 * corner, line}, box.left);
    fill({r.x, r.y + corner, line, r.h - 2 * corner}, box.left);
    fill({r.right() - line, r.y + corner, line, r.h - 2 * corner}, box.left);
}

void BoxPainter::paint_corners(const frame::Box& box, int radius) {
    const frame::Rect r = box.rect;
    const int line = std::clamp(box.line_px, 0, std::min(r.w, r.h) / 2);
    const int corner = std::max(radius, line);
    const TexturePtr& texture = corners_.get({radius, line}, [&] {
        // One pixel wider than its corners, so that a rim as thick as the corner still has an inside.
        ++created_;
        return std::pair(make_texture(renderer_, rounded_box(2 * corner + 2, 2 * corner + 2, radius, line)),
                         std::int64_t{4} * corner * corner);
    });
    SDL_SetTextureColorMod(texture.get(), box.left.r, box.left.g, box.left.b);
    SDL_SetTextureAlphaMod(texture.get(), box.left.a);
    for (const bool right : {false, true}) {
        for (const bool bottom : {false, true}) {
            const SDL_Rect source{right ? corner + 2 : 0, bottom ? corner + 2 : 0, corner, corner};
            const SDL_Rect place{right ? r.right() - corner : r.x, bottom ? r.bottom() - corner : r.y, corner,
                                 corner};
            SDL_RenderCopy(renderer_, texture.get(), &source, &place);
        }
    }
}

void BoxPainter::paint_gradient(const frame::Box& box) {
    const frame::Rect r = box.rect;
    const TexturePtr& strip = gradients_.get({r.w, argb(box.left), argb(box.right)}, [&] {
        ++created_;
        return std::pair(make_texture(renderer_, gradient_strip(r.w, strip_height, box.left, box.right)),
                         std::int64_t{r.w} * strip_height);
    });
    for (int y = r.y; y < r.bottom(); y += strip_height) {
        const int height = std::min(strip_height, r.bottom() - y);
        const SDL_Rect source{0, 0, r.w, height};
        const SDL_Rect place{r.x, y, r.w, height};
        SDL_RenderCopy(renderer_, strip.get(), &source, &place);
    }
}

void BoxPainter::fill(frame::Rect rect, frame::Color color) {
    if (rect.w <= 0 || rect.h <= 0) return;
    const SDL_Rect place = sdl_rect(rect);
    SDL_SetRenderDrawColor(renderer_, color.r, color.g, color.b, color.a);
    SDL_RenderFillRect(renderer_, &place);
}

}  // namespace shell
