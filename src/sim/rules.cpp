#include "sim/rules.hpp"

#include <algorithm>

#include "sim/place.hpp"

namespace sim {
namespace {

constexpr int second = ticks_per_second;

/// The arcade game has 244 pellets; counts of its table are meant for those.
constexpr int arcade_pellets = 244;

struct SpeedRow {
    int player, player_fright, chaser, chaser_fright;
};

SpeedRow speed_row(int level) {
    if (level == 1) return {80, 90, 75, 50};
    if (level <= 4) return {90, 95, 85, 55};
    if (level <= 20) return {100, 100, 95, 60};
    return {90, 90, 95, 60};
}

int fright_seconds(int level) {
    constexpr std::array<int, 18> table{6, 5, 4, 3, 2, 5, 2, 2, 1, 5, 2, 1, 1, 3, 1, 1, 0, 1};
    return level <= 18 ? table[static_cast<std::size_t>(level - 1)] : 0;
}

std::array<int, 8> clock_row(int level) {
    if (level == 1) {
        return {7 * second, 20 * second, 7 * second, 20 * second,
                5 * second, 20 * second, 5 * second, forever};
    }
    if (level <= 4) {
        return {7 * second, 20 * second, 7 * second, 20 * second, 5 * second, 1033 * second, 1, forever};
    }
    return {5 * second, 20 * second, 5 * second, 20 * second, 5 * second, 1037 * second, 1, forever};
}

/// Pellets left at which the direct chaser hurries; at half of them it hurries more.
int hurry_row(int level) {
    if (level == 1) return 20;
    if (level == 2) return 30;
    if (level <= 5) return 40;
    if (level <= 8) return 50;
    if (level <= 11) return 60;
    if (level <= 14) return 80;
    return level <= 18 ? 100 : 120;
}

std::array<int, 2> hurry_speed_row(int level) {
    if (level == 1) return {80, 85};
    return level <= 4 ? std::array{90, 95} : std::array{100, 105};
}

int fruit_row(int level) {
    constexpr std::array<int, 13> table{100,  300,  500,  500,  700,  700, 1000,
                                        1000, 2000, 2000, 3000, 3000, 5000};
    return table[static_cast<std::size_t>(std::min(level, 13) - 1)];
}

/// How a difficulty bends the arcade's table.
struct Bend {
    int levels_per_row;    ///< how many levels pass until the next row of the table applies
    int last_row;          ///< harder rows never come
    int chaser_percent;    ///< of the table's speed, for all chasers
    int fright_percent;    ///< of the table's time
    int min_fright_ticks;  ///< a power pellet always works at least so long
    bool hurries;          ///< whether the direct one speeds up toward the end
    int lives;
};

Bend bend_of(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::Stroll:
        case Difficulty::Easy:
            return {3, 4, 80, 150, 5 * second, false, 5};
        case Difficulty::Normal:
            return {2, 20, 92, 120, 2 * second, true, 3};
        case Difficulty::Arcade:
            break;
    }
    return {1, 1'000'000, 100, 100, 0, true, 3};
}

int percent_of(int value, int percent) {
    return (value * percent + 50) / 100;
}

/// A slower game gives everything its time: what takes n ticks takes more of them.
int stretched(int ticks, int speed_percent) {
    return ticks <= 0 ? ticks : std::max(1, (ticks * 100 + speed_percent / 2) / speed_percent);
}

void bend_speeds(Rules& rules, const Bend& bend, const SpeedRow& row, int level, int speed_percent) {
    const auto chaser = [&](int percent) {
        return percent_of(percent_of(percent, bend.chaser_percent), speed_percent);
    };
    rules.player_speed = percent_of(row.player, speed_percent);
    rules.player_fright_speed = percent_of(row.player_fright, speed_percent);
    rules.chaser_speed = chaser(row.chaser);
    rules.chaser_fright_speed = chaser(row.chaser_fright);
    rules.eyes_speed = percent_of(160, speed_percent);
    const std::array<int, 2> hurry = hurry_speed_row(level);
    rules.hurry_speed = {chaser(hurry[0]), chaser(hurry[1])};
}

void scale_pellet_counts(Rules& rules, const Bend& bend, int level, int pellets) {
    const auto scaled = [&](int count) { return count * pellets / arcade_pellets; };
    const int hurry = bend.hurries ? hurry_row(level) : 0;
    rules.hurry_pellets = {scaled(hurry), scaled(hurry / 2)};
    if (level == 1) rules.wake_pellets = {0, 0, scaled(30), scaled(60)};
    if (level == 2) rules.wake_pellets = {0, 0, 0, scaled(50)};
    rules.wake_pellets_after_death = {0, scaled(7), scaled(17), scaled(32)};
    rules.fruit_pellets = {scaled(70), scaled(170)};
}

void set_times(Rules& rules, const Bend& bend, int level, int speed_percent) {
    const auto time = [&](int ticks) { return stretched(ticks, speed_percent); };
    rules.clock = clock_row(level);
    for (int& ticks : rules.clock)
        ticks = time(ticks);
    rules.fright_ticks = time(
        std::max(percent_of(fright_seconds(level) * second, bend.fright_percent), bend.min_fright_ticks));
    rules.wake_idle_ticks = time((level <= 4 ? 4 : 3) * second);
    rules.rest_ticks = time(second);
    rules.pellet_pause_ticks = 1;
    rules.power_pellet_pause_ticks = time(3);
    rules.fruit_ticks = time(19 * second / 2);
    rules.first_ready_ticks = 2 * second;
    rules.ready_ticks = 3 * second / 2;
    rules.chaser_eaten_ticks = second;
    rules.dying_ticks = 5 * second / 2;
    rules.cleared_ticks = 3 * second;
}

}  // namespace

Rules rules_of(const GameSpec& spec, int level, int pellets) {
    const Bend bend = bend_of(spec.difficulty);
    const int row = std::min((level - 1) / bend.levels_per_row + 1, bend.last_row);
    const int speed = spec.assists.speed_percent;
    Rules rules;
    bend_speeds(rules, bend, speed_row(row), row, speed);
    scale_pellet_counts(rules, bend, row, pellets);
    set_times(rules, bend, row, speed);
    rules.fruit_points = fruit_row(level);
    return rules;
}

int lives_of(const GameSpec& spec) {
    return is_walk(spec) ? 1 : bend_of(spec.difficulty).lives + spec.assists.extra_lives;
}

int fruit_kind(int level) {
    constexpr std::array<int, 13> kinds{0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7};
    return kinds[static_cast<std::size_t>(std::min(level, 13) - 1)];
}

int walk_speed(const GameSpec& spec) {
    constexpr int cells_per_second = 6;
    constexpr int units = 2 * units_per_tile * cells_per_second / ticks_per_second;
    return percent_of(units, spec.assists.speed_percent);
}

}  // namespace sim
