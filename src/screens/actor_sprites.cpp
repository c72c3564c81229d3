#include "screens/actor_sprites.hpp"

#include <algorithm>
#include <array>

namespace screens {

namespace {

using frame::SpriteId;

constexpr int wobble_ticks = 15;           // 250 ms
constexpr int fright_warning_ticks = 120;  // the outline changes in the last two seconds
constexpr int blink_period_ticks = 250;
constexpr int blink_ticks = 7;
constexpr int fright_reach = 3 * sim::units_per_tile;

// North, east, south, west, as in maze::Direction; in each group the two walking pictures follow the standing
// one.
constexpr std::array wick_facing{SpriteId::WickUp, SpriteId::WickRight, SpriteId::WickDown,
                                 SpriteId::WickLeft};
constexpr std::array eyes_facing{SpriteId::EyesUp, SpriteId::EyesRight, SpriteId::EyesDown,
                                 SpriteId::EyesLeft};

struct ShadeSprites {
    std::array<SpriteId, 4> facing;
    SpriteId fright;
    SpriteId fright_thick;
};

// In the order of sim::ChaserKind: Ember goes straight, Lure cuts ahead, Prism flanks, Moss is shy.
constexpr std::array<ShadeSprites, 4> shades{{
    {{SpriteId::ShadeEmberUp0, SpriteId::ShadeEmberRight0, SpriteId::ShadeEmberDown0,
      SpriteId::ShadeEmberLeft0},
     SpriteId::ShadeEmberFright0,
     SpriteId::ShadeEmberFrightThick0},
    {{SpriteId::ShadeLureUp0, SpriteId::ShadeLureRight0, SpriteId::ShadeLureDown0, SpriteId::ShadeLureLeft0},
     SpriteId::ShadeLureFright0,
     SpriteId::ShadeLureFrightThick0},
    {{SpriteId::ShadePrismUp0, SpriteId::ShadePrismRight0, SpriteId::ShadePrismDown0,
      SpriteId::ShadePrismLeft0},
     SpriteId::ShadePrismFright0,
     SpriteId::ShadePrismFrightThick0},
    {{SpriteId::ShadeMossUp0, SpriteId::ShadeMossRight0, SpriteId::ShadeMossDown0, SpriteId::ShadeMossLeft0},
     SpriteId::ShadeMossFright0,
     SpriteId::ShadeMossFrightThick0},
}};

template <class Array>
SpriteId by_facing(const Array& pictures, maze::Direction facing) {
    return pictures[static_cast<std::size_t>(facing)];
}

// Stand, left foot, stand, right foot: a new picture every quarter of a tile walked.
SpriteId walking(const sim::Player& player) {
    const SpriteId standing = by_facing(wick_facing, player.facing);
    if (!player.moving) return standing;
    const int quarter = (player.place.x + player.place.y) * 4 / sim::units_per_tile % 4;
    if (quarter % 2 == 0) return standing;
    return frame::nth(standing, quarter == 1 ? 1 : 2);
}

// A fright, then the flame goes down in 180 ms and out in 220 ms more.
SpriteId guttering(int phase_ticks) {
    constexpr int frightened = 18;
    constexpr int low = frightened + 11;
    constexpr int out = low + 13;
    if (phase_ticks < frightened) return SpriteId::WickFright;
    if (phase_ticks < low) return SpriteId::WickGutter0;
    return phase_ticks < out ? SpriteId::WickGutter1 : SpriteId::WickGutter2;
}

}  // namespace

bool is_in_fright(const sim::World& world) {
    return std::any_of(world.chasers.begin(), world.chasers.begin() + world.chaser_count,
                       [&](const auto& chaser) {
                           return sim::is_lethal(chaser.mode) &&
                                  sim::distance(chaser.place, world.player.place) <= fright_reach;
                       });
}

SpriteId wick_sprite(const sim::World& world, int ticks) {
    switch (world.phase) {
        case sim::Phase::Ready:
            return ticks % blink_period_ticks < blink_ticks ? SpriteId::WickBlink : SpriteId::WickDown;
        case sim::Phase::Won:
        case sim::Phase::Cleared:
            return SpriteId::WickJoy;
        case sim::Phase::Dying:
            return guttering(world.phase_ticks);
        case sim::Phase::GameOver:
            return SpriteId::WickGutter2;
        default:
            break;
    }
    if (is_in_fright(world) && world.phase == sim::Phase::Play) return SpriteId::WickFright;
    const bool front = world.player.facing == maze::Direction::South && !world.player.moving;
    if (front && ticks % blink_period_ticks < blink_ticks) return SpriteId::WickBlink;
    return walking(world.player);
}

SpriteId chaser_sprite(const sim::World& world, const sim::Chaser& chaser, int ticks) {
    const ShadeSprites& shade = shades[static_cast<std::size_t>(chaser.kind)];
    const int wobble = ticks / wobble_ticks % 2;
    switch (chaser.mode) {
        case sim::ChaserMode::Eyes:
            return by_facing(eyes_facing, chaser.facing);
        case sim::ChaserMode::Frightened: {
            const bool ends = world.fright_ticks <= fright_warning_ticks;
            const bool thick = ends && (world.fright_ticks - 1) / wobble_ticks % 2 == 0;
            return frame::nth(thick ? shade.fright_thick : shade.fright, wobble);
        }
        case sim::ChaserMode::Asleep:
        case sim::ChaserMode::Resting:
            return by_facing(shade.facing, maze::Direction::South);
        default:
            return frame::nth(by_facing(shade.facing, chaser.facing), wobble);
    }
}

SpriteId fruit_sprite(int kind) {
    constexpr std::array fruits{SpriteId::FruitLantern, SpriteId::FruitPear, SpriteId::FruitFig,
                                SpriteId::FruitBramble};
    return fruits[static_cast<std::size_t>(kind) % fruits.size()];
}

}  // namespace screens
