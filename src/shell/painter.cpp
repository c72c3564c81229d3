#include "shell/painter.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <algorithm>
#include <stdexcept>
#include <string>

#include "shell/box_painter.hpp"
#include "shell/damage.hpp"
#include "shell/fonts.hpp"
#include "shell/sdl_error.hpp"
#include "shell/sprite_store.hpp"
#include "shell/text.hpp"
#include "shell/tile_layers.hpp"
#include "shell/user_files.hpp"

namespace shell {
namespace {

using frame::Rect;

SDL_Rect sdl_rect(Rect r) {
    return {r.x, r.y, r.w, r.h};
}

std::string png_of(SDL_Surface* picture) {
    // Noise does not compress: room for every pixel in full, and for the format's own parts.
    std::string bytes(static_cast<std::size_t>(picture->w) * static_cast<std::size_t>(picture->h) * 4 + 65536,
                      '\0');
    SDL_RWops* const memory = SDL_RWFromMem(bytes.data(), static_cast<int>(bytes.size()));
    if (memory == nullptr) throw SdlError("SDL_RWFromMem");
    const bool saved = IMG_SavePNG_RW(picture, memory, 0) == 0;
    const Sint64 size = SDL_RWtell(memory);
    SDL_RWclose(memory);
    if (!saved) throw SdlError("IMG_SavePNG_RW");
    bytes.resize(static_cast<std::size_t>(size));
    return bytes;
}

}  // namespace

struct Painter::Parts {
    Parts(Canvas& c, const Assets& assets, const Report& report)
        : canvas(c),
          sprites(assets, report),
          fonts(assets, report),
          sprite_textures(c.renderer(), sprites),
          texts(c.renderer(), fonts),
          boxes(c.renderer()),
          layers(c.renderer(), sprites) {}

    void paint_part(const frame::DrawList& list, Rect part);
    void paint(const frame::Sprite& sprite, int wall_hue_degrees);
    void drop_textures();
    void next_frame();
    [[nodiscard]] Rect view() const;
    [[nodiscard]] std::vector<Rect> parts_to_paint(const frame::DrawList& list, bool everything) const;

    Canvas& canvas;
    SpriteStore sprites;
    Fonts fonts;
    SpriteTextures sprite_textures;
    TextPainter texts;
    BoxPainter boxes;
    TileLayers layers;
    frame::DrawList last;  // what is on the screen
    frame::Viewport last_size;
    bool stale = true;  // the screen does not show `last`
    PaintCounters counters;
};

Rect Painter::Parts::view() const {
    const frame::Viewport size = canvas.size();
    return {0, 0, size.width, size.height};
}

void Painter::Parts::drop_textures() {
    sprite_textures.clear();
    texts.clear();
    boxes.clear();
    layers.clear();
    canvas.reset();
    stale = true;
}

void Painter::Parts::next_frame() {
    sprite_textures.next_frame();
    texts.next_frame();
    boxes.next_frame();
}

std::vector<Rect> Painter::Parts::parts_to_paint(const frame::DrawList& list, bool everything) const {
    if (everything || !canvas.keeps_picture()) return {view()};
    return changed_parts(last, list, view(), [this](const frame::Text& text) { return texts.bounds(text); });
}

void Painter::Parts::paint(const frame::Sprite& sprite, int wall_hue_degrees) {
    const Rect box = sprite.box;
    if (empty(box) || sprite.tint.a == 0) return;
    const int px = sprite.nominal_px > 0 ? sprite.nominal_px : std::max(box.w, box.h);
    const SpriteTextures::Picture picture = sprite_textures.get(sprite.id, px, wall_hue_degrees, sprite.tint);
    SDL_SetTextureBlendMode(picture.texture,
                            sprite.blend == frame::Blend::Additive ? SDL_BLENDMODE_ADD : SDL_BLENDMODE_BLEND);
    // Oblong sprites keep their shape, so a side may round to one pixel more or less than the box: sharp
    // pixels are worth more than that pixel.
    const bool fits = std::abs(picture.width - box.w) <= 1 && std::abs(picture.height - box.h) <= 1;
    const SDL_Rect place{box.x, box.y, fits ? picture.width : box.w, fits ? picture.height : box.h};
    SDL_RenderCopy(canvas.renderer(), picture.texture, nullptr, &place);
}

void Painter::Parts::paint_part(const frame::DrawList& list, Rect part) {
    SDL_Renderer* const renderer = canvas.renderer();
    const SDL_Rect ground = sdl_rect(part);
    SDL_RenderSetClipRect(renderer, &ground);
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(renderer, list.palette.page.r, list.palette.page.g, list.palette.page.b, 255);
    SDL_RenderFillRect(renderer, &ground);
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);

    Rect clip = part;
    std::size_t layer_number = 0;
    for (const frame::Command& command : list.commands) {
        if (const auto* limit = std::get_if<frame::Clip>(&command)) {
            clip = empty(limit->rect) ? part : intersection(part, limit->rect);
            const SDL_Rect rect = sdl_rect(clip);
            if (!empty(clip)) SDL_RenderSetClipRect(renderer, &rect);
        } else if (const auto* layer = std::get_if<frame::TileLayer>(&command)) {
            const std::size_t number = layer_number++;
            if (!empty(clip)) layers.paint(number, *layer, list, clip, view());
        } else if (empty(clip)) {
            continue;
        } else if (const auto* sprite = std::get_if<frame::Sprite>(&command)) {
            if (!empty(intersection(sprite->box, clip))) paint(*sprite, list.wall_hue_degrees);
        } else if (const auto* box = std::get_if<frame::Box>(&command)) {
            if (!empty(intersection(box->rect, clip))) boxes.paint(*box);
        } else if (const auto* text = std::get_if<frame::Text>(&command)) {
            const Rect line{clip.x, text->baseline - 2 * text->px, 1, 3 * text->px};
            if (!empty(intersection(line, clip))) texts.paint(*text, list.palette.outline);
        }
    }
    SDL_RenderSetClipRect(renderer, nullptr);
    counters.pixels += std::int64_t{part.w} * part.h;
}

Painter::Painter(Canvas& canvas, const Assets& assets, const Report& report)
    : parts_(std::make_unique<Parts>(canvas, assets, report)) {}

Painter::~Painter() = default;

bool Painter::paint(const frame::DrawList& list) {
    Parts& p = *parts_;
    const frame::Viewport size = p.canvas.size();
    if (size.width <= 0 || size.height <= 0) return false;
    const bool everything = p.stale || size != p.last_size;
    if (!everything && list == p.last) return false;

    const bool fresh = p.canvas.begin();
    const std::vector<Rect> parts = p.parts_to_paint(list, everything || fresh);
    for (const Rect part : parts)
        p.paint_part(list, part);
    if (!parts.empty()) {
        p.canvas.present(parts);
        ++p.counters.frames;
    }
    p.next_frame();
    p.last = list;
    p.last_size = size;
    p.stale = false;
    return !parts.empty();
}

void Painter::invalidate() {
    parts_->stale = true;
}

void Painter::handle(const SDL_Event& event) {
    if (event.type == SDL_RENDER_DEVICE_RESET || event.type == SDL_RENDER_TARGETS_RESET)
        parts_->drop_textures();
    if (event.type != SDL_WINDOWEVENT) return;
    switch (event.window.event) {
        case SDL_WINDOWEVENT_EXPOSED:
        case SDL_WINDOWEVENT_SIZE_CHANGED:
        case SDL_WINDOWEVENT_SHOWN:
        case SDL_WINDOWEVENT_RESTORED:
            invalidate();
            break;
        default:
            break;
    }
}

const frame::TextRuler& Painter::ruler() const {
    return parts_->fonts;
}

void Painter::save_png(const std::filesystem::path& path) {
    Parts& p = *parts_;
    std::string png;
    try {
        // A graphics card forgets a picture once it is shown, and the kept one may be of another size.
        if (p.canvas.begin()) p.paint_part(p.last, p.view());
        png = png_of(p.canvas.read_pixels().get());
    } catch (const SdlError& error) {
        throw std::runtime_error("Cannot write " + utf8(path) + ": " + error.what());
    }
    p.stale = true;
    write_atomically(path, png);
}

PaintCounters Painter::counters() const {
    PaintCounters counters = parts_->counters;
    counters.textures = parts_->sprite_textures.created() + parts_->texts.created() +
                        parts_->boxes.created() + parts_->layers.created();
    counters.chunks_composed = parts_->layers.composed();
    return counters;
}

}  // namespace shell
