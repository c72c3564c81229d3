#include "shell/sprite_store.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <algorithm>
#include <string_view>

#include "shell/recolour.hpp"

namespace shell {
namespace {

/// Whether there is anything to rasterise: SDL_image loses memory over text that holds no shape.
bool looks_whole(std::string_view svg) {
    const auto holds = [svg](std::string_view part) { return svg.find(part) != svg.npos; };
    return holds("</svg>") && (holds("<path") || holds("<rect") || holds("<circle") || holds("<ellipse"));
}

Raster rasterise_svg(const std::string& svg, int px) {
    if (!looks_whole(svg)) return {};
    SDL_RWops* const source = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
    if (source == nullptr) return {};
    const SurfacePtr surface(IMG_LoadSizedSVG_RW(source, px, px));
    SDL_RWclose(source);
    return raster_of(surface.get());
}

bool shows_nothing(const Raster& raster) {
    return std::all_of(raster.pixels.begin(), raster.pixels.end(),
                       [](std::uint32_t pixel) { return pixel >> 24 == 0; });
}

/// A magenta square with a dark rim: nobody takes it for art, and the game stays playable.
Raster fallback_square(int px) {
    Raster square(px, px);
    const int rim = std::max(1, px / 8);
    for (int y = 0; y < px; ++y) {
        for (int x = 0; x < px; ++x) {
            const bool inside = x >= rim && y >= rim && x < px - rim && y < px - rim;
            square.at(x, y) = inside ? 0xffff40ff : 0xff201030;
        }
    }
    return square;
}

bool is_wall(frame::SpriteId id) {
    return id >= frame::SpriteId::Wall00 && id <= frame::SpriteId::WallPost;
}

constexpr std::uint32_t untinted = 0xffffffff;

void set_tint(SDL_Texture* texture, frame::Color tint) {
    SDL_SetTextureColorMod(texture, tint.r, tint.g, tint.b);
    SDL_SetTextureAlphaMod(texture, tint.a);
}

void tint_pixels(Raster& raster, std::uint32_t tint) {
    for (std::uint32_t& pixel : raster.pixels) {
        std::uint32_t result = 0;
        for (const int shift : {0, 8, 16, 24})
            result |= (pixel >> shift & 0xff) * (tint >> shift & 0xff) / 255 << shift;
        pixel = result;
    }
}

frame::Color color_of(std::uint32_t argb) {
    return {static_cast<std::uint8_t>(argb >> 16), static_cast<std::uint8_t>(argb >> 8),
            static_cast<std::uint8_t>(argb)};
}

}  // namespace

Raster SpriteStore::rasterise(frame::SpriteId id, int px, SpriteLook look) {
    px = std::clamp(px, 1, largest_px);
    const std::string& original = svg(id);
    Raster raster;
    if (look.flat_argb != 0)
        raster = rasterise_svg(with_one_colour(original, color_of(look.flat_argb)), px);
    else if (look.wall_hue_degrees != 0)
        raster = rasterise_svg(with_wall_hue(original, look.wall_hue_degrees), px);
    else
        raster = rasterise_svg(original, px);
    // A sprite of fine lines may vanish in a few pixels; at eight a sound one always shows something.
    const bool broken = raster.empty() || (px >= 8 && shows_nothing(raster));
    if (!broken) return raster;
    bool& reported = reported_[static_cast<std::size_t>(id)];
    if (!reported)
        report_("Cannot draw sprites/" + std::string(frame::stem(id)) + ".svg: it holds no picture");
    reported = true;
    return fallback_square(px);
}

const std::string& SpriteStore::svg(frame::SpriteId id) {
    std::optional<std::string>& text = svgs_[static_cast<std::size_t>(id)];
    if (text) return *text;
    try {
        text = assets_.read("sprites/" + std::string(frame::stem(id)) + ".svg");
    } catch (const AssetError& error) {
        report_(error.what());
        reported_[static_cast<std::size_t>(id)] = true;
        text.emplace();
    }
    return *text;
}

SpriteTextures::Picture SpriteTextures::get(frame::SpriteId id, int px, int wall_hue_degrees,
                                            frame::Color tint) {
    Key key{id, std::clamp(px, 1, SpriteStore::largest_px), is_wall(id) ? wall_hue_degrees : 0, argb(tint)};
    if (key.px >= tinted_from_px && key.tint != untinted) {
        const Entry& ready = tinted(key);
        if (ready.texture) {
            set_tint(ready.texture.get(), {});
            return {ready.texture.get(), ready.width, ready.height};
        }
    }
    key.tint = untinted;
    const Entry& entry = plain(key);
    set_tint(entry.texture.get(), tint);
    return {entry.texture.get(), entry.width, entry.height};
}

SpriteTextures::Entry& SpriteTextures::plain(const Key& key) {
    return cache_.get(key, [&] {
        const Raster raster = store_.rasterise(key.id, key.px, {key.hue, 0});
        ++created_;
        return std::pair(Entry{make_texture(renderer_, raster), raster.width, raster.height},
                         std::int64_t{raster.width} * raster.height);
    });
}

SpriteTextures::Entry& SpriteTextures::tinted(const Key& key) {
    Entry& entry = cache_.get(key, [&] { return std::pair(Entry{}, std::int64_t{key.px} * key.px); });
    if (!entry.texture && ++entry.draws > steady_after) {
        Raster raster = store_.rasterise(key.id, key.px, {key.hue, 0});
        tint_pixels(raster, key.tint);
        entry.texture = make_texture(renderer_, raster);
        entry.width = raster.width;
        entry.height = raster.height;
        ++created_;
    }
    return entry;
}

}  // namespace shell
