#include "shell/damage.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "shell/tile_layers.hpp"

namespace shell {
namespace {

using frame::Command;
using frame::Rect;

std::int64_t area(Rect r) {
    return empty(r) ? 0 : std::int64_t{r.w} * r.h;
}

/// Area that `a` and `b` joined cover beyond what they cover apart.
std::int64_t waste(Rect a, Rect b) {
    return area(united(a, b)) - area(a) - area(b) + area(intersection(a, b));
}

/// A separate part costs about as much as painting this many pixels.
constexpr std::int64_t worth_joining = 2048;

Rect bounds(const frame::TileLayer& layer) {
    if (!layer.map) return {};
    return {layer.x, layer.y, layer.map->columns * layer.tile_px, layer.map->rows * layer.tile_px};
}

/// How far two lists are told apart before both commands count as changed.
constexpr std::size_t look_ahead = 48;

/// Walks two lists side by side and collects what stands only in one of them.
class Comparison {
  public:
    Comparison(const std::vector<Command>& before, const std::vector<Command>& after, Rect view,
               const TextBounds& text_bounds)
        : before_(before), after_(after), view_(view), text_bounds_(text_bounds) {}

    /// None if everything may have changed.
    [[nodiscard]] std::optional<Region> run() {
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < before_.size() && j < after_.size() && !everything_) {
            if (before_[i] == after_[j]) {
                ++i;
                ++j;
            } else if (!same_board(before_[i], after_[j])) {
                step_over_difference(i, j);
            } else {
                add_changed_tiles(std::get<frame::TileLayer>(before_[i]),
                                  std::get<frame::TileLayer>(after_[j]));
                ++i;
                ++j;
            }
        }
        while (i < before_.size())
            add(before_[i++]);
        while (j < after_.size())
            add(after_[j++]);
        return everything_ ? std::nullopt : std::optional(region_);
    }

  private:
    /// Finds the shortest way to go on with two equal commands: some taken out, or some put in.
    void step_over_difference(std::size_t& i, std::size_t& j) {
        for (std::size_t k = 1; k <= look_ahead; ++k) {
            const bool taken_out = i + k < before_.size() && before_[i + k] == after_[j];
            const bool put_in = j + k < after_.size() && before_[i] == after_[j + k];
            if (!taken_out && !put_in) continue;
            for (std::size_t n = 0; n < k; ++n)
                add(taken_out ? before_[i++] : after_[j++]);
            return;
        }
        add(before_[i++]);
        add(after_[j++]);
    }

    void add(const Command& command) {
        if (std::holds_alternative<frame::Clip>(command))
            everything_ = true;
        else if (const auto* sprite = std::get_if<frame::Sprite>(&command))
            // A raster may be a pixel larger than its box.
            add({sprite->box.x, sprite->box.y, sprite->box.w + 1, sprite->box.h + 1});
        else if (const auto* text = std::get_if<frame::Text>(&command))
            add(text_bounds_(*text));
        else if (const auto* box = std::get_if<frame::Box>(&command))
            add(box->rect);
        else
            add(bounds(std::get<frame::TileLayer>(command)));
    }

    void add(Rect rect) { region_.add(intersection(rect, view_)); }

    static bool same_board(const Command& a, const Command& b) {
        const auto* const before = std::get_if<frame::TileLayer>(&a);
        const auto* const after = std::get_if<frame::TileLayer>(&b);
        return before != nullptr && after != nullptr && before->map && after->map &&
               before->kind == after->kind && before->x == after->x && before->y == after->y &&
               before->tile_px == after->tile_px && before->map->columns == after->map->columns &&
               before->map->rows == after->map->rows;
    }

    void add_changed_tiles(const frame::TileLayer& before, const frame::TileLayer& after) {
        if (after.kind == frame::TileLayer::Kind::Floor) return;  // it shows the board's size alone
        const int px = after.tile_px;
        for (const auto& [column, row] : changed_tiles(*before.map, *after.map)) {
            const TileArea tiles = influence_of(column, row);
            add({after.x + tiles.column * px, after.y + tiles.row * px, tiles.columns * px, tiles.rows * px});
        }
    }

    const std::vector<Command>& before_;
    const std::vector<Command>& after_;
    Rect view_;
    const TextBounds& text_bounds_;
    Region region_;
    bool everything_ = false;
};

bool is_scaled(const frame::Sprite& sprite) {
    const bool square = sprite.box.w == sprite.box.h;
    return !square || (sprite.nominal_px != 0 && sprite.nominal_px != sprite.box.w);
}

bool contains(Rect outer, Rect inner) {
    return intersection(outer, inner) == inner;
}

/// Widens `region` so that it cuts no scaled sprite. True if nothing was left to do.
bool take_in_scaled_sprites(Region& region, const std::vector<Command>& commands, Rect view) {
    for (const Command& command : commands) {
        const auto* const sprite = std::get_if<frame::Sprite>(&command);
        if (sprite == nullptr || !is_scaled(*sprite)) continue;
        const Rect box = intersection(sprite->box, view);
        for (const Rect part : region.rects()) {
            if (empty(intersection(part, box)) || contains(part, box)) continue;
            region.add(united(part, box));
            return false;
        }
    }
    return true;
}

}  // namespace

Rect intersection(Rect a, Rect b) {
    const int x = std::max(a.x, b.x);
    const int y = std::max(a.y, b.y);
    return {x, y, std::max(0, std::min(a.right(), b.right()) - x),
            std::max(0, std::min(a.bottom(), b.bottom()) - y)};
}

Rect united(Rect a, Rect b) {
    if (empty(a)) return b;
    if (empty(b)) return a;
    const int x = std::min(a.x, b.x);
    const int y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

void Region::add(Rect rect) {
    if (empty(rect)) return;
    for (std::size_t i = 0; i < rects_.size();) {
        if (waste(rect, rects_[i]) > worth_joining) {
            ++i;
            continue;
        }
        rect = united(rect, rects_[i]);
        rects_.erase(rects_.begin() + static_cast<std::ptrdiff_t>(i));
        i = 0;  // grown, it may now reach others
    }
    if (rects_.size() < most_rects) {
        rects_.push_back(rect);
        return;
    }
    const auto nearest = std::min_element(rects_.begin(), rects_.end(),
                                          [&](Rect a, Rect b) { return waste(rect, a) < waste(rect, b); });
    const Rect joined = united(rect, *nearest);
    rects_.erase(nearest);
    add(joined);
}

std::vector<Rect> changed_parts(const frame::DrawList& before, const frame::DrawList& after, Rect view,
                                const TextBounds& text_bounds) {
    constexpr int most_rounds = 32;
    if (before.palette != after.palette || before.wall_hue_degrees != after.wall_hue_degrees) return {view};
    std::optional<Region> region = Comparison(before.commands, after.commands, view, text_bounds).run();
    for (int round = 0; region && round < most_rounds; ++round) {
        if (take_in_scaled_sprites(*region, after.commands, view)) return region->rects();
    }
    return {view};
}

}  // namespace shell
