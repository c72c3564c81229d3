#pragma once
// What the player wants this tick, from the present intent and from taps that still wait.

#include <array>
#include <optional>

#include "sim/world.hpp"

namespace sim {

/// Takes in the intent of one tick: the newest tap replaces the remembered one. While keys count that are
/// still held from before a death, `held` and `also_held` come back empty.
[[nodiscard]] Intent heed(Player& player, const Intent& intent);

/// A tick of waiting is over: the remembered tap grows old.
void grow_older(Player& player);

/// The tap has become a movement, or must not become one any more.
void forget_turn(Player& player);

/// The wishes in the order in which they are tried; the first that leads somewhere wins. A tap is newer than
/// what is held, or else the same.
[[nodiscard]] inline std::array<std::optional<maze::Direction>, 3> wishes(const Player& player,
                                                                          const Intent& intent) {
    return {player.remembered_turn, intent.held, intent.also_held};
}

/// Nothing pressed before this moment counts after it.
void clear_steering(Player& player);

}  // namespace sim
