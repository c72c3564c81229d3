#include "sim/world.hpp"

namespace sim {

Outcome outcome(const World& world) {
    if (world.phase == Phase::Won) return Outcome::Won;
    return world.phase == Phase::GameOver ? Outcome::Lost : Outcome::Playing;
}

Pellet pellet_at(const World& world, maze::Point tile) {
    const maze::Size size = tile_size(world.grid.size());
    if (world.pellets.empty() || !size.contains(tile)) return Pellet::None;
    return world.pellets[static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(size.width) +
                         static_cast<std::size_t>(tile.x)];
}

}  // namespace sim
