#pragma once
// A world as commands to the painter: floor, light, marks, walls, and all entities as sprites, in the one
// order of drawing that assets/README.md gives. Reads the world, changes nothing.

#include <memory>
#include <vector>

#include "screens/board_layout.hpp"
#include "screens/trail.hpp"
#include "sim/world.hpp"

namespace screens {

/// A short-lived effect that is only on the glass.
struct Pop {
    sim::Place place;
    int ticks_left = 0;
};

struct BoardScene {
    const sim::World* world = nullptr;            ///< never null
    std::shared_ptr<const frame::TileMap> tiles;  ///< of world->grid
    const Trail* trail = nullptr;                 ///< null: none is shown
    const std::vector<maze::Point>* way =
        nullptr;  ///< tiles of the hint, the player's first; null: none is shown
    const std::vector<Pop>* pops = nullptr;
    int ticks = 0;          ///< of the screen: what breathes and blinks goes by them
    int turn_ticks = 0;     ///< since the player last turned: he squashes a little
    float fraction = 1.0F;  ///< between the last tick and now
};

/// The middle of the player's sprite in output pixels.
struct PixelPoint {
    int x = 0;
    int y = 0;
};
[[nodiscard]] PixelPoint player_pixel(const BoardLayout& layout, const BoardScene& scene);

/// Floor, the light on it, marks and pellets, walls.
void draw_ground(frame::DrawList& list, const Glass& glass, const BoardLayout& layout,
                 const BoardScene& scene);

/// The light on the walls, goal, flasks, fruit, chasers, Wick, and points just earned.
void draw_actors(frame::DrawList& list, const Glass& glass, const BoardLayout& layout,
                 const BoardScene& scene);

}  // namespace screens
