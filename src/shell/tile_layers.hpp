#pragma once
// The layers of boards as textures of 16 x 16 tiles. A texture is drawn anew only where its tiles changed;
// painting a board is one copy for each texture that can be seen.

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "frame/draw_list.hpp"
#include "shell/sdl_ptr.hpp"
#include "shell/tile_composer.hpp"

namespace shell {

class TileLayers {
  public:
    static constexpr int chunk_tiles = 16;
    static constexpr int largest_chunk_px = 2048;  ///< with huge tiles a chunk holds fewer of them

    TileLayers(SDL_Renderer* renderer, SpriteStore& store) : renderer_(renderer), composer_(store) {}

    /// Paints the part of `layer` inside `part`. `number` counts the layers of a frame, so that each finds
    /// its own textures again; textures more than one chunk outside `view`, the whole picture, are dropped.
    void paint(std::size_t number, const frame::TileLayer& layer, const frame::DrawList& list,
               frame::Rect part, frame::Rect view);

    void clear() { slots_.clear(); }
    [[nodiscard]] std::int64_t composed() const { return composed_; }
    [[nodiscard]] std::int64_t created() const { return created_; }

  private:
    struct Chunk {
        TexturePtr texture;
        TileArea area;
        TileArea stale;  // the part that must be composed before the next use
    };
    using Place = std::pair<int, int>;  // of a chunk: column, row
    struct Slot {
        TileLook look;
        std::shared_ptr<const frame::TileMap> map;
        std::map<Place, Chunk> chunks;
    };

    static void follow(Slot& slot, const frame::TileLayer& layer, const TileLook& look);
    static void drop_far_chunks(Slot& slot, const frame::TileLayer& layer, frame::Rect view);
    Chunk& chunk_at(Slot& slot, Place place);
    void refresh(const Slot& slot, Chunk& chunk);

    SDL_Renderer* renderer_;
    TileComposer composer_;
    std::vector<Slot> slots_;
    std::int64_t composed_ = 0;
    std::int64_t created_ = 0;
};

/// The tiles that differ between two maps of equal size, in reading order.
[[nodiscard]] std::vector<std::pair<int, int>> changed_tiles(const frame::TileMap& before,
                                                             const frame::TileMap& after);

}  // namespace shell
