#pragma once
// What the shell's tests share: a session on SDL's dummy driver, boards from text, and pixels read back.

#include <SDL.h>
#include <memory>
#include <string>
#include <vector>

#include "frame/draw_list.hpp"
#include "shell/assets.hpp"
#include "shell/painter.hpp"
#include "shell/session.hpp"
#include "shell/window.hpp"

namespace glass {

/// Video in memory, painted by software, whatever the environment says.
inline void choose_dummy_driver() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
}

inline shell::Assets real_assets() {
    return shell::Assets(std::string(MAZEWRIGHT_SOURCE_DIR) + "/assets");
}

/// A window in memory and a painter on it.
class Glass {
  public:
    explicit Glass(frame::Viewport size, const shell::Assets& assets = real_assets())
        : session_(started()),
          window_({.title = "test", .size = size, .fullscreen = false}),
          painter_(window_.canvas(), assets, [this](const std::string& line) { reports.push_back(line); }) {
        resize(size);
    }

    /// Any size, even smaller than a player can make the window.
    void resize(frame::Viewport size) {
        SDL_Window* const raw = SDL_GetWindowFromID(1);
        SDL_SetWindowMinimumSize(raw, 1, 1);
        SDL_SetWindowSize(raw, size.width, size.height);
    }

    shell::Window& window() { return window_; }
    shell::Painter& painter() { return painter_; }

    /// All pixels as 0x00rrggbb after painting `list`.
    std::vector<std::uint32_t> pixels(const frame::DrawList& list) {
        painter_.paint(list);
        const shell::SurfacePtr picture = window_.canvas().read_pixels();
        std::vector<std::uint32_t> result;
        for (int y = 0; y < picture->h; ++y) {
            const auto* row = reinterpret_cast<const std::uint32_t*>(
                static_cast<const char*>(picture->pixels) + y * picture->pitch);
            for (int x = 0; x < picture->w; ++x)
                result.push_back(row[x] & 0xffffff);
        }
        return result;
    }

    std::vector<std::string> reports;

  private:
    static std::unique_ptr<shell::Session> started() {
        choose_dummy_driver();
        return std::make_unique<shell::Session>();
    }

    std::unique_ptr<shell::Session> session_;
    shell::Window window_;
    shell::Painter painter_;
};

/// A board drawn with '#' for walls, '*' for stamp walls and anything else for floor; rows of equal length.
inline std::shared_ptr<frame::TileMap> board(const std::vector<std::string>& rows) {
    auto map = std::make_shared<frame::TileMap>();
    map->columns = static_cast<int>(rows[0].size());
    map->rows = static_cast<int>(rows.size());
    const auto tile = [&](int column, int row) -> char {
        if (column < 0 || row < 0 || column >= map->columns || row >= map->rows) return ' ';
        return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    };
    const auto mask = [&](int column, int row, const std::string& kinds) {
        const auto bit = [&](int dx, int dy, int value) {
            return kinds.find(tile(column + dx, row + dy)) == std::string::npos ? 0 : value;
        };
        return static_cast<std::uint8_t>(bit(0, -1, 1) + bit(1, 0, 2) + bit(0, 1, 4) + bit(-1, 0, 8));
    };
    for (int row = 0; row < map->rows; ++row) {
        for (int column = 0; column < map->columns; ++column) {
            frame::Tile t;
            if (tile(column, row) == '#') t.kind = frame::Tile::Kind::Wall;
            if (tile(column, row) == '*') t.kind = frame::Tile::Kind::Stamp;
            if (t.kind != frame::Tile::Kind::Floor) t.mask = mask(column, row, "#*");
            if (t.kind == frame::Tile::Kind::Stamp) t.stamp_mask = mask(column, row, "*");
            map->tiles.push_back(t);
        }
    }
    return map;
}

/// A comb of `columns` x `rows` tiles (both odd) with walls, openings and a lone post in the middle.
inline std::vector<std::string> comb(int columns, int rows) {
    std::vector<std::string> text(static_cast<std::size_t>(rows),
                                  std::string(static_cast<std::size_t>(columns), ' '));
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const bool border = x == 0 || y == 0 || x == columns - 1 || y == rows - 1;
            const bool tooth = x % 2 == 0 && y != (x % 4 == 0 ? 1 : rows - 2);
            if (border || tooth) text[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '#';
        }
    }
    return text;
}

inline void add_board(frame::DrawList& list, const std::shared_ptr<const frame::TileMap>& map, int x, int y,
                      int tile_px) {
    list.add(frame::TileLayer{frame::TileLayer::Kind::Floor, map, x, y, tile_px});
    list.add(frame::TileLayer{frame::TileLayer::Kind::Walls, map, x, y, tile_px});
}

}  // namespace glass
