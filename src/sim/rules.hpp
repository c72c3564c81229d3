#pragma once
// The numbers of the chase, by difficulty and level. Arcade is the arcade game's own table; the gentler
// difficulties are that table bent by a few percentages. Speeds are percent of the full speed, which is
// 1/6.4 tile a tick, so that one percent is one unit a tick; times are ticks of 1/60 s.
//
// How hard that is: games of the runner bot (sim/bot.hpp) on 200 boards of 13x9, with all its senses, and
// seeing the chasers only where they were half and three quarters of a second ago, as slower people do.
//
//              first board cleared      level reached, median
//     easy     100 %   100 %   90 %     9   7   2
//     normal    98 %    91 %   34 %     4   2   1
//     arcade    98 %    66 %   26 %     3   2   1
//
// In the worst of these nine rows 97 % of the games ate at least 30 % of the first board's pellets.

#include <array>

#include "sim/spec.hpp"

namespace sim {

inline constexpr int forever = -1;

/// One level's table, assists included. Counts of pellets are already scaled to the board's own.
struct Rules {
    // Units a tick.
    int player_speed = 0;
    int player_fright_speed = 0;
    int chaser_speed = 0;
    int chaser_fright_speed = 0;
    int eyes_speed = 0;
    /// The direct chaser when at most hurry_pellets[i] are left; then it hunts in scatter time too.
    std::array<int, 2> hurry_speed{};
    std::array<int, 2> hurry_pellets{};

    int fright_ticks = 0;
    /// Scatter, chase, scatter, ... ticks; `forever` ends the list.
    std::array<int, 8> clock{};
    /// Waking by the sleeper's own count of pellets, in a level's first life; by chaser.
    std::array<int, 4> wake_pellets{};
    /// Waking by the pellets eaten since the last death; by chaser.
    std::array<int, 4> wake_pellets_after_death{};
    int wake_idle_ticks = 0;  ///< without a pellet for so long, the next sleeper wakes
    int rest_ticks = 0;       ///< an eaten chaser stays in its corner

    int pellet_pause_ticks = 0;
    int power_pellet_pause_ticks = 0;
    std::array<int, 2> fruit_pellets{};  ///< fruit comes when so many pellets are eaten
    int fruit_ticks = 0;
    int fruit_points = 0;

    int ready_ticks = 0;
    int first_ready_ticks = 0;
    int chaser_eaten_ticks = 0;
    int dying_ticks = 0;
    int cleared_ticks = 0;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr int pellet_points = 10;
inline constexpr int power_pellet_points = 50;
inline constexpr int first_chaser_points = 200;  ///< doubled for every further one of the same power pellet
inline constexpr int extra_life_score = 10'000;

/// `level` is 1 or more, `pellets` the board's number of pellets of both kinds.
[[nodiscard]] Rules rules_of(const GameSpec& spec, int level, int pellets);

/// Lives a game starts with, the one in play included.
[[nodiscard]] int lives_of(const GameSpec& spec);

/// Which of the `fruit_kinds` a level has, 0 the plainest.
inline constexpr int fruit_kinds = 8;
[[nodiscard]] int fruit_kind(int level);

/// How the player walks in the perfect mode and in stroll: six cells a second.
[[nodiscard]] int walk_speed(const GameSpec& spec);

}  // namespace sim
