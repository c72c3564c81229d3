#include "shell/raster.hpp"

#include <SDL.h>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace shell {
namespace {

/// a x b / 255, rounded, for 0..255.
constexpr std::uint32_t mul255(std::uint32_t a, std::uint32_t b) {
    const std::uint32_t t = a * b + 128;
    return (t + (t >> 8)) >> 8;
}

/// All four channels times `by` / 255.
constexpr std::uint32_t scaled(std::uint32_t pixel, std::uint32_t by) {
    return mul255(pixel >> 24, by) << 24 | mul255(pixel >> 16 & 0xff, by) << 16 |
           mul255(pixel >> 8 & 0xff, by) << 8 | mul255(pixel & 0xff, by);
}

constexpr std::uint32_t premultiplied(std::uint32_t pixel) {
    const std::uint32_t alpha = pixel >> 24;
    return alpha << 24 | (scaled(pixel, alpha) & 0xffffff);
}

constexpr std::uint32_t straight(std::uint32_t pixel) {
    const std::uint32_t alpha = pixel >> 24;
    if (alpha == 0 || alpha == 255) return pixel;
    const auto divide = [alpha](std::uint32_t value) {
        return std::min<std::uint32_t>(255, (value * 255 + alpha / 2) / alpha);
    };
    return alpha << 24 | divide(pixel >> 16 & 0xff) << 16 | divide(pixel >> 8 & 0xff) << 8 |
           divide(pixel & 0xff);
}

/// Porter and Duff's "over" on premultiplied pixels.
void over(std::uint32_t& ground, std::uint32_t source) {
    const std::uint32_t alpha = source >> 24;
    if (alpha == 255)
        ground = source;
    else if (alpha != 0)
        ground = source + scaled(ground, 255 - alpha);
}

/// Calls draw(ground pixel, source pixel) wherever the two pictures overlap.
template <typename DrawPixel>
void overlay(Raster& ground, const Raster& source, int x, int y, DrawPixel draw) {
    const int left = std::max(0, -x);
    const int width = std::min(source.width, ground.width - x) - left;
    if (width <= 0) return;
    for (int row = std::max(0, -y); row < std::min(source.height, ground.height - y); ++row) {
        std::uint32_t* to = &ground.at(x + left, y + row);
        const std::uint32_t* const from = &source.at(left, row);
        for (int column = 0; column < width; ++column)
            draw(to[column], from[column]);
    }
}

}  // namespace

void Composition::draw(const Raster& source, int x, int y) {
    overlay(image_, source, x, y, [](std::uint32_t& ground, std::uint32_t pixel) {
        const std::uint32_t alpha = pixel >> 24;
        if (alpha == 255)
            ground = pixel;
        else if (alpha != 0)
            over(ground, premultiplied(pixel));
    });
}

void Composition::draw(const Composition& source, int x, int y, int percent) {
    const auto opacity = static_cast<std::uint32_t>(std::clamp(percent, 0, 100) * 255 / 100);
    overlay(image_, source.image_, x, y,
            [opacity](std::uint32_t& ground, std::uint32_t pixel) { over(ground, scaled(pixel, opacity)); });
}

void Composition::fill_rounded(frame::Rect rect, int radius, frame::Color color) {
    const std::uint32_t solid = premultiplied(argb(color));
    for (int y = std::max(0, rect.y); y < std::min(image_.height, rect.bottom()); ++y) {
        for (int x = std::max(0, rect.x); x < std::min(image_.width, rect.right()); ++x) {
            const int coverage = rounded_coverage(rect, radius, x, y);
            over(image_.at(x, y),
                 coverage == 255 ? solid : scaled(solid, static_cast<std::uint32_t>(coverage)));
        }
    }
}

Raster Composition::finish() && {
    std::transform(image_.pixels.begin(), image_.pixels.end(), image_.pixels.begin(), straight);
    return std::move(image_);
}

int rounded_coverage(frame::Rect rect, int radius, int x, int y) {
    if (!rect.contains(x, y)) return 0;
    radius = std::clamp(radius, 0, std::min(rect.w, rect.h) / 2);
    // Only pixels in a corner's square can be cut; there, by their distance from the corner's centre.
    const int left = rect.x + radius;
    const int right = rect.right() - radius;
    const int top = rect.y + radius;
    const int bottom = rect.bottom() - radius;
    if ((x >= left && x < right) || (y >= top && y < bottom)) return 255;
    const double dx = x < left ? left - (x + 0.5) : x + 0.5 - right;
    const double dy = y < top ? top - (y + 0.5) : y + 0.5 - bottom;
    const double covered = radius + 0.5 - std::sqrt(dx * dx + dy * dy);
    return static_cast<int>(std::lround(255 * std::clamp(covered, 0.0, 1.0)));
}

Raster rounded_box(int width, int height, int radius, int line_px) {
    const frame::Rect outer{0, 0, width, height};
    const frame::Rect inner{line_px, line_px, width - 2 * line_px, height - 2 * line_px};
    Raster box(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            int coverage = rounded_coverage(outer, radius, x, y);
            if (line_px > 0 && inner.w > 0 && inner.h > 0)
                coverage = std::max(0, coverage - rounded_coverage(inner, radius - line_px, x, y));
            box.at(x, y) = argb(frame::Color{}.with_alpha(coverage));
        }
    }
    return box;
}

Raster raster_of(SDL_Surface* surface) {
    if (surface == nullptr || surface->w <= 0 || surface->h <= 0) return {};
    const SurfacePtr converted(SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0));
    if (!converted) return {};
    Raster raster(converted->w, converted->h);
    const auto* source = static_cast<const unsigned char*>(converted->pixels);
    for (int y = 0; y < raster.height; ++y, source += converted->pitch)
        std::memcpy(&raster.at(0, y), source, static_cast<std::size_t>(raster.width) * sizeof(std::uint32_t));
    return raster;
}

TexturePtr make_texture(SDL_Renderer* renderer, const Raster& raster) {
    TexturePtr texture(SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC,
                                         std::max(1, raster.width), std::max(1, raster.height)));
    if (!texture) return nullptr;
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(texture.get(), SDL_ScaleModeLinear);
    if (!raster.empty())
        SDL_UpdateTexture(texture.get(), nullptr, raster.pixels.data(),
                          raster.width * static_cast<int>(sizeof(std::uint32_t)));
    return texture;
}

}  // namespace shell
