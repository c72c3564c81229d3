#pragma once
// Paints lines of text. Strings and digits are kept as textures, so that a running clock costs no rendering.

#include <string>
#include <vector>

#include "frame/draw_list.hpp"
#include "shell/fonts.hpp"
#include "shell/lru_cache.hpp"
#include "shell/raster.hpp"

namespace shell {

class TextPainter {
  public:
    TextPainter(SDL_Renderer* renderer, const Fonts& fonts) : renderer_(renderer), fonts_(fonts) {}

    void paint(const frame::Text& text, frame::Color outline);

    /// Everything that paint() would touch.
    [[nodiscard]] frame::Rect bounds(const frame::Text& text) const;

    void next_frame() { cache_.next_frame(); }
    void clear() { cache_.clear(); }
    [[nodiscard]] std::int64_t created() const { return created_; }

  private:
    struct Key {
        TextStyle style;
        std::string text;
        auto operator<=>(const Key&) const = default;
    };
    struct Entry {
        TexturePtr texture;  // none: nothing to see
        int width = 0;
        int height = 0;
        int ascent = 0;
        int left = 0;
    };
    static constexpr std::int64_t budget_pixels = 1'000'000;  // 4 MB

    [[nodiscard]] int total_width(const frame::Text& text) const;
    const Entry& entry(const TextStyle& style, const std::string& text);
    void paint_run(const frame::Text& text, const TextStyle& style, const std::string& run, int x);

    SDL_Renderer* renderer_;
    const Fonts& fonts_;
    LruCache<Key, Entry> cache_{budget_pixels};
    std::int64_t created_ = 0;
};

}  // namespace shell
