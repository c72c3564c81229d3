#include "shell/tile_layers.hpp"

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

namespace {

frame::DrawList picture_of(const std::vector<std::string>& rows, int x, int y, int tile_px) {
    frame::DrawList list;
    glass::add_board(list, glass::board(rows), x, y, tile_px);
    return list;
}

std::int64_t composed(glass::Glass& glass) {
    return glass.painter().counters().chunks_composed;
}

}  // namespace

TEST_CASE("one changed tile redraws one chunk") {
    glass::Glass glass({800, 600});
    auto rows = glass::comb(41, 33);  // 3 x 3 chunks, two layers
    glass.painter().paint(picture_of(rows, 0, 0, 14));
    CHECK(composed(glass) == 18);
    rows[8][7] = '#';
    glass.painter().paint(picture_of(rows, 0, 0, 14));
    CHECK(composed(glass) == 19);
    glass.painter().invalidate();
    glass.painter().paint(picture_of(rows, 0, 0, 14));
    CHECK(composed(glass) == 19);
}

TEST_CASE("only chunks that can be seen are made") {
    glass::Glass glass({320, 240});
    const auto rows = glass::comb(201, 201);
    const auto list = picture_of(rows, -1000, -1000, 20);
    glass.painter().paint(list);
    CHECK(composed(glass) <= 2 * 2 * 2);
    CHECK(composed(glass) >= 2);
}

TEST_CASE("walking over a large board keeps a bounded number of chunks") {
    glass::Glass glass({320, 240});
    const auto map = glass::board(glass::comb(201, 41));
    const auto at = [&](int x) {
        frame::DrawList list;
        glass::add_board(list, map, x, -100, 20);
        return list;
    };
    for (int x = 0; x > -3600; x -= 7)
        glass.painter().paint(at(x));
    const auto made = glass.painter().counters().textures;
    glass.painter().paint(at(-3590));
    CHECK(glass.painter().counters().textures == made);
    glass.painter().paint(at(0));  // long gone, so it must be made again
    CHECK(glass.painter().counters().textures > made);
}

TEST_CASE("a board far away or without tiles paints nothing and harms nothing") {
    glass::Glass glass({320, 240});
    const auto page = glass.pixels({});
    for (const int x : {-100'000, 100'000})
        CHECK(glass.pixels(picture_of(glass::comb(5, 5), x, 0, 20)) == page);
    CHECK(glass.pixels(picture_of(glass::comb(5, 5), 0, 0, 0)) == page);
    frame::DrawList list;
    list.add(frame::TileLayer{});
    list.add(frame::TileLayer{frame::TileLayer::Kind::Walls, std::make_shared<frame::TileMap>(), 0, 0, 20});
    CHECK(glass.pixels(list) == page);
}

TEST_CASE("tiles as large as a window are drawn in smaller chunks") {
    glass::Glass glass({640, 480});
    glass.painter().paint(picture_of(glass::comb(5, 5), -300, -300, 400));
    CHECK(composed(glass) >= 2);
    glass.painter().paint(picture_of(glass::comb(5, 5), -300, -300, 3000));
    CHECK(glass.reports.empty());
}

TEST_CASE("changed tiles are listed in reading order") {
    auto rows = glass::comb(9, 9);
    const auto before = glass::board(rows);
    CHECK(shell::changed_tiles(*before, *glass::board(rows)).empty());
    auto changed = *before;
    changed.tiles[2 * 9 + 3].mask ^= 1;
    changed.tiles[1 * 9 + 5].mask ^= 1;
    CHECK(shell::changed_tiles(*before, changed) == std::vector<std::pair<int, int>>{{5, 1}, {3, 2}});
}
