#pragma once
// Sprites as pixels: reads each SVG once and rasterises it at the size that is drawn, so that it is crisp at
// every scale.

#include <array>
#include <compare>
#include <optional>
#include <string>

#include "frame/draw_list.hpp"
#include "shell/assets.hpp"
#include "shell/lru_cache.hpp"
#include "shell/raster.hpp"
#include "shell/report.hpp"

namespace shell {

/// How a sprite's own colours are changed.
struct SpriteLook {
    int wall_hue_degrees = 0;
    std::uint32_t flat_argb = 0;  ///< nonzero: every colour replaced by this one
    auto operator<=>(const SpriteLook&) const = default;
};

class SpriteStore {
  public:
    static constexpr int largest_px = 2048;

    SpriteStore(const Assets& assets, Report report) : assets_(assets), report_(std::move(report)) {}

    /// The sprite with its larger side `px` long (clamped to 1 to largest_px). A missing or broken file gives
    /// a striking square and one line of report.
    [[nodiscard]] Raster rasterise(frame::SpriteId id, int px, SpriteLook look);

  private:
    const std::string& svg(frame::SpriteId id);

    Assets assets_;
    Report report_;
    std::array<std::optional<std::string>, frame::sprite_count> svgs_;
    std::array<bool, frame::sprite_count> reported_{};
};

/// The textures of the sprites that are drawn, at the sizes they are drawn in.
///
/// A software renderer takes several times as long to multiply a picture by a tint as to copy it. A large
/// sprite that keeps its tint, as a steady light does, therefore soon gets a texture in which the tint is
/// already contained; one that fades or flickers never does.
class SpriteTextures {
  public:
    static constexpr int tinted_from_px = 64;
    static constexpr int steady_after = 8;  ///< draws with the same tint

    struct Picture {
        SDL_Texture* texture = nullptr;
        int width = 0;
        int height = 0;
    };

    SpriteTextures(SDL_Renderer* renderer, SpriteStore& store) : renderer_(renderer), store_(store) {}

    /// The sprite `px` long in `tint`, ready to be copied.
    [[nodiscard]] Picture get(frame::SpriteId id, int px, int wall_hue_degrees, frame::Color tint);

    void next_frame() { cache_.next_frame(); }
    void clear() { cache_.clear(); }
    [[nodiscard]] std::int64_t created() const { return created_; }

  private:
    struct Key {
        frame::SpriteId id;
        int px;
        int hue;
        std::uint32_t tint;  // white for the plain picture
        auto operator<=>(const Key&) const = default;
    };
    struct Entry {
        TexturePtr texture;
        int width = 0;
        int height = 0;
        int draws = 0;
    };
    static constexpr std::int64_t budget_pixels = 3'000'000;  // 12 MB

    Entry& plain(const Key& key);
    Entry& tinted(const Key& key);

    SDL_Renderer* renderer_;
    SpriteStore& store_;
    LruCache<Key, Entry> cache_{budget_pixels};
    std::int64_t created_ = 0;
};

}  // namespace shell
