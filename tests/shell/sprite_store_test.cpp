#include "shell/sprite_store.hpp"

#include <algorithm>
#include <set>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"
#include "tests/shell/scratch.hpp"

using frame::SpriteId;
using shell::Raster;
using shell::SpriteStore;

namespace {

struct Bench {
    shell::Session session{shell::Display::Memory};
    std::vector<std::string> reports;
    shell::Report report = [this](const std::string& line) { reports.push_back(line); };
};

bool has_color(const Raster& raster, std::uint32_t color) {
    return std::find(raster.pixels.begin(), raster.pixels.end(), color) != raster.pixels.end();
}

std::size_t visible_pixels(const Raster& raster) {
    return static_cast<std::size_t>(std::count_if(raster.pixels.begin(), raster.pixels.end(),
                                                  [](std::uint32_t pixel) { return pixel >> 24 > 32; }));
}

}  // namespace

TEST_CASE("every sprite has its file and every file its sprite") {
    std::set<std::string> stems;
    for (const std::string_view stem : frame::sprite_stems)
        CHECK(stems.insert(std::string(stem)).second);
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(glass::real_assets().root() / "sprites")) {
        CHECK(entry.path().extension() == ".svg");
        files.insert(entry.path().stem().string());
    }
    CHECK(files == stems);
}

TEST_CASE("no sprite uses what the rasteriser draws wrongly or not at all") {
    for (const std::string_view stem : frame::sprite_stems) {
        const std::string svg = glass::real_assets().read("sprites/" + std::string(stem) + ".svg");
        for (const char* feature : {"<use", "<text", "<image", "<style", "clip-path", "mask=", "filter=",
                                    "rgba(", "hsl(", "currentColor", "objectBoundingBox"}) {
            CAPTURE(stem, feature);
            CHECK(svg.find(feature) == std::string::npos);
        }
    }
}

TEST_CASE("every sprite shows something at the sizes it is drawn in") {
    Bench bench;
    SpriteStore store(glass::real_assets(), bench.report);
    for (std::size_t i = 0; i < frame::sprite_count; ++i) {
        const auto id = static_cast<SpriteId>(i);
        for (const int px : {12, 45}) {
            const Raster raster = store.rasterise(id, px, {});
            CAPTURE(frame::stem(id), px);
            CHECK(std::max(raster.width, raster.height) == px);
            CHECK(visible_pixels(raster) > 0);
        }
    }
    CHECK(bench.reports.empty());
}

TEST_CASE("any size can be asked for") {
    Bench bench;
    SpriteStore store(glass::real_assets(), bench.report);
    for (const int px : {-7, 0, 1, 2, 3, 5, 500})
        CHECK(store.rasterise(SpriteId::Wall05, px, {}).width == std::max(1, px));
    CHECK(store.rasterise(SpriteId::WallFill, 1'000'000, {}).width == SpriteStore::largest_px);
    const Raster logo = store.rasterise(SpriteId::Logo, 720, {});
    CHECK(logo.width == 720);
    CHECK(std::abs(logo.height - 125) <= 1);
}

TEST_CASE("walls turn their hue, shadows are flat") {
    Bench bench;
    SpriteStore store(glass::real_assets(), bench.report);
    CHECK(has_color(store.rasterise(SpriteId::Wall05, 48, {}), 0xff5067d2));
    const Raster turned = store.rasterise(SpriteId::Wall05, 48, {120, 0});
    CHECK_FALSE(has_color(turned, 0xff5067d2));
    CHECK(visible_pixels(turned) == visible_pixels(store.rasterise(SpriteId::Wall05, 48, {})));
    const Raster flat = store.rasterise(SpriteId::Wall07, 48, {0, 0xff060917});
    for (const std::uint32_t pixel : flat.pixels) {
        for (const int shift : {0, 8, 16}) {
            // Smoothing rounds a colour by one step.
            const int off = static_cast<int>(pixel >> shift & 0xff) - (0x060917 >> shift & 0xff);
            if (pixel >> 24 == 255 && std::abs(off) > 1) FAIL("a second colour in a shadow");
        }
    }
    CHECK(visible_pixels(flat) > 100);
}

TEST_CASE("a missing or broken picture becomes a striking square, reported once") {
    Bench bench;
    const glass::Scratch scratch("sprites");
    scratch.write("sprites/spark.svg", "this is no picture");
    scratch.write("sprites/glow.svg", "");
    scratch.write("sprites/entry.svg", std::string("\x01\xff\x00<svg\x7f>", 9));
    scratch.write("sprites/hatch.svg", R"(<svg viewBox="0 0 64 64" width="0" height="-4"><path d="M)");
    SpriteStore store(shell::Assets(scratch.path), bench.report);
    for (const SpriteId id :
         {SpriteId::Spark, SpriteId::Glow, SpriteId::Entry, SpriteId::Hatch, SpriteId::Logo}) {
        const std::size_t before = bench.reports.size();
        for (const int px : {1, 3, 28, 28}) {
            const Raster square = store.rasterise(id, px, {});
            CAPTURE(frame::stem(id), px);
            CHECK(square.width == px);
            if (px >= 8)
                CHECK(visible_pixels(square) == static_cast<std::size_t>(px) * static_cast<std::size_t>(px));
        }
        REQUIRE(bench.reports.size() == before + 1);
        CHECK(bench.reports.back().find(std::string(frame::stem(id))) != std::string::npos);
    }
}

TEST_CASE("a steady tint looks the same before and after it gets a texture of its own") {
    glass::Glass glass({200, 200});
    const auto picture = [&glass](int alpha) {
        frame::DrawList list;
        list.add(frame::Sprite{
            .id = SpriteId::Glow, .box = {20, 20, 150, 150}, .tint = frame::lantern.glow.with_alpha(alpha)});
        glass.painter().invalidate();
        return glass.pixels(list);
    };
    const auto first = picture(117);
    const auto before = glass.painter().counters().textures;
    std::vector<std::uint32_t> last;
    for (int i = 0; i < 2 * shell::SpriteTextures::steady_after; ++i)
        last = picture(117);
    CHECK(glass.painter().counters().textures == before + 1);
    int most = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        for (const int shift : {0, 8, 16}) {
            most = std::max(most, std::abs(static_cast<int>(first[i] >> shift & 0xff) -
                                           static_cast<int>(last[i] >> shift & 0xff)));
        }
    }
    CHECK(most <= 3);
    for (int alpha = 0; alpha < 100; ++alpha)
        static_cast<void>(picture(alpha));
    CHECK(glass.painter().counters().textures == before + 1);
}
