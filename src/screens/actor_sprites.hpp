#pragma once
// Which picture an entity shows at a moment.

#include "frame/sprite_id.hpp"
#include "sim/world.hpp"

namespace screens {

/// `ticks` are the screen's: blinking and wobbling go by them.
[[nodiscard]] frame::SpriteId wick_sprite(const sim::World& world, int ticks);
[[nodiscard]] frame::SpriteId chaser_sprite(const sim::World& world, const sim::Chaser& chaser, int ticks);
[[nodiscard]] frame::SpriteId fruit_sprite(int kind);

/// Whether a lethal chaser is within three tiles of the player.
[[nodiscard]] bool is_in_fright(const sim::World& world);

}  // namespace screens
