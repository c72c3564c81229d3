#include "shell/fonts.hpp"

#include <SDL.h>
#include <SDL_ttf.h>
#include <algorithm>
#include <utility>

#include "shell/block_font.hpp"

namespace shell {
namespace {

constexpr std::array font_files{"fonts/AtkinsonHyperlegible-Regular.ttf",
                                "fonts/AtkinsonHyperlegible-Bold.ttf", "fonts/Fredoka-SemiBold.ttf"};

SDL_Color sdl_color(std::uint32_t argb) {
    return {static_cast<Uint8>(argb >> 16), static_cast<Uint8>(argb >> 8), static_cast<Uint8>(argb), 255};
}

frame::Color frame_color(std::uint32_t argb) {
    const SDL_Color c = sdl_color(argb);
    return {c.r, c.g, c.b};
}

/// Opened from memory: SDL_ttf reads from there as long as the font lives.
TTF_Font* open_font(const std::string& file, int px) {
    if (file.empty()) return nullptr;
    TTF_Font* const font =
        TTF_OpenFontRW(SDL_RWFromConstMem(file.data(), static_cast<int>(file.size())), 1, px);
    if (font != nullptr) TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

Raster render(TTF_Font* font, const std::string& text, int outline, std::uint32_t color) {
    TTF_SetFontOutline(font, outline);
    const SurfacePtr surface(TTF_RenderUTF8_Blended(font, text.c_str(), sdl_color(color)));
    TTF_SetFontOutline(font, 0);
    return raster_of(surface.get());
}

/// The letters once more in eight directions: a rim for letters that come without a font.
void draw_rim(Composition& picture, const Raster& letters, int rim) {
    for (int dy = -rim; dy <= rim; dy += rim) {
        for (int dx = -rim; dx <= rim; dx += rim)
            picture.draw(letters, rim + dx, rim + dy);
    }
}

TextRaster block_raster(const TextStyle& style, const std::string& text) {
    const Raster letters = block_text(style.px, text, frame_color(style.color));
    if (letters.empty()) return {};
    const int rim = style.outline_px;
    Composition picture(letters.width + 2 * rim, letters.height + 2 * rim);
    if (rim > 0) draw_rim(picture, block_text(style.px, text, frame_color(style.outline_color)), rim);
    picture.draw(letters, rim, rim);
    return {std::move(picture).finish(), letters.height + rim, rim};
}

}  // namespace

void Fonts::Close::operator()(_TTF_Font* font) const {
    TTF_CloseFont(font);
}

Fonts::Fonts(const Assets& assets, const Report& report) {
    for (std::size_t i = 0; i < font_files.size(); ++i) {
        try {
            files_[i] = assets.read(font_files[i]);
            if (!FontPtr(open_font(files_[i], 16))) {
                report("Cannot use " + std::string(font_files[i]) + ": " + TTF_GetError());
                files_[i].clear();
            }
        } catch (const AssetError& error) {
            report(error.what());
        }
    }
}

Fonts::~Fonts() = default;

TTF_Font* Fonts::face(frame::Font font, int px) const {
    px = std::clamp(px, 1, largest_px);
    faces_.next_frame();  // each face in use counts as a frame of its own: only the last asked for must stay
    return faces_
        .get({font, px},
             [&] { return std::pair(FontPtr(open_font(files_[static_cast<std::size_t>(font)], px)), 1); })
        .get();
}

int Fonts::width(frame::Font font, int px, std::string_view text) const {
    const Face key{font, px};
    if (const auto known = widths_.find(key); known != widths_.end()) {
        if (const auto width = known->second.find(text); width != known->second.end()) return width->second;
    }
    if (++widths_known_ > widths_kept) {
        widths_.clear();
        widths_known_ = 1;
    }
    const std::string line(text);
    return widths_[key][line] = measured_width(key, line);
}

int Fonts::measured_width(const Face& key, const std::string& text) const {
    TTF_Font* const opened = face(key.font, key.px);
    if (opened == nullptr) return block_text_width(key.px, text);
    int width = 0;
    return TTF_SizeUTF8(opened, text.c_str(), &width, nullptr) == 0 ? width : 0;
}

TextRaster Fonts::rasterise(const TextStyle& style, const std::string& text) const {
    TTF_Font* const opened = face(style.font, style.px);
    if (opened == nullptr) return block_raster(style, text);
    const int rim = std::max(0, style.outline_px);
    const Raster letters = render(opened, text, 0, style.color);
    if (letters.empty()) return {};
    const int ascent = TTF_FontAscent(opened) + rim;
    if (rim == 0) return {letters, ascent, 0};
    const Raster outline = render(opened, text, rim, style.outline_color);
    Composition picture(std::max(letters.width + 2 * rim, outline.width),
                        std::max(letters.height + 2 * rim, outline.height));
    picture.draw(outline, 0, 0);
    picture.draw(letters, rim, rim);
    return {std::move(picture).finish(), ascent, rim};
}

}  // namespace shell
