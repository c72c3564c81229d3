#include "shell/painter.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "shell/raster.hpp"
#include "shell/recolour.hpp"
#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"
#include "tests/shell/scratch.hpp"

using frame::Color;
using frame::DrawList;
using frame::Rect;
using frame::Sprite;
using frame::SpriteId;

namespace {

using Pixels = std::vector<std::uint32_t>;

/// A numbered stream of small choices; equal on every machine.
class Dice {
  public:
    explicit Dice(unsigned seed) : state_(seed) {}
    int roll(int below) {
        state_ = state_ * 1664525 + 1013904223;
        return static_cast<int>(state_ >> 8) % std::max(1, below);
    }

  private:
    unsigned state_;
};

/// A board with everything that can stand on it, changing a little from one tick to the next.
class Scene {
  public:
    Scene(frame::Viewport size, unsigned seed) : size_(size), dice_(seed), rows_(glass::comb(21, 13)) {
        tile_px_ = std::max(1, std::min(size.width / 21, size.height / 15));
        for (int i = 0; i < 60; ++i)
            sparks_.push_back({dice_.roll(size.width), dice_.roll(size.height)});
        map_ = glass::board(rows_);
    }

    DrawList next() {
        ++tick_;
        if (!sparks_.empty() && dice_.roll(3) == 0)
            sparks_.erase(sparks_.begin() + dice_.roll(static_cast<int>(sparks_.size())));
        if (dice_.roll(4) == 0) {
            char& tile = rows_[static_cast<std::size_t>(1 + dice_.roll(11))]
                              [static_cast<std::size_t>(1 + dice_.roll(19))];
            tile = tile == '#' ? ' ' : '#';
            map_ = glass::board(rows_);
        }
        return picture();
    }

  private:
    DrawList picture() {
        DrawList list;
        const int actor = tile_px_ * 16 / 10;
        const Rect lit{wick_.first - 4 * tile_px_, wick_.second - 4 * tile_px_, 8 * tile_px_, 8 * tile_px_};
        wick_.first = (wick_.first + 3) % std::max(1, size_.width);
        list.add(frame::TileLayer{frame::TileLayer::Kind::Floor, map_, 3, 2, tile_px_});
        list.add(frame::Clip{{3, 2, 21 * tile_px_, 13 * tile_px_}});
        list.add(Sprite{SpriteId::Glow, lit, list.palette.glow.with_alpha(117), 0, frame::Blend::Alpha});
        list.add(frame::Clip{});
        for (const auto& [x, y] : sparks_)
            list.add(Sprite{SpriteId::Spark, {x, y, tile_px_, tile_px_}, {}, 0, frame::Blend::Alpha});
        const int pulse = actor + tick_ % 5;
        list.add(Sprite{SpriteId::OilFlask, {90, 60, pulse, pulse}, {}, actor, frame::Blend::Alpha});
        list.add(frame::TileLayer{frame::TileLayer::Kind::Walls, map_, 3, 2, tile_px_});
        list.add(Sprite{SpriteId::Glow, lit, list.palette.glow.with_alpha(40), 0, frame::Blend::Additive});
        list.add(Sprite{
            SpriteId::WickRight0, {wick_.first, wick_.second, actor, actor}, {}, 0, frame::Blend::Alpha});
        list.add(frame::Text{.text = "0:" + std::to_string(10 + tick_ / 10),
                             .x = size_.width / 2,
                             .baseline = size_.height - 8,
                             .px = 21,
                             .align = frame::Text::Align::Centre,
                             .color = list.palette.text,
                             .tabular = true,
                             .outline_px = tick_ / 20 % 3});
        if (tick_ % 20 > 10)
            list.add(frame::Box{.rect = {40, 40, 120, 70},
                                .radius = 12,
                                .left = list.palette.panel.with_alpha(200),
                                .right = list.palette.panel.with_alpha(200)});
        if (tick_ % 16 > 8)
            list.add(frame::Box{.rect = {20, 120, 200, 40},
                                .left = list.palette.accent.with_alpha(50),
                                .right = list.palette.accent.with_alpha(0)});
        return list;
    }

    frame::Viewport size_;
    Dice dice_;
    std::vector<std::string> rows_;
    std::shared_ptr<const frame::TileMap> map_;
    std::vector<std::pair<int, int>> sparks_;
    std::pair<int, int> wick_{40, 80};
    int tile_px_ = 0;
    int tick_ = 0;
};

std::string first_difference(const Pixels& a, const Pixels& b, int width) {
    if (a.size() != b.size()) return "sizes differ";
    const auto [at, other] = std::mismatch(a.begin(), a.end(), b.begin());
    if (at == a.end()) return "";
    const auto index = static_cast<int>(at - a.begin());
    return "x " + std::to_string(index % width) + " y " + std::to_string(index / width);
}

/// Mean colour of a square in the middle of a tile, `size` pixels wide.
Color mean_color(const Pixels& pixels, int width, Rect r) {
    int sum[3] = {0, 0, 0};
    for (int y = r.y; y < r.bottom(); ++y) {
        for (int x = r.x; x < r.right(); ++x) {
            const std::uint32_t pixel = pixels[static_cast<std::size_t>(y * width + x)];
            for (int channel = 0; channel < 3; ++channel)
                sum[channel] += static_cast<int>(pixel >> (16 - 8 * channel) & 0xff);
        }
    }
    const int count = std::max(1, r.w * r.h);
    return {static_cast<std::uint8_t>(sum[0] / count), static_cast<std::uint8_t>(sum[1] / count),
            static_cast<std::uint8_t>(sum[2] / count)};
}

int distance(Color a, Color b) {
    return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
}

SDL_Event render_event(SDL_EventType type) {
    SDL_Event event{};
    event.type = type;
    return event;
}

}  // namespace

TEST_CASE("painting what changed gives the same pixels as painting everything") {
    const frame::Viewport size{400, 300};
    for (const unsigned seed : {1U, 2U, 3U}) {
        glass::Glass glass(size);
        Scene scene(size, seed);
        for (int tick = 0; tick < 60; ++tick) {
            const DrawList list = scene.next();
            const Pixels in_parts = glass.pixels(list);
            glass.painter().invalidate();
            const Pixels whole = glass.pixels(list);
            CAPTURE(seed, tick);
            REQUIRE(first_difference(in_parts, whole, size.width) == "");
        }
        const shell::PaintCounters counters = glass.painter().counters();
        CHECK(counters.pixels / counters.frames < size.width * size.height * 3 / 4);
    }
}

TEST_CASE("an equal list is not painted again") {
    glass::Glass glass({400, 300});
    Scene scene({400, 300}, 7);
    const DrawList list = scene.next();
    CHECK(glass.painter().paint(list));
    CHECK_FALSE(glass.painter().paint(list));
    CHECK(glass.painter().counters().frames == 1);
    glass.painter().invalidate();
    CHECK(glass.painter().paint(list));
}

TEST_CASE("after lost targets or a lost device the next frame is the same") {
    for (const SDL_EventType loss : {SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET}) {
        glass::Glass glass({400, 300});
        Scene scene({400, 300}, 5);
        for (int tick = 0; tick < 12; ++tick)
            glass.painter().paint(scene.next());
        const DrawList list = scene.next();
        const Pixels before = glass.pixels(list);
        const auto textures = glass.painter().counters().textures;
        glass.painter().handle(render_event(loss));
        const Pixels after = glass.pixels(list);
        // Steady light is tinted by the renderer at first, so a step of brightness may differ.
        int most = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            for (const int shift : {0, 8, 16})
                most = std::max(most, std::abs(static_cast<int>(before[i] >> shift & 0xff) -
                                               static_cast<int>(after[i] >> shift & 0xff)));
        }
        CHECK(most <= 3);
        CHECK(glass.painter().counters().textures > textures);
    }
}

TEST_CASE("in a steady state no textures are made") {
    glass::Glass glass({400, 300});
    const auto map = glass::board(glass::comb(21, 13));
    const auto frame_at = [&](int tick) {
        DrawList list;
        glass::add_board(list, map, 3, 2, 18);
        list.add(Sprite{SpriteId::Glow,
                        {tick, 50, 150, 150},
                        list.palette.glow.with_alpha(117),
                        0,
                        frame::Blend::Additive});
        list.add(Sprite{SpriteId::WickRight0, {tick, 100, 29, 29}, {}, 0, frame::Blend::Alpha});
        return list;
    };
    for (int tick = 0; tick < 20; ++tick)
        glass.painter().paint(frame_at(tick));
    const auto textures = glass.painter().counters().textures;
    for (int tick = 20; tick < 220; ++tick)
        glass.painter().paint(frame_at(tick));
    CHECK(glass.painter().counters().textures == textures);
}

TEST_CASE("player, goal, wall and floor are told apart from tiny tiles to large ones") {
    for (const int px : {6, 8, 13, 28, 60}) {
        const frame::Viewport size{px * 9, px * 5};
        glass::Glass glass(size);
        DrawList list;
        glass::add_board(
            list, glass::board({"#########", "#   #   #", "#   #   #", "#   #   #", "#########"}), 0, 0, px);
        const int actor = px * 16 / 10;
        const auto put = [&](SpriteId id, int column) {
            list.add(Sprite{id,
                            {column * px + px / 2 - actor / 2, 2 * px + px / 2 - actor / 2, actor, actor},
                            {},
                            0,
                            frame::Blend::Alpha});
        };
        put(SpriteId::WickDown, 2);
        put(SpriteId::DoorOpen, 6);
        const Pixels pixels = glass.pixels(list);
        const auto tile = [&](int column, int row) {
            const int inner = std::max(2, px / 3);
            return mean_color(pixels, size.width,
                              {column * px + (px - inner) / 2, row * px + (px - inner) / 2, inner, inner});
        };
        const Color wall = tile(4, 2);
        const Color floor = tile(3, 1);
        const Color player = tile(2, 2);
        const Color goal = tile(6, 2);
        CAPTURE(px);
        const Color colors[] = {wall, floor, player, goal};
        for (int i = 0; i < 4; ++i) {
            for (int k = i + 1; k < 4; ++k) {
                CAPTURE(i, k, int(colors[i].r), int(colors[i].g), int(colors[i].b), int(colors[k].r),
                        int(colors[k].g), int(colors[k].b));
                CHECK(distance(colors[i], colors[k]) > 60);
            }
        }
        const auto contrast = [&](Color a) {
            const double light = shell::relative_luminance(a) + 0.05;
            const double dark = shell::relative_luminance(floor) + 0.05;
            return std::max(light, dark) / std::min(light, dark);
        };
        CHECK(contrast(wall) > 2.0);
        CHECK(contrast(player) > 3.0);
        CHECK(contrast(goal) > 3.0);
    }
}

TEST_CASE("at odd sizes no line of the page shows through the floor") {
    Dice dice(99);
    const std::uint32_t page = shell::argb(frame::lantern.page) & 0xffffff;
    glass::Glass glass({733, 491});
    for (int round = 0; round < 50; ++round) {
        const frame::Viewport size{120 + dice.roll(700), 90 + dice.roll(500)};
        const int px = 1 + dice.roll(std::min(size.width / 21, size.height / 13));
        const int x = dice.roll(9) - 4 + (size.width - 21 * px) / 2;
        const int y = dice.roll(9) - 4 + (size.height - 13 * px) / 2;
        glass.resize(size);
        DrawList list;
        glass::add_board(list, glass::board(glass::comb(21, 13)), x, y, px);
        const Pixels pixels = glass.pixels(list);
        const Rect inner{x + px, y + px, 19 * px, 11 * px};
        for (int row = std::max(0, inner.y); row < std::min(size.height, inner.bottom()); ++row) {
            for (int column = std::max(0, inner.x); column < std::min(size.width, inner.right()); ++column) {
                if (pixels[static_cast<std::size_t>(row * size.width + column)] != page) continue;
                CAPTURE(size.width, size.height, px, column - x, row - y);
                FAIL("the page shows through the floor");
            }
        }
    }
}

TEST_CASE("every wall can be seen even on the smallest tiles") {
    for (int px = 2; px <= 8; ++px) {
        glass::Glass glass({px * 9, px * 5});
        DrawList list;
        glass::add_board(
            list, glass::board({"#########", "#   #   #", "#   #   #", "#   #   #", "#########"}), 0, 0, px);
        const Pixels pixels = glass.pixels(list);
        const Color wall = mean_color(pixels, px * 9, {4 * px, 2 * px, px, px});
        const Color floor = mean_color(pixels, px * 9, {2 * px, 2 * px, px, px});
        CAPTURE(px);
        CHECK(distance(wall, floor) > 60);
    }
}

TEST_CASE("any window size is painted or left out without harm, and all is well afterwards") {
    glass::Glass glass({800, 600});
    Scene scene({800, 600}, 3);
    const DrawList list = scene.next();
    const Pixels before = glass.pixels(list);
    for (const frame::Viewport size :
         {frame::Viewport{1, 1}, frame::Viewport{0, 0}, frame::Viewport{1, 2000}, frame::Viewport{2000, 1},
          frame::Viewport{50, 50}, frame::Viewport{7680, 100}}) {
        glass.resize(size);
        CHECK_NOTHROW(glass.painter().paint(list));
        Scene fitted(size, 3);
        CHECK_NOTHROW(glass.painter().paint(fitted.next()));
    }
    glass.resize({800, 600});
    CHECK(first_difference(glass.pixels(list), before, 800) == "");
}

TEST_CASE("nothing is painted outside a limit") {
    glass::Glass glass({200, 100});
    DrawList list;
    list.add(frame::Clip{{50, 20, 30, 40}});
    list.add(frame::Box{.rect = {0, 0, 200, 100}, .left = {255, 0, 0}, .right = {255, 0, 0}});
    list.add(frame::Clip{{500, 500, 5, 5}});
    list.add(frame::Box{.rect = {0, 0, 200, 100}, .left = {0, 255, 0}, .right = {0, 255, 0}});
    list.add(frame::Clip{});
    list.add(frame::Box{.rect = {0, 0, 10, 10}, .left = {0, 0, 255}, .right = {0, 0, 255}});
    const Pixels pixels = glass.pixels(list);
    for (int y = 0; y < 100; ++y) {
        for (int x = 0; x < 200; ++x) {
            const std::uint32_t expected = Rect{50, 20, 30, 40}.contains(x, y) ? 0xff0000
                                           : Rect{0, 0, 10, 10}.contains(x, y) ? 0x0000ff
                                                                               : 0x0b1026;
            if (pixels[static_cast<std::size_t>(y * 200 + x)] != expected) {
                CAPTURE(x, y);
                FAIL("wrong pixel");
            }
        }
    }
}

TEST_CASE("a picture is saved with the pixels of the screen") {
    const glass::Scratch scratch("png");
    glass::Glass glass({400, 300});
    Scene scene({400, 300}, 8);
    const Pixels shown = glass.pixels(scene.next());
    const auto path = scratch.path / "shot.png";
    glass.painter().save_png(path);
    const shell::SurfacePtr loaded(IMG_Load(shell::utf8(path).c_str()));
    REQUIRE(loaded);
    const shell::Raster raster = shell::raster_of(loaded.get());
    Pixels saved;
    for (const std::uint32_t pixel : raster.pixels)
        saved.push_back(pixel & 0xffffff);
    CHECK(first_difference(saved, shown, 400) == "");
    CHECK(std::distance(std::filesystem::directory_iterator(scratch.path), {}) == 1);
}

TEST_CASE("a picture that cannot be saved names its path and the reason") {
    const glass::Scratch scratch("no-png");
    glass::Glass glass({64, 64});
    glass.painter().paint({});
    try {
        glass.painter().save_png(scratch.path / "missing" / "shot.png");
        FAIL("saved into a missing folder");
    } catch (const std::runtime_error& error) {
        const std::string message = error.what();
        CAPTURE(message);
        CHECK(message.find("shot.png") != std::string::npos);
        CHECK(message.find("No such file or directory") != std::string::npos);
    }
}

TEST_CASE("without any asset the game is still drawn, and each missing file is named once") {
    const glass::Scratch scratch("empty");
    glass::Glass glass({400, 300}, shell::Assets(scratch.path));
    Scene scene({400, 300}, 4);
    const Pixels page = glass.pixels({});
    for (int tick = 0; tick < 5; ++tick)
        CHECK(glass.pixels(scene.next()) != page);
    auto reports = glass.reports;
    CHECK(reports.size() > 5);
    std::sort(reports.begin(), reports.end());
    CHECK(std::adjacent_find(reports.begin(), reports.end()) == reports.end());
}
