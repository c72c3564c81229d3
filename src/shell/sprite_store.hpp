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
class SpriteTextures {
  public:
    struct Entry {
        TexturePtr texture;
        int width = 0;
        int height = 0;
    };

    SpriteTextures(SDL_Renderer* renderer, SpriteStore& store) : renderer_(renderer), store_(store) {}

    [[nodiscard]] const Entry& get(frame::SpriteId id, int px, int wall_hue_degrees);

    void next_frame() { cache_.next_frame(); }
    void clear() { cache_.clear(); }
    [[nodiscard]] std::int64_t created() const { return created_; }

  private:
    struct Key {
        frame::SpriteId id;
        int px;
        int hue;
        auto operator<=>(const Key&) const = default;
    };
    static constexpr std::int64_t budget_pixels = 3'000'000;  // 12 MB

    SDL_Renderer* renderer_;
    SpriteStore& store_;
    LruCache<Key, Entry> cache_{budget_pixels};
    std::int64_t created_ = 0;
};

}  // namespace shell
