#include "screens/learn_view.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace screens {

namespace {

// Ember, Lure, Prism, Moss: the colours of their bodies.
constexpr std::array<frame::Color, 4> chaser_colors{
    {{0xff, 0x6b, 0x4a}, {0xe0, 0x7b, 0xd0}, {0x5f, 0xc4, 0xff}, {0x46, 0xc7, 0xa0}}};

std::string_view mood(sim::ChaserMode mode) {
    switch (mode) {
        case sim::ChaserMode::Asleep:
            return "asleep";
        case sim::ChaserMode::Scatter:
            return "scatter";
        case sim::ChaserMode::Chase:
            return "chase";
        case sim::ChaserMode::Frightened:
            return "afraid";
        case sim::ChaserMode::Eyes:
            return "going home";
        case sim::ChaserMode::Resting:
            return "resting";
    }
    return {};
}

PixelPoint pixel(const BoardLayout& layout, sim::Place place) {
    const auto to_px = [&](int units) {
        return static_cast<int>(std::int64_t{units} * layout.tile_px / sim::units_per_tile);
    };
    return {layout.board.x + to_px(place.x), layout.board.y + to_px(place.y)};
}

// Targets may lie outside the board; their marks stay on it.
PixelPoint target_pixel(const BoardLayout& layout, maze::Point tile) {
    const PixelPoint at = pixel(layout, sim::centre_of(tile));
    const int half = layout.tile_px / 2;
    return {std::clamp(at.x, layout.board.x + half, layout.board.right() - half),
            std::clamp(at.y, layout.board.y + half, layout.board.bottom() - half)};
}

void draw_line(frame::DrawList& list, const BoardLayout& layout, PixelPoint from, PixelPoint to,
               frame::Color color) {
    const int length = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const int step = std::max(4, layout.tile_px / 2);
    const int dot = std::max(2, layout.tile_px / 8);
    for (int at = step; at < length; at += step) {
        const frame::Rect box{from.x + (to.x - from.x) * at / length - dot / 2,
                              from.y + (to.y - from.y) * at / length - dot / 2, dot, dot};
        list.add(frame::Box{.rect = box, .radius = dot / 2, .left = color, .right = color});
    }
}

void draw_mark(frame::DrawList& list, const BoardLayout& layout, PixelPoint at, frame::Color color) {
    const int side = std::max(6, layout.tile_px);
    list.add(frame::Box{.rect = {at.x - side / 2, at.y - side / 2, side, side},
                        .radius = side / 3,
                        .left = color,
                        .right = color,
                        .line_px = std::max(2, side / 8)});
}

void draw_mood(frame::DrawList& list, const Glass& glass, const BoardLayout& layout, PixelPoint at,
               std::string_view words, frame::Color color) {
    const int px = std::max(11, type_px(glass, Type::Body) * 3 / 4);
    const int half = glass.ruler->width(frame::Font::Bold, px, words) / 2;
    const int left = std::max(layout.view.x, 0) + half;
    const int right = std::max(left, layout.view.right() - half);
    list.add(frame::Text{.text = std::string(words),
                         .x = std::clamp(at.x, left, right),
                         .baseline = std::max(at.y - layout.tile_px, layout.view.y + px),
                         .px = px,
                         .font = frame::Font::Bold,
                         .align = frame::Text::Align::Centre,
                         .color = color,
                         .outline_px = 2});
}

}  // namespace

void draw_thoughts(frame::DrawList& list, const Glass& glass, const BoardLayout& layout,
                   const sim::World& world) {
    for (int i = 0; i < world.chaser_count; ++i) {
        const sim::Chaser& chaser = world.chasers[static_cast<std::size_t>(i)];
        const frame::Color color = chaser_colors[static_cast<std::size_t>(chaser.kind)];
        const PixelPoint at = pixel(layout, chaser.place);
        const bool steers = sim::is_lethal(chaser.mode) || chaser.mode == sim::ChaserMode::Eyes;
        if (steers) {
            const PixelPoint target = target_pixel(layout, chaser.target);
            draw_line(list, layout, at, target, color.with_alpha(190));
            draw_mark(list, layout, target, color);
        }
        draw_mood(list, glass, layout, at, mood(chaser.mode), color);
    }
}

}  // namespace screens
