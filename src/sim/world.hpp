#pragma once
// One game at one moment, as plain data: copy it to keep it, compare it, digest it. sim::step() alone changes
// it; views, bots and tests read it.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "maze/grid.hpp"
#include "maze/rng.hpp"
#include "sim/intent.hpp"
#include "sim/place.hpp"
#include "sim/rules.hpp"
#include "sim/spec.hpp"

namespace sim {

/// Ready, Play, ChaserEaten, Dying and Cleared follow one another in a chase; a walk is Play until Won.
enum class Phase : std::uint8_t {
    Ready,        ///< a short wait before play; keys held now apply when it ends
    Play,         ///< the only phase in which the player moves
    ChaserEaten,  ///< a breath while the points show; only eyes move
    Dying,
    Cleared,   ///< the next board comes when it ends
    GameOver,  ///< final
    Won,       ///< final
};

/// What player and chasers have in common. A view draws between `before` (the last tick's place) and `place`.
struct Actor {
    Place place;
    Place before;
    maze::Direction facing = maze::Direction::East;
    bool moving = false;
    friend bool operator==(const Actor&, const Actor&) = default;
};

struct Player : Actor {
    maze::Point cell;                                ///< the last cell whose tile the player reached
    std::optional<maze::Direction> remembered_turn;  ///< a tap that waits for its opening
    int remember_ticks = 0;                          ///< and for how long it still does
    int pause_ticks = 0;                             ///< each pellet costs a moment
    bool ignores_held = false;  ///< after a death or a new level, until a fresh press or a release
    friend bool operator==(const Player&, const Player&) = default;
};

/// Told apart by how they hunt. Their number is also their index and their order in everything.
enum class ChaserKind : std::uint8_t {
    Direct,    ///< goes for the player's tile
    Ambusher,  ///< for the tile four ahead of the player
    Flanker,   ///< for the direct one's mirror image in the tile two ahead of the player
    Shy,       ///< for the player from 8 tiles away on, else for its own corner
};

enum class ChaserMode : std::uint8_t {
    Asleep,      ///< in its corner, harmless, not yet woken in this life
    Scatter,     ///< about its own corner, lethal
    Chase,       ///< hunting, lethal
    Frightened,  ///< edible: exactly as long as World::fright_ticks runs
    Eyes,        ///< eaten, on the shortest way to its corner, harmless
    Resting,     ///< back in its corner, harmless until it leaves
};

struct Chaser : Actor {
    ChaserKind kind = ChaserKind::Direct;
    ChaserMode mode = ChaserMode::Asleep;
    maze::Point home;    ///< the tile of its corner
    maze::Point target;  ///< the tile it steers for; may lie outside the board; its own tile if none
    maze::Direction planned =
        maze::Direction::East;  ///< its way on from the next tile, chosen one tile ahead
    bool reverses = false;      ///< turns about at the next tile
    int rest_ticks = 0;         ///< left to rest
    int pellets = 0;            ///< eaten by the player while this one was the next to wake
    friend bool operator==(const Chaser&, const Chaser&) = default;
};

enum class Pellet : std::uint8_t { None, Small, Power };

struct Fruit {
    bool shown = false;
    int kind = 0;   ///< 0 to fruit_kinds - 1
    int ticks = 0;  ///< left to eat it
    int comings = 0;
    maze::Point tile;
    friend bool operator==(const Fruit&, const Fruit&) = default;
};

/// Points that show for a moment where they were earned.
struct ScorePop {
    Place place;
    int points = 0;
    int ticks = 0;  ///< left to show it; 0: none
    friend bool operator==(const ScorePop&, const ScorePop&) = default;
};

struct World {
    GameSpec spec;
    int level = 1;
    Phase phase = Phase::Play;
    int phase_ticks = 0;            ///< since the phase began
    int phase_length = 0;           ///< ticks after which it ends by itself; 0: it does not
    std::uint64_t tick = 0;         ///< calls of step() so far
    std::uint64_t clock_ticks = 0;  ///< play time: a walk's runs from the first movement on

    maze::Grid grid;
    Rules rules;
    maze::Rng minds;  ///< the frightened ones' whims

    Player player;
    std::array<Chaser, 4> chasers;
    int chaser_count = 0;

    std::vector<Pellet> pellets;  ///< by tile, row-major; empty in the perfect mode
    int pellets_left = 0;         ///< both kinds
    int pellets_total = 0;
    Fruit fruit;
    std::optional<maze::Point> goal;  ///< a cell; walks only

    int score = 0;
    int lives = 0;  ///< the one in play included
    bool extra_life_given = false;
    int steps = 0;  ///< cells entered, also those stepped back to
    int par = 0;    ///< cells of the shortest way to the goal; walks only

    int fright_ticks = 0;  ///< left; over 0 exactly while some power pellet works
    int fright_total = 0;  ///< of the power pellet that works
    int eaten_in_row = 0;  ///< chasers eaten with it
    int clock_index = 0;   ///< into rules.clock: even = scatter, odd = chase
    int clock_left = 0;    ///< ticks, or `forever`
    int idle_ticks = 0;    ///< since the last pellet, while someone sleeps
    bool died_on_level = false;
    int pellets_since_death = 0;
    ScorePop pop;

    /// Cells of way to the goal, by cell, row-major; -1 for closed cells. Walks only, else empty.
    std::vector<std::int32_t> to_goal;
    /// The same to each chaser's corner, for its eyes; empty without chasers.
    std::array<std::vector<std::int32_t>, 4> to_home;

    friend bool operator==(const World&, const World&) = default;
};

/// Level 1, tick 0. The spec is one without a problem_with().
[[nodiscard]] World new_world(const GameSpec& spec);

enum class Outcome : std::uint8_t { Playing, Won, Lost };
[[nodiscard]] Outcome outcome(const World& world);

[[nodiscard]] Pellet pellet_at(const World& world, maze::Point tile);

/// Whether touching this chaser costs a life.
[[nodiscard]] constexpr bool is_lethal(ChaserMode mode) {
    return mode == ChaserMode::Scatter || mode == ChaserMode::Chase;
}

/// How full the ring round a frightened chaser is: twelfths left, rounded up, 0 to 12.
[[nodiscard]] constexpr int fright_twelfths(const World& world) {
    if (world.fright_total <= 0) return 0;
    return (world.fright_ticks * 12 + world.fright_total - 1) / world.fright_total;
}

}  // namespace sim
