#include "sim/steering.hpp"

namespace sim {

Intent heed(Player& player, const Intent& intent) {
    if (intent.tapped) {
        player.remembered_turn = intent.tapped;
        player.remember_ticks = tap_memory_ticks;
    }
    if (intent.tapped || !intent.held) player.ignores_held = false;
    return player.ignores_held ? Intent{} : intent;
}

void grow_older(Player& player) {
    if (player.remember_ticks > 0 && --player.remember_ticks == 0) forget_turn(player);
}

void forget_turn(Player& player) {
    player.remembered_turn.reset();
    player.remember_ticks = 0;
}

void clear_steering(Player& player) {
    forget_turn(player);
    player.ignores_held = true;
}

}  // namespace sim
