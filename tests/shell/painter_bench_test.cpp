#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

namespace {

using frame::Sprite;
using frame::SpriteId;

constexpr int tile_px = 28;
constexpr int left = 66;
constexpr int top = 72;

frame::Rect on_board(int x, int y, int px) {
    return {left + x - px / 2, top + y - px / 2, px, px};
}

void add_light(frame::DrawList& list, int x, int y, int percent, frame::Blend blend) {
    const frame::Palette& p = list.palette;
    const int strength =
        p.pool_percent * (blend == frame::Blend::Additive ? p.pool_on_walls_percent : 100) / 100;
    const int size = 2 * tile_px * 66 / 10 * percent / 100;
    list.add(Sprite{SpriteId::Glow, on_board(x, y, size), p.glow.with_alpha(255 * strength / 100), 0, blend});
}

/// A Pac-Man-like moment: 41 x 25 tiles, about 250 sparks, one light, four chasers and a line of text.
frame::DrawList moment(const std::shared_ptr<const frame::TileMap>& map, int tick) {
    frame::DrawList list;
    const int x = 100 + tick * 3 % 800;
    const int y = 300;
    list.add(frame::TileLayer{frame::TileLayer::Kind::Floor, map, left, top, tile_px});
    list.add(frame::Clip{{left, top, 41 * tile_px, 25 * tile_px}});
    add_light(list, x, y, 100, frame::Blend::Alpha);
    add_light(list, x, y, 40, frame::Blend::Alpha);
    list.add(frame::Clip{});
    for (int i = 0; i < 250; ++i)
        list.add(Sprite{SpriteId::Spark, on_board(42 + i % 20 * 56, 42 + i / 20 * 52, tile_px), {}});
    list.add(frame::TileLayer{frame::TileLayer::Kind::Walls, map, left, top, tile_px});
    list.add(frame::Clip{{left, top, 41 * tile_px, 25 * tile_px}});
    add_light(list, x, y, 80, frame::Blend::Additive);
    list.add(frame::Clip{});
    const int actor = tile_px * 16 / 10;
    list.add(Sprite{SpriteId::DoorOpen, on_board(600, 650, actor), {}});
    list.add(Sprite{SpriteId::ShadeEmberLeft0, on_board(900 - tick * 3 % 700, 80, actor), {}});
    list.add(Sprite{SpriteId::ShadeLureUp0, on_board(1000, 100 + tick * 3 % 500, actor), {}});
    list.add(Sprite{SpriteId::ShadeMossDown0, on_board(150 + tick * 3 % 700, 500, actor), {}});
    list.add(Sprite{SpriteId::ShadePrismRight0, on_board(60, 100 + tick * 3 % 500, actor), {}});
    list.add(Sprite{SpriteId::WickRight0, on_board(x, y, actor), {}});
    list.add(frame::Text{.text = "Perfect",
                         .x = 72,
                         .baseline = 46,
                         .px = 21,
                         .font = frame::Font::Bold,
                         .color = list.palette.text});
    list.add(frame::Text{.text = "0:" + std::to_string(10 + tick / 60 % 50),
                         .x = 640,
                         .baseline = 46,
                         .px = 21,
                         .align = frame::Text::Align::Centre,
                         .color = list.palette.text,
                         .tabular = true});
    return list;
}

std::int64_t cpu_ns() {
    return static_cast<std::int64_t>(std::clock()) * (1'000'000'000 / CLOCKS_PER_SEC);
}

}  // namespace

TEST_CASE("a frame of 250 sprites at 1280 x 800 is measured", "[.bench]") {
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, std::getenv("SDL_RENDER_DRIVER"));
    const shell::Session session;
    shell::Window window({.title = "bench", .size = frame::Viewport{1280, 800}, .fullscreen = false});
    shell::Painter painter(window.canvas(), glass::real_assets(),
                           [](const std::string& s) { puts(s.c_str()); });
    const auto map = glass::board(glass::comb(41, 25));
    const std::int64_t before_first = cpu_ns();
    painter.paint(moment(map, 0));
    std::printf("first frame %.1f ms CPU\n", static_cast<double>(cpu_ns() - before_first) / 1e6);
    painter.save_png("bench.png");
    constexpr int frames = 600;
    for (const bool whole : {false, true}) {
        const shell::PaintCounters before = painter.counters();
        const std::int64_t start = cpu_ns();
        const auto wall = std::chrono::steady_clock::now();
        for (int tick = 1; tick <= frames; ++tick) {
            if (whole) painter.invalidate();
            painter.paint(moment(map, tick));
        }
        const double ms = static_cast<double>(cpu_ns() - start) / 1e6 / frames;
        const double wall_ms =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - wall).count() /
            frames;
        const shell::PaintCounters after = painter.counters();
        std::printf(
            "driver %s keeps=%d whole=%d: %.3f ms CPU, %.3f ms wall a frame, %lld px, %lld textures\n",
            SDL_GetCurrentVideoDriver(), int(window.canvas().keeps_picture()), int(whole), ms, wall_ms,
            static_cast<long long>((after.pixels - before.pixels) / frames),
            static_cast<long long>(after.textures - before.textures));
    }
    const auto list = moment(map, 5);
    painter.paint(list);
    const std::int64_t start = cpu_ns();
    for (int i = 0; i < frames; ++i)
        CHECK_FALSE(painter.paint(moment(map, 5)));
    std::printf("unchanged: %.4f ms CPU\n", static_cast<double>(cpu_ns() - start) / 1e6 / frames);
}
