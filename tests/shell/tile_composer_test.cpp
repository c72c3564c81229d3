#include "shell/tile_composer.hpp"

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

using frame::TileLayer;
using shell::Raster;
using shell::TileArea;
using shell::TileComposer;
using shell::TileLook;

namespace {

struct Bench {
    shell::Session session{shell::Display::Memory};
    shell::SpriteStore store{glass::real_assets(), [](const std::string&) {}};
    TileComposer composer{store};
};

TileLook look(TileLayer::Kind kind, int tile_px) {
    return {kind, tile_px, 0, frame::lantern};
}

/// Thick walls, thin ones, free ends, a post and a stamp.
std::vector<std::string> zoo() {
    return {"#########", "#   #   #", "# #   # #", "#   #   #", "### # ###",
            "### #  ##", "#   ***##", "# # *** #", "#########"};
}

TileArea whole(const frame::TileMap& map) {
    return {0, 0, map.columns, map.rows};
}

std::uint32_t alpha(std::uint32_t pixel) {
    return pixel >> 24;
}

}  // namespace

TEST_CASE("a part of a board looks exactly as within the whole board") {
    Bench bench;
    const auto map = glass::board(zoo());
    for (const int px : {7, 12, 21, 28}) {
        for (const TileLayer::Kind kind : {TileLayer::Kind::Floor, TileLayer::Kind::Walls}) {
            const Raster all = bench.composer.compose(*map, look(kind, px), whole(*map));
            for (const TileArea area : {TileArea{0, 0, 3, 3}, TileArea{3, 4, 4, 3}, TileArea{8, 8, 1, 1}}) {
                const Raster part = bench.composer.compose(*map, look(kind, px), area);
                for (int y = 0; y < part.height; ++y) {
                    for (int x = 0; x < part.width; ++x) {
                        if (part.at(x, y) == all.at(area.column * px + x, area.row * px + y)) continue;
                        CAPTURE(px, area.column, area.row, x, y);
                        FAIL("a part differs from the whole");
                    }
                }
            }
        }
    }
}

TEST_CASE("a tile influences only the tiles around it") {
    Bench bench;
    auto rows = zoo();
    const auto before = glass::board(rows);
    rows[3][6] = '#';
    const auto after = glass::board(rows);
    constexpr int px = 21;
    const Raster a = bench.composer.compose(*before, look(TileLayer::Kind::Walls, px), whole(*before));
    const Raster b = bench.composer.compose(*after, look(TileLayer::Kind::Walls, px), whole(*after));
    TileArea influenced;  // the changed tile's neighbours change their mask, so they are changed tiles too
    for (int row = 0; row < before->rows; ++row) {
        for (int column = 0; column < before->columns; ++column) {
            if (before->at(column, row) != after->at(column, row))
                influenced = shell::united(influenced, shell::influence_of(column, row));
        }
    }
    bool changed = false;
    for (int y = 0; y < a.height; ++y) {
        for (int x = 0; x < a.width; ++x) {
            const bool inside = !shell::intersection(influenced, {x / px, y / px, 1, 1}).empty();
            changed = changed || a.at(x, y) != b.at(x, y);
            if (!inside && a.at(x, y) != b.at(x, y)) FAIL("a tile changed pixels far away");
        }
    }
    CHECK(changed);
}

TEST_CASE("walls, thick walls and stamps show their colours") {
    Bench bench;
    const auto map = glass::board(zoo());
    constexpr int px = 32;
    const Raster walls = bench.composer.compose(*map, look(TileLayer::Kind::Walls, px), whole(*map));
    const auto centre = [&](int column, int row) {
        return walls.at(column * px + px / 2, row * px + px / 2);
    };
    CHECK(centre(4, 0) == 0xff5067d2);                // a thin wall
    CHECK(walls.at(2 * px, 5 * px) == 0xff2c3b8a);    // between four wall tiles
    CHECK(centre(4, 7) == 0xff8a55c4);                // a stamp
    CHECK(walls.at(5 * px, 7 * px) == 0xff5a3690);    // between four stamp tiles
    CHECK(alpha(centre(1, 1)) == 0);                  // open floor
    CHECK(centre(2, 2) != 0xff5067d2);                // the boss of a post
    CHECK(alpha(walls.at(2 * px + px / 2, 26)) > 0);  // a shadow below the outer wall
    CHECK(alpha(walls.at(2 * px + px / 2, 26)) < 255);
}

TEST_CASE("without shadow nothing lies under the walls") {
    Bench bench;
    const auto map = glass::board({"###", "# #", "###"});
    TileLook plain = look(TileLayer::Kind::Walls, 32);
    plain.palette.shadow_percent = 0;
    const Raster walls = bench.composer.compose(*map, plain, whole(*map));
    CHECK(alpha(walls.at(48, 26)) == 0);
}

TEST_CASE("the floor ends in the middle of the outer wall and has no hole") {
    Bench bench;
    const auto map = glass::board(glass::comb(7, 5));
    for (int px = 4; px <= 40; px += 3) {
        const Raster floor = bench.composer.compose(*map, look(TileLayer::Kind::Floor, px), whole(*map));
        CAPTURE(px);
        CHECK(alpha(floor.at(px / 2 - 1, 2 * px)) == 0);
        CHECK(alpha(floor.at(floor.width - px / 2, 2 * px)) == 0);
        for (int y = px / 2; y < floor.height - px / 2; ++y) {
            for (int x = px / 2; x < floor.width - px / 2; ++x) {
                const bool corner = (x < px || x >= floor.width - px) && (y < px || y >= floor.height - px);
                if (!corner && alpha(floor.at(x, y)) != 255) FAIL("a hole in the floor");
            }
        }
    }
}

TEST_CASE("the wall hue changes walls and leaves stamps alone") {
    Bench bench;
    const auto map = glass::board(zoo());
    TileLook turned = look(TileLayer::Kind::Walls, 32);
    turned.wall_hue_degrees = 120;
    const Raster walls = bench.composer.compose(*map, turned, whole(*map));
    CHECK(walls.at(4 * 32 + 16, 16) != 0xff5067d2);
    CHECK(walls.at(4 * 32 + 16, 7 * 32 + 16) == 0xff8a55c4);
}

TEST_CASE("areas intersect and unite") {
    CHECK(shell::intersection({0, 0, 4, 4}, {2, 3, 9, 9}) == TileArea{2, 3, 2, 1});
    CHECK(shell::intersection({0, 0, 4, 4}, {4, 0, 2, 2}).empty());
    CHECK(shell::united({0, 0, 1, 1}, {3, 5, 1, 1}) == TileArea{0, 0, 4, 6});
    CHECK(shell::united({}, {3, 5, 1, 1}) == TileArea{3, 5, 1, 1});
}
