#include "shell/raster.hpp"

#include <SDL.h>
#include <algorithm>
#include <cstdlib>

#include "tests/catch.hpp"

using shell::Composition;
using shell::Raster;

namespace {

Raster plain(int width, int height, std::uint32_t color) {
    Raster raster(width, height);
    std::fill(raster.pixels.begin(), raster.pixels.end(), color);
    return raster;
}

}  // namespace

TEST_CASE("drawing over a clear ground keeps a translucent colour as it is") {
    Composition picture(2, 2);
    picture.draw(plain(2, 2, 0x80ff4020), 0, 0);
    const Raster result = std::move(picture).finish();
    CHECK(result.at(1, 1) >> 24 == 0x80);
    CHECK(std::abs(int(result.at(1, 1) >> 16 & 0xff) - 0xff) <= 1);
    CHECK(std::abs(int(result.at(1, 1) >> 8 & 0xff) - 0x40) <= 1);
    CHECK(std::abs(int(result.at(1, 1) & 0xff) - 0x20) <= 1);
}

TEST_CASE("half white over solid black is grey and solid") {
    Composition picture(1, 1);
    picture.draw(plain(1, 1, 0xff000000), 0, 0);
    picture.draw(plain(1, 1, 0x80ffffff), 0, 0);
    CHECK(std::move(picture).finish().at(0, 0) == 0xff808080);
}

TEST_CASE("what reaches outside is cut off on every side") {
    Composition picture(4, 4);
    for (const int x : {-3, 3}) {
        for (const int y : {-3, 3})
            picture.draw(plain(4, 4, 0xff00ff00), x, y);
    }
    picture.draw(plain(4, 4, 0xffff0000), 9, -9);
    picture.draw(plain(4, 4, 0xffff0000), -4, 0);
    const Raster result = std::move(picture).finish();
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 4; ++x) {
            const bool corner = (x == 0 || x == 3) && (y == 0 || y == 3);
            CAPTURE(x, y);
            CHECK(result.at(x, y) == (corner ? 0xff00ff00 : 0u));
        }
    }
}

TEST_CASE("a layer is faded as a whole: where it overlaps itself it is no darker") {
    Composition shadow(2, 1);
    shadow.draw(plain(2, 1, 0xff000010), 0, 0);
    shadow.draw(plain(1, 1, 0xff000010), 0, 0);
    Composition picture(2, 1);
    picture.draw(shadow, 0, 0, 55);
    const Raster result = std::move(picture).finish();
    CHECK(result.at(0, 0) == result.at(1, 0));
    CHECK(result.at(0, 0) >> 24 == 55 * 255 / 100);
}

TEST_CASE("a rounded rectangle is full inside, cut at its corners and symmetrical") {
    constexpr frame::Rect rect{2, 3, 20, 12};
    CHECK(shell::rounded_coverage(rect, 6, 12, 9) == 255);
    CHECK(shell::rounded_coverage(rect, 5, 2, 9) == 255);
    CHECK(shell::rounded_coverage(rect, 6, 1, 9) == 0);
    CHECK(shell::rounded_coverage(rect, 6, 2, 3) == 0);
    CHECK(shell::rounded_coverage(rect, 0, 2, 3) == 255);
    int smooth = 0;
    for (int y = 3; y < 15; ++y) {
        for (int x = 2; x < 22; ++x) {
            const int here = shell::rounded_coverage(rect, 6, x, y);
            smooth += here > 0 && here < 255 ? 1 : 0;
            CHECK(here == shell::rounded_coverage(rect, 6, 23 - x, 17 - y));
        }
    }
    CHECK(smooth > 8);
}

TEST_CASE("a rim is open in its middle and whole along its sides") {
    const Raster rim = shell::rounded_box(20, 20, 6, 2);
    CHECK(rim.at(10, 10) >> 24 == 0);
    CHECK(rim.at(10, 0) >> 24 == 255);
    CHECK(rim.at(10, 1) >> 24 == 255);
    CHECK(rim.at(10, 2) >> 24 == 0);
    CHECK(rim.at(0, 0) >> 24 == 0);
    CHECK(shell::rounded_box(20, 20, 6, 0).at(10, 10) == 0xffffffff);
}

TEST_CASE("a surface becomes the same pixels, and none becomes nothing") {
    const shell::SurfacePtr surface(SDL_CreateRGBSurfaceWithFormat(0, 3, 2, 32, SDL_PIXELFORMAT_ABGR8888));
    SDL_FillRect(surface.get(), nullptr, SDL_MapRGBA(surface->format, 1, 2, 3, 200));
    const Raster raster = shell::raster_of(surface.get());
    CHECK(raster.width == 3);
    CHECK(raster.height == 2);
    CHECK(raster.at(2, 1) == 0xc8010203);
    CHECK(shell::raster_of(nullptr).empty());
}
