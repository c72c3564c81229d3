#include "screens/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "screens/actor_sprites.hpp"

namespace screens {

namespace {

using frame::SpriteId;

// Sizes of the design, in hundredths of a tile.
constexpr int tile_size = 100;
constexpr int entry_size = 136;
constexpr int flask_size = 150;
constexpr int fruit_size = 145;
constexpr int actor_size = 160;
constexpr int ring_size = 200;
constexpr int actor_lift = 5;
constexpr int pool_radius = 660;
constexpr int bright_pool_radius = 260;
constexpr int pool_on_walls_size = 80;  // percent of the pool on the floor

constexpr int pop_ticks = 6;
constexpr int squash_ticks = 6;

/// Draws things by their place on the board.
class Brush {
  public:
    Brush(frame::DrawList& list, const BoardLayout& layout) : list_(list), layout_(layout) {}

    [[nodiscard]] PixelPoint pixel(sim::Place place) const {
        return at(static_cast<float>(place.x), static_cast<float>(place.y));
    }

    [[nodiscard]] PixelPoint between(const sim::Actor& actor, float fraction) const {
        // An actor that was set down elsewhere has no way between: it does not glide across walls.
        if (sim::distance(actor.before, actor.place) > sim::units_per_tile) return pixel(actor.place);
        const auto mix = [&](std::int32_t from, std::int32_t to) {
            return static_cast<float>(from) + static_cast<float>(to - from) * fraction;
        };
        return at(mix(actor.before.x, actor.place.x), mix(actor.before.y, actor.place.y));
    }

    [[nodiscard]] int length(int hundredths) const { return std::max(1, layout_.tile_px * hundredths / 100); }

    void sprite(SpriteId id, PixelPoint middle, int hundredths, frame::Color tint = {},
                int percent_wide = 100, int percent_high = 100, frame::Blend blend = frame::Blend::Alpha) {
        const int side = length(hundredths);
        const int w = side * percent_wide / 100;
        const int h = side * percent_high / 100;
        // The lower edge stays where it was, so that a squashed figure keeps standing.
        const frame::Rect box{middle.x - w / 2, middle.y + (side + 1) / 2 - h, w, h};
        if (box.right() < layout_.view.x || box.x > layout_.view.right() || box.bottom() < layout_.view.y ||
            box.y > layout_.view.bottom()) {
            return;
        }
        list_.add(frame::Sprite{.id = id, .box = box, .tint = tint, .nominal_px = side, .blend = blend});
    }

    void tile_sprite(SpriteId id, maze::Point tile, int hundredths, frame::Color tint = {}) {
        sprite(id, pixel(sim::centre_of(tile)), hundredths, tint);
    }

    [[nodiscard]] PixelPoint lifted(PixelPoint middle) const {
        return {middle.x, middle.y - layout_.tile_px * actor_lift / 100};
    }

  private:
    [[nodiscard]] PixelPoint at(float x, float y) const {
        const auto scale = static_cast<float>(layout_.tile_px) / sim::units_per_tile;
        return {layout_.board.x + static_cast<int>(std::lround(x * scale)),
                layout_.board.y + static_cast<int>(std::lround(y * scale))};
    }

    frame::DrawList& list_;
    const BoardLayout& layout_;
};

/// The tiles that can be seen, ends excluded.
struct TileRange {
    int first_column = 0;
    int last_column = 0;
    int first_row = 0;
    int last_row = 0;
};

TileRange visible_tiles(const BoardLayout& layout, const frame::TileMap& map) {
    const auto first = [&](int view, int board) { return std::max(0, (view - board) / layout.tile_px); };
    const auto last = [&](int view_end, int board, int count) {
        return std::clamp((view_end - board) / layout.tile_px + 1, 0, count);
    };
    return {first(layout.view.x, layout.board.x), last(layout.view.right(), layout.board.x, map.columns),
            first(layout.view.y, layout.board.y), last(layout.view.bottom(), layout.board.y, map.rows)};
}

// Rises and falls evenly between 0 and 100 in `period` ticks.
int wave_percent(int ticks, int period) {
    const int phase = ticks % period * 200 / period;
    return phase < 100 ? phase : 200 - phase;
}

void draw_pool(Brush& brush, PixelPoint middle, const frame::Palette& colors) {
    if (colors.pool_percent == 0) return;
    const int alpha = 255 * colors.pool_percent / 100;
    brush.sprite(SpriteId::Glow, middle, 2 * pool_radius, colors.glow.with_alpha(alpha));
    brush.sprite(SpriteId::Glow, middle, 2 * bright_pool_radius,
                 frame::Color{255, 236, 190}.with_alpha(alpha * 8 / 10));
}

void draw_pool_on_walls(Brush& brush, PixelPoint middle, const frame::Palette& colors) {
    const int alpha = 255 * colors.pool_percent * colors.pool_on_walls_percent / 10000;
    if (alpha == 0) return;
    brush.sprite(SpriteId::Glow, middle, 2 * pool_radius * pool_on_walls_size / 100,
                 colors.glow.with_alpha(alpha), 100, 100, frame::Blend::Additive);
}

void draw_marks(Brush& brush, const BoardScene& scene, const TileRange& range) {
    const sim::World& world = *scene.world;
    const Trail& trail = *scene.trail;
    for (int row = range.first_row | 1; row < range.last_row; row += 2) {
        for (int column = range.first_column | 1; column < range.last_column; column += 2) {
            const maze::Point cell = sim::cell_of_tile({column, row});
            if (trail.mark(cell) != Trail::Mark::LeftDeadEnd) continue;
            brush.tile_sprite(SpriteId::Hatch, {column, row}, tile_size);
            for (const maze::Direction d : {maze::Direction::East, maze::Direction::South}) {
                if (!world.grid.is_open(cell, d)) continue;
                if (trail.mark(maze::step(cell, d)) != Trail::Mark::LeftDeadEnd) continue;
                brush.tile_sprite(SpriteId::Hatch, maze::step({column, row}, d), tile_size);
            }
        }
    }
}

// From 255 for the newest dot down to half of it for the oldest.
int faded(std::size_t age, std::size_t count) {
    return 255 - static_cast<int>(127 * age / std::max<std::size_t>(count, 1));
}

void draw_trail(Brush& brush, const BoardScene& scene) {
    const std::vector<maze::Point>& way = scene.trail->way();
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const maze::Point here = sim::tile_of_cell(way[i]);
        const maze::Point next = sim::tile_of_cell(way[i + 1]);
        const frame::Color tint = frame::Color{}.with_alpha(faded(way.size() - 1 - i, way.size()));
        if (i > 0)
            brush.tile_sprite(SpriteId::TrailDot, here, tile_size, tint);  // the entry has its own mark
        if (i + 2 < way.size())
            brush.tile_sprite(SpriteId::TrailDot, {(here.x + next.x) / 2, (here.y + next.y) / 2}, tile_size,
                              tint);
    }
}

void draw_pellets(Brush& brush, const BoardScene& scene, const TileRange& range) {
    for (int row = range.first_row; row < range.last_row; ++row) {
        for (int column = range.first_column; column < range.last_column; ++column) {
            if (sim::pellet_at(*scene.world, {column, row}) != sim::Pellet::Small) continue;
            brush.tile_sprite(SpriteId::Spark, {column, row}, tile_size);
        }
    }
    if (scene.pops == nullptr) return;
    for (const Pop& pop : *scene.pops) {
        const int grown = 100 + (pop_ticks - pop.ticks_left) * 14;
        brush.sprite(SpriteId::Spark, brush.pixel(pop.place), tile_size * grown / 100,
                     frame::Color{}.with_alpha(255 * pop.ticks_left / (pop_ticks + 2)));
    }
}

void draw_flasks(Brush& brush, const BoardScene& scene) {
    const sim::World& world = *scene.world;
    const int swell = 94 + wave_percent(scene.ticks, 90) * 12 / 100;
    const maze::Size tiles = sim::tile_size(world.grid.size());
    if (world.pellets.empty()) return;
    for (const maze::Point corner :
         {maze::Point{1, 1}, maze::Point{tiles.width - 2, 1}, maze::Point{1, tiles.height - 2},
          maze::Point{tiles.width - 2, tiles.height - 2}}) {
        if (sim::pellet_at(world, corner) != sim::Pellet::Power) continue;
        brush.sprite(SpriteId::OilFlask, brush.lifted(brush.pixel(sim::centre_of(corner))), flask_size, {},
                     swell, swell);
    }
}

void draw_goal(Brush& brush, const Glass& glass, const BoardScene& scene) {
    const auto& goal = scene.world->goal;
    if (!goal) return;
    const PixelPoint middle = brush.pixel(sim::centre_of(sim::tile_of_cell(*goal)));
    const int breath =
        wave_percent(scene.ticks, 160) / 12 * 12;  // in few steps: each strength is a picture to make
    brush.sprite(SpriteId::Glow, middle, 420, glass.palette.good.with_alpha(70 + breath * 40 / 100));
    brush.sprite(SpriteId::DoorOpen, brush.lifted(middle), actor_size);
}

bool sleeps(const sim::Chaser& chaser) {
    return chaser.mode == sim::ChaserMode::Asleep || chaser.mode == sim::ChaserMode::Resting;
}

bool shows_chasers(const sim::World& world) {
    if (world.phase == sim::Phase::Cleared || world.phase == sim::Phase::GameOver) return false;
    return world.phase != sim::Phase::Dying || world.phase_ticks <= 30;
}

// Sleepers stand dim behind the flask that they have in their corner; the others pass in front of everything.
void draw_chasers(Brush& brush, const BoardScene& scene, bool asleep) {
    const sim::World& world = *scene.world;
    if (!shows_chasers(world)) return;
    constexpr frame::Color dim{116, 120, 150};
    for (int i = 0; i < world.chaser_count; ++i) {
        const sim::Chaser& chaser = world.chasers[static_cast<std::size_t>(i)];
        if (sleeps(chaser) != asleep) continue;
        const PixelPoint middle = brush.lifted(brush.between(chaser, scene.fraction));
        brush.sprite(chaser_sprite(world, chaser, scene.ticks), middle, actor_size,
                     asleep ? dim : frame::Color{});
        if (chaser.mode != sim::ChaserMode::Frightened) continue;
        const int twelfths = sim::fright_twelfths(world);
        if (twelfths > 0) brush.sprite(frame::ring(twelfths), middle, ring_size);
    }
}

void draw_player(Brush& brush, const BoardScene& scene) {
    const sim::World& world = *scene.world;
    const PixelPoint middle = brush.lifted(brush.between(world.player, scene.fraction));
    const bool squashed = world.player.moving && scene.turn_ticks < squash_ticks;
    brush.sprite(wick_sprite(world, scene.ticks), middle, actor_size, {}, squashed ? 106 : 100,
                 squashed ? 94 : 100);
}

void draw_points(frame::DrawList& list, const Glass& glass, const BoardLayout& layout, const Brush& brush,
                 const sim::ScorePop& pop) {
    if (pop.ticks <= 0) return;
    const int px = std::max(type_px(glass, Type::Body), layout.tile_px * 3 / 4);
    const std::string words = "+" + std::to_string(pop.points);
    const int half = glass.ruler->width(frame::Font::Bold, px, words) / 2;
    const PixelPoint at = brush.pixel(pop.place);
    const int x = std::clamp(at.x, std::min(layout.view.x + half, layout.view.right()),
                             std::max(layout.view.right() - half, layout.view.x));
    list.add(frame::Text{.text = words,
                         .x = x,
                         .baseline = std::max(at.y - layout.tile_px, layout.view.y + px),
                         .px = px,
                         .font = frame::Font::Bold,
                         .align = frame::Text::Align::Centre,
                         .color = glass.palette.accent,
                         .outline_px = 2});
}

// The board up to the outer edge of its outer wall, as far as it is in view: light does not fall on the page.
frame::Rect lit_part(const BoardLayout& layout) {
    const int edge = wall_inset(layout);
    const int x = std::max(layout.board.x + edge, layout.view.x);
    const int y = std::max(layout.board.y + edge, layout.view.y);
    return {x, y, std::max(1, std::min(layout.board.right() - edge, layout.view.right()) - x),
            std::max(1, std::min(layout.board.bottom() - edge, layout.view.bottom()) - y)};
}

void add_layer(frame::DrawList& list, const BoardLayout& layout, const BoardScene& scene,
               frame::TileLayer::Kind kind) {
    list.add(frame::TileLayer{.kind = kind,
                              .map = scene.tiles,
                              .x = layout.board.x,
                              .y = layout.board.y,
                              .tile_px = layout.tile_px});
}

}  // namespace

PixelPoint player_pixel(const BoardLayout& layout, const BoardScene& scene) {
    frame::DrawList nothing;
    return Brush(nothing, layout).between(scene.world->player, scene.fraction);
}

void draw_ground(frame::DrawList& list, const Glass& glass, const BoardLayout& layout,
                 const BoardScene& scene) {
    const sim::World& world = *scene.world;
    const TileRange range = visible_tiles(layout, *scene.tiles);
    Brush brush(list, layout);
    const frame::Clip whole{layout.scrolls ? layout.view : frame::Rect{}};
    list.add(whole);
    add_layer(list, layout, scene, frame::TileLayer::Kind::Floor);
    list.add(frame::Clip{lit_part(layout)});
    draw_pool(brush, brush.between(world.player, scene.fraction), glass.palette);
    list.add(whole);
    if (scene.trail != nullptr) {
        draw_marks(brush, scene, range);
        brush.tile_sprite(SpriteId::Entry, sim::tile_of_cell(world.spec.board.entry), entry_size);
        draw_trail(brush, scene);
    }
    if (scene.way != nullptr) {
        for (std::size_t i = 1; i < scene.way->size(); ++i)
            brush.tile_sprite(SpriteId::HintDot, (*scene.way)[i], tile_size);
    }
    if (!world.pellets.empty()) draw_pellets(brush, scene, range);
    add_layer(list, layout, scene, frame::TileLayer::Kind::Walls);
    list.add(frame::Clip{});
}

void draw_actors(frame::DrawList& list, const Glass& glass, const BoardLayout& layout,
                 const BoardScene& scene) {
    const sim::World& world = *scene.world;
    Brush brush(list, layout);
    list.add(frame::Clip{lit_part(layout)});
    draw_pool_on_walls(brush, brush.between(world.player, scene.fraction), glass.palette);
    list.add(frame::Clip{layout.scrolls ? layout.view : frame::Rect{}});
    draw_goal(brush, glass, scene);
    draw_chasers(brush, scene, true);
    draw_flasks(brush, scene);
    if (world.fruit.shown) brush.tile_sprite(fruit_sprite(world.fruit.kind), world.fruit.tile, fruit_size);
    draw_chasers(brush, scene, false);
    draw_player(brush, scene);
    draw_points(list, glass, layout, brush, world.pop);
    list.add(frame::Clip{});
}

}  // namespace screens
