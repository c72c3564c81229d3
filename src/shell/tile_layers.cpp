#include "shell/tile_layers.hpp"

#include <SDL.h>
#include <algorithm>

namespace shell {
namespace {

int tiles_per_chunk(int tile_px) {
    return std::clamp(TileLayers::largest_chunk_px / tile_px, 1, TileLayers::chunk_tiles);
}

int floor_divide(int a, int b) {
    return a >= 0 ? a / b : -((-a + b - 1) / b);
}

/// The chunks that `part` of the screen touches, as a rectangle of chunk places inside the map.
TileArea chunks_in(const frame::TileLayer& layer, frame::Rect part) {
    const int chunk_px = tiles_per_chunk(layer.tile_px) * layer.tile_px;
    const auto count = [&](int tiles) { return (tiles * layer.tile_px + chunk_px - 1) / chunk_px; };
    const int column = floor_divide(part.x - layer.x, chunk_px);
    const int row = floor_divide(part.y - layer.y, chunk_px);
    const TileArea touched{column, row, floor_divide(part.right() - 1 - layer.x, chunk_px) - column + 1,
                           floor_divide(part.bottom() - 1 - layer.y, chunk_px) - row + 1};
    return intersection(touched, {0, 0, count(layer.map->columns), count(layer.map->rows)});
}

bool drawable(const frame::TileLayer& layer) {
    return layer.map && layer.tile_px > 0 && layer.map->columns > 0 && layer.map->rows > 0;
}

}  // namespace

std::vector<std::pair<int, int>> changed_tiles(const frame::TileMap& before, const frame::TileMap& after) {
    std::vector<std::pair<int, int>> changed;
    for (int row = 0; row < after.rows; ++row) {
        for (int column = 0; column < after.columns; ++column) {
            if (before.at(column, row) != after.at(column, row)) changed.emplace_back(column, row);
        }
    }
    return changed;
}

void TileLayers::paint(std::size_t number, const frame::TileLayer& layer, const frame::DrawList& list,
                       frame::Rect part, frame::Rect view) {
    if (!drawable(layer)) return;
    if (number >= slots_.size()) slots_.resize(number + 1);
    Slot& slot = slots_[number];
    follow(slot, layer, {layer.kind, layer.tile_px, list.wall_hue_degrees, list.palette});
    drop_far_chunks(slot, layer, view);

    const TileArea seen = chunks_in(layer, part);
    for (int row = seen.row; row < seen.row + seen.rows; ++row) {
        for (int column = seen.column; column < seen.column + seen.columns; ++column) {
            const Chunk& chunk = chunk_at(slot, {column, row});
            const SDL_Rect place{layer.x + chunk.area.column * layer.tile_px,
                                 layer.y + chunk.area.row * layer.tile_px, chunk.area.columns * layer.tile_px,
                                 chunk.area.rows * layer.tile_px};
            const SDL_Rect wanted{part.x, part.y, part.w, part.h};
            SDL_Rect visible;
            if (SDL_IntersectRect(&place, &wanted, &visible) == SDL_FALSE) continue;
            const SDL_Rect source{visible.x - place.x, visible.y - place.y, visible.w, visible.h};
            SDL_RenderCopy(renderer_, chunk.texture.get(), &source, &visible);
        }
    }
}

void TileLayers::follow(Slot& slot, const frame::TileLayer& layer, const TileLook& look) {
    const bool same_board = slot.map && slot.map->columns == layer.map->columns &&
                            slot.map->rows == layer.map->rows && slot.look == look;
    if (!same_board) {
        slot.chunks.clear();
    } else if (slot.map != layer.map && look.kind == frame::TileLayer::Kind::Walls) {
        for (const auto& [column, row] : changed_tiles(*slot.map, *layer.map)) {
            for (auto& [place, chunk] : slot.chunks) {
                const TileArea stale = intersection(influence_of(column, row), chunk.area);
                if (!stale.empty()) chunk.stale = united(chunk.stale, stale);
            }
        }
    }
    slot.map = layer.map;
    slot.look = look;
}

void TileLayers::drop_far_chunks(Slot& slot, const frame::TileLayer& layer, frame::Rect view) {
    const TileArea seen = chunks_in(layer, view);
    const TileArea kept{seen.column - 1, seen.row - 1, seen.columns + 2, seen.rows + 2};
    std::erase_if(slot.chunks, [&](const auto& entry) {
        return intersection(kept, {entry.first.first, entry.first.second, 1, 1}).empty();
    });
}

TileLayers::Chunk& TileLayers::chunk_at(Slot& slot, Place place) {
    Chunk& chunk = slot.chunks[place];
    if (!chunk.texture) {
        const int tiles = tiles_per_chunk(slot.look.tile_px);
        chunk.area = intersection({place.first * tiles, place.second * tiles, tiles, tiles},
                                  {0, 0, slot.map->columns, slot.map->rows});
        const int px = slot.look.tile_px;
        chunk.texture.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC,
                                              chunk.area.columns * px, chunk.area.rows * px));
        SDL_SetTextureBlendMode(chunk.texture.get(), SDL_BLENDMODE_BLEND);
        chunk.stale = chunk.area;
        ++created_;
    }
    if (!chunk.stale.empty()) refresh(slot, chunk);
    return chunk;
}

void TileLayers::refresh(const Slot& slot, Chunk& chunk) {
    const Raster picture = composer_.compose(*slot.map, slot.look, chunk.stale);
    const int px = slot.look.tile_px;
    const SDL_Rect place{(chunk.stale.column - chunk.area.column) * px,
                         (chunk.stale.row - chunk.area.row) * px, picture.width, picture.height};
    SDL_UpdateTexture(chunk.texture.get(), &place, picture.pixels.data(),
                      picture.width * static_cast<int>(sizeof(std::uint32_t)));
    chunk.stale = {};
    ++composed_;
}

}  // namespace shell
