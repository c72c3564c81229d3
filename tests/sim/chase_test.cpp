#include "sim/chase.hpp"

#include <set>
#include <utility>

#include "sim/level.hpp"
#include "sim/mover.hpp"
#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Direction;
using maze::Point;
using sim::ChaserMode;
using sim::EventKind;
using sim::Phase;
using sim_tests::hold;
using sim_tests::put;
using sim_tests::step_for;
using sim_tests::step_until;
using sim_tests::tap;

namespace {

/// A long corridor with one branch to the south, at tile 7,1, and one to the north at 15,3. No chasers.
sim::World corridor() {
    sim::World world = sim_tests::chase_on({
        "#####################",
        "#.................S.#",
        "#######.#############",
        "#######.............#",
        "#####################",
    });
    world.pellets.assign(world.pellets.size(), sim::Pellet::None);
    world.pellets[22] = sim::Pellet::Small;  // far off the ways of these tests
    world.pellets_left = 1;
    return world;
}

/// The player runs west and is `units` before (or, negative, after) the middle of tile 7,1.
sim::World before_branch(int units) {
    sim::World world = corridor();
    put(world.player, {7, 1}, Direction::West);
    world.player.place.x += units;
    world.player.before = world.player.place;
    return world;
}

/// Two actors head on in the corridor, `gap` units apart.
sim::World head_on(int gap, int player_speed, int chaser_speed, ChaserMode mode) {
    sim::World world = sim_tests::chase_on(
        {
            "#################################",
            "#...............................#",
            "#.#############################.#",
            "#...............................#",
            "#################################",
        },
        1);
    put(world.player, {8, 1}, Direction::East);
    put(world, 0, {9, 1}, Direction::West, mode);
    world.chasers[0].place.x = world.chasers[0].before.x = world.player.place.x + gap;
    world.rules.player_speed = world.rules.player_fright_speed = player_speed;
    world.rules.chaser_speed = world.rules.chaser_fright_speed = chaser_speed;
    world.pellets.assign(world.pellets.size(), sim::Pellet::None);
    if (mode == ChaserMode::Frightened) world.fright_ticks = world.fright_total = 600;
    return world;
}

/// A chaser that will touch the player in the next tick, on a straight piece of the full board.
sim::World about_to_meet(ChaserMode mode) {
    sim::World world = sim_tests::chase_on(sim_tests::full_board(), 4);
    put(world.player, {9, 3}, Direction::East);
    put(world, 0, {10, 3}, Direction::West, mode);
    if (mode == ChaserMode::Frightened) world.fright_ticks = world.fright_total = 300;
    return world;
}

void leave_pellets_only_at(sim::World& world, const std::vector<Point>& tiles) {
    world.pellets.assign(world.pellets.size(), sim::Pellet::None);
    const int width = sim::tile_size(world.grid.size()).width;
    for (const Point tile : tiles) {
        world.pellets[static_cast<std::size_t>(tile.y * width + tile.x)] = sim::Pellet::Small;
    }
    world.pellets_left = static_cast<int>(tiles.size());
}

}  // namespace

TEST_CASE("nobody moves in the ready time of 2 seconds, and a key held then applies when it ends") {
    sim::World world = sim::new_world(sim::pacman_game(3));
    const sim::Place start = world.player.place;
    const Direction way = world.player.facing;
    CHECK(step_until(world, EventKind::PlayStarted, 999, hold(way)) == 120);
    CHECK(world.player.place == start);
    step_for(world, 1, hold(way));
    CHECK(sim::distance(world.player.place, start) == world.rules.player_speed);
}

TEST_CASE("a pellet costs the player one tick, a power pellet three") {
    const auto ticks_to_pass = [](sim::Pellet pellet) {
        sim::World run = corridor();
        run.pellets[21 + 12] = pellet;
        run.pellets_left = 2;
        int ticks = 0;
        while (sim::tile_at(run.player.place).x > 8) {
            step_for(run, 1, hold(Direction::West));
            ++ticks;
        }
        return ticks;
    };
    const int plain = ticks_to_pass(sim::Pellet::None);
    CHECK(ticks_to_pass(sim::Pellet::Small) == plain + 1);
    // Not three: while a power pellet works the player is faster, too.
    sim::World power = corridor();
    power.rules.player_fright_speed = power.rules.player_speed;
    power.pellets[21 + 12] = sim::Pellet::Power;
    power.pellets_left = 2;
    int ticks = 0;
    for (; sim::tile_at(power.player.place).x > 8; ++ticks)
        step_for(power, 1, hold(Direction::West));
    CHECK(ticks == plain + 3);
}

TEST_CASE("a turn tapped before the junction or just after it is taken there") {
    for (const int units : {1152, 640, 128, 0, -128, -270}) {
        sim::World world = before_branch(units);
        step_for(world, 1, tap(Direction::South));
        step_for(world, 30, {});
        INFO("tapped " << units << " units before the middle\n" << sim_tests::show(world));
        CHECK(sim::tile_at(world.player.place).y == 3);
        CHECK(sim_tests::fault_in(world).empty());
    }
}

TEST_CASE("a turn tapped too late is not taken") {
    sim::World world = before_branch(-300);
    step_for(world, 1, tap(Direction::South));
    step_for(world, 30, {});
    CHECK(sim::tile_at(world.player.place).y == 1);
}

TEST_CASE("a tapped turn that finds no opening is forgotten, a held one is not") {
    sim::World tapped = corridor();
    step_for(tapped, 1, tap(Direction::West));
    step_for(tapped, 1, tap(Direction::South));
    step_for(tapped, 300, {});
    CHECK(sim::tile_at(tapped.player.place) == Point{1, 1});
    sim::World held = corridor();
    step_for(held, 1, tap(Direction::West));
    step_for(held, 300, hold(Direction::South));
    CHECK(sim::tile_at(held.player.place) == Point{7, 3});
}

TEST_CASE("a wish into the wall does not slow the player down") {
    sim::World world = corridor();
    step_for(world, 1, hold(Direction::West));
    const int before = world.player.place.x;
    step_for(world, 60, hold(Direction::North));
    CHECK(before - world.player.place.x == 60 * world.rules.player_speed);
}

TEST_CASE("a reversal is taken at once, anywhere") {
    for (int units = -600; units <= 600; units += 37) {
        sim::World world = before_branch(units);
        const int before = world.player.place.x;
        step_for(world, 1, tap(Direction::East));
        CHECK(world.player.place.x == before + world.rules.player_speed);
    }
}

TEST_CASE("of two held directions the newest wins, and after its release the other applies") {
    sim::World world = before_branch(640);
    step_for(world, 30, hold(Direction::South, Direction::West));
    CHECK(sim::tile_at(world.player.place).y == 3);
    sim::World back = before_branch(640);
    step_for(back, 3, hold(Direction::East, Direction::West));
    CHECK(back.player.facing == Direction::East);
    step_for(back, 1, hold(Direction::West));
    CHECK(back.player.facing == Direction::West);
    sim::World blocked = corridor();
    step_for(blocked, 10, hold(Direction::North, Direction::West));
    CHECK(blocked.player.facing == Direction::West);
    CHECK(blocked.player.moving);
}

TEST_CASE("cutting a corner is faster than going through its middle") {
    const auto ticks_round_the_corner = [](sim::Intent early, sim::Intent late, int late_tick) {
        sim::World world = before_branch(1280);
        int ticks = 0;
        for (; sim::tile_at(world.player.place).y < 3; ++ticks) {
            step_for(world, 1, ticks < late_tick ? early : late);
        }
        return ticks;
    };
    const int cut = ticks_round_the_corner(hold(Direction::South), hold(Direction::South), 0);
    const int square = ticks_round_the_corner(hold(Direction::West), hold(Direction::South), 16);
    CHECK(square - cut == 3);  // 280 units at 80 a tick
}

TEST_CASE("a player who turns as early as he can misses no pellet in any corner") {
    // All four turns of a square, clockwise or, mirrored, the other way round.
    for (const bool mirrored : {false, true}) {
        sim::World world = sim_tests::chase_on({
            "#######",
            "#.....#",
            "#.###.#",
            "#.#S#.#",
            "#.###.#",
            "#.....#",
            "#######",
        });
        put(world.player, {3, 1}, mirrored ? Direction::West : Direction::East);
        const auto along = [&](int side) {
            const Direction way = maze::all_directions[static_cast<std::size_t>((side + 1) % 4)];
            const bool flips = mirrored && side % 2 == 0;
            return flips ? opposite(way) : way;
        };
        for (int tick = 0; tick < 400 && world.phase == Phase::Play; ++tick) {
            Point tile = sim::tile_at(world.player.place);
            if (mirrored) tile.x = 6 - tile.x;
            const int side = tile.y == 1 && tile.x < 5   ? 0
                             : tile.x == 5 && tile.y < 5 ? 1
                             : tile.y == 5 && tile.x > 1 ? 2
                                                         : 3;
            const bool in_corner = tile.x % 4 == 1 && tile.y % 4 == 1;
            step_for(world, 1, in_corner ? hold(along(side)) : hold(along(side + 1), along(side)));
            CHECK(sim_tests::fault_in(world).empty());
        }
        INFO(sim_tests::show(world));
        CHECK(world.phase == Phase::Cleared);
    }
}

TEST_CASE("head on, at every distance and ratio of speeds, two meet exactly once") {
    for (const auto& [player, chaser] : {std::pair{100, 50}, {100, 100}, {100, 105}, {60, 120}, {126, 126}}) {
        for (int gap = 500; gap < 500 + 1280; gap += 20) {
            sim::World lethal = head_on(gap, player, chaser, ChaserMode::Chase);
            CAPTURE(player, chaser, gap);
            CHECK(step_for(lethal, 100, hold(Direction::East), EventKind::LifeLost) == 1);
            sim::World edible = head_on(gap, player, chaser, ChaserMode::Frightened);
            CHECK(step_for(edible, 30, hold(Direction::East), EventKind::ChaserEaten) == 1);
        }
    }
}

TEST_CASE("nobody is caught through a wall") {
    sim::World world = head_on(1280, 100, 100, ChaserMode::Chase);
    put(world, 0, {31, 3}, Direction::West, ChaserMode::Chase);
    put(world.player, {1, 1}, Direction::East);
    // They pass each other in the two long corridors, one tile of wall between them.
    CHECK(step_for(world, 110, hold(Direction::East), EventKind::LifeLost) == 0);
    CHECK(world.player.place.x > world.chasers[0].place.x);
}

TEST_CASE("while the points of an eaten chaser show, for one second, only eyes move") {
    sim::World world = about_to_meet(ChaserMode::Frightened);
    put(world, 1, {13, 3}, Direction::East, ChaserMode::Scatter);
    REQUIRE(step_until(world, EventKind::ChaserEaten, 9, hold(Direction::East)) > 0);
    CHECK(world.phase == Phase::ChaserEaten);
    const sim::World frozen = world;
    step_for(world, 59, hold(Direction::East));
    CHECK(world.phase == Phase::ChaserEaten);
    CHECK(world.player.place == frozen.player.place);
    CHECK(world.chasers[1].place == frozen.chasers[1].place);
    CHECK(world.chasers[0].place != frozen.chasers[0].place);
    CHECK(world.fright_ticks == frozen.fright_ticks);
    step_for(world, 1, hold(Direction::East));
    CHECK(world.phase == Phase::Play);
    CHECK(world.pop.ticks == 0);
}

TEST_CASE("a death costs a life, 2.5 seconds and everyone's place, but not the pellets eaten before") {
    sim::World world = about_to_meet(ChaserMode::Chase);
    step_for(world, 1, {});
    const int left = world.pellets_left;
    const int score = world.score;
    REQUIRE(step_until(world, EventKind::LifeLost, 20) > 0);
    CHECK(world.lives == 2);
    CHECK(world.phase == Phase::Dying);
    step_for(world, 149, {});
    CHECK(world.phase == Phase::Dying);
    step_for(world, 1, {});
    CHECK(world.phase == Phase::Ready);
    CHECK(sim::tile_at(world.player.place) == Point{13, 9});
    for (const sim::Chaser& chaser : world.chasers) {
        CHECK(chaser.mode == ChaserMode::Asleep);
        CHECK(chaser.place == sim::centre_of(chaser.home));
    }
    CHECK(world.clock_index == 0);
    CHECK(step_until(world, EventKind::PlayStarted, 999) == 90);
    CHECK(world.pellets_left <= left);
    CHECK(world.score - score == (left - world.pellets_left) * 10);
}

TEST_CASE("what was eaten before a death is not there after it") {
    sim::World world = sim_tests::chase_on(sim_tests::full_board(), 4);
    put(world.player, {1, 5}, Direction::North);
    step_for(world, 60, hold(Direction::North));  // up to the power pellet in the corner
    REQUIRE(world.score == 10 * 4 + 50);
    const int left = world.pellets_left;
    world.fright_ticks = world.fright_total = 0;
    put(world, 0, {1, 1}, Direction::South, ChaserMode::Chase);
    REQUIRE(step_until(world, EventKind::LifeLost, 20) > 0);
    while (world.phase != Phase::Play)
        step_for(world, 1, {});
    put(world.player, {1, 5}, Direction::North);
    step_for(world, 60, hold(Direction::North));
    CHECK(world.score == 10 * 4 + 50);
    CHECK(world.pellets_left == left);
    CHECK(world.fright_ticks == 0);
}

TEST_CASE("a key held since before the death does not move the player after it, a fresh press does") {
    sim::World world = about_to_meet(ChaserMode::Chase);
    const sim::Intent held = hold(Direction::East);
    REQUIRE(step_until(world, EventKind::LifeLost, 20, held) > 0);
    CHECK_FALSE(world.player.remembered_turn);
    REQUIRE(step_until(world, EventKind::PlayStarted, 999, held) > 0);
    step_for(world, 10, held);
    CHECK(world.player.place == sim::centre_of({13, 9}));
    sim::Intent press = held;
    press.tapped = Direction::East;
    step_for(world, 1, press);
    CHECK(world.player.moving);
}

TEST_CASE("the last life's death is the end, and nothing but the tick goes on after it") {
    sim::World world = about_to_meet(ChaserMode::Chase);
    world.lives = 1;
    REQUIRE(step_until(world, EventKind::GameOver, 999) > 150);
    CHECK(sim::outcome(world) == sim::Outcome::Lost);
    CHECK(world.lives == 0);
    sim::World later = world;
    CHECK(step_for(later, 100, hold(Direction::East), EventKind::GameOver) == 0);
    world.tick = later.tick;
    CHECK(later == world);
}

TEST_CASE("neither a death nor the next level lets fright live on") {
    sim::World dead = about_to_meet(ChaserMode::Chase);
    put(dead, 1, {21, 17}, Direction::West, ChaserMode::Frightened);
    dead.fright_ticks = dead.fright_total = 300;
    dead.eaten_in_row = 2;
    REQUIRE(step_until(dead, EventKind::LifeLost, 20) > 0);
    sim::World cleared = about_to_meet(ChaserMode::Frightened);
    put(cleared, 0, {21, 17}, Direction::West, ChaserMode::Frightened);
    cleared.eaten_in_row = 2;
    leave_pellets_only_at(cleared, {{10, 3}});
    REQUIRE(step_until(cleared, EventKind::LevelCleared, 20) > 0);
    for (const sim::World* world : {&dead, &cleared}) {
        CHECK(world->fright_ticks == 0);
        CHECK(world->fright_total == 0);
        CHECK(world->eaten_in_row == 0);
        for (const sim::Chaser& chaser : world->chasers)
            CHECK(chaser.mode != ChaserMode::Frightened);
    }
}

TEST_CASE(
    "the last pellet clears the level once, whatever the score, and the next one follows in 3 seconds") {
    sim::World world = sim_tests::chase_on(sim_tests::full_board());
    put(world.player, {9, 3}, Direction::East);
    leave_pellets_only_at(world, {{10, 3}, {12, 3}});
    CHECK(step_for(world, 9, {}, EventKind::LevelCleared) == 0);
    const int ticks = step_until(world, EventKind::LevelCleared, 60);
    REQUIRE(ticks > 0);
    CHECK(world.pellets_left == 0);
    CHECK(world.score == 20);
    CHECK(step_until(world, EventKind::LevelStarted, 999, hold(Direction::East)) == 180);
    CHECK(world.level == 2);
    CHECK(world.phase == Phase::Ready);
    CHECK(world.pellets_left > 200);
    CHECK(step_for(world, 999, {}, EventKind::LevelCleared) == 0);
}

TEST_CASE("when the last pellet and a chaser are met in one tick, the level is cleared and nobody dies") {
    sim::World world = about_to_meet(ChaserMode::Chase);
    leave_pellets_only_at(world, {{9, 3}});
    const int lives = world.lives;
    world.chasers[0].place.x = world.player.place.x + sim::touch_units;
    CHECK(sim::step(world, {}).has(EventKind::LevelCleared));
    CHECK(world.lives == lives);
    CHECK(world.phase == Phase::Cleared);
}

TEST_CASE("a power pellet eaten in the tick of a meeting saves the player") {
    sim::World world = about_to_meet(ChaserMode::Chase);
    leave_pellets_only_at(world, {{9, 3}, {1, 1}});
    world.pellets[3 * 27 + 9] = sim::Pellet::Power;
    world.chasers[0].place.x = world.player.place.x + sim::touch_units;
    CHECK(sim::step(world, {}).has(EventKind::ChaserEaten));
    CHECK(world.phase == Phase::ChaserEaten);
}

TEST_CASE("who touches an edible and a lethal one in one tick gets the points and loses the life") {
    for (const int edible : {0, 1}) {
        sim::World world = about_to_meet(ChaserMode::Chase);
        for (const int i : {0, 1}) {
            put(world, i, {9, 3}, Direction::West, i == edible ? ChaserMode::Frightened : ChaserMode::Chase);
        }
        world.fright_ticks = world.fright_total = 300;
        const int score = world.score;
        const sim::Events events = sim::step(world, {});
        CHECK(events.has(EventKind::ChaserEaten));
        CHECK(events.has(EventKind::LifeLost));
        CHECK(world.phase == Phase::Dying);
        CHECK(world.score >= score + 200);
    }
}

TEST_CASE("fruit comes to the player's start after 70 and after 170 of 244 pellets, and stays 9.5 seconds") {
    sim::World world = sim_tests::fenced_chase(0);
    // 73 and 177 of this board's 255.
    const auto eat_until_left = [&](int left) {
        world.pellets_left = left + 1;
        put(world.player, {9, 3}, Direction::East);
        world.pellets[3 * 27 + 9] = sim::Pellet::Small;
        return sim::step(world, {}).has(EventKind::FruitShown);
    };
    CHECK_FALSE(eat_until_left(255 - 72));
    CHECK(eat_until_left(255 - 73));
    CHECK(world.fruit.shown);
    CHECK(world.fruit.tile == Point{13, 9});
    put(world.player, {1, 17}, Direction::West);
    CHECK(step_until(world, EventKind::FruitGone, 9999) == 570);
    CHECK_FALSE(eat_until_left(255 - 176));
    CHECK(eat_until_left(255 - 177));
    put(world.player, {13, 9}, Direction::East);
    const int score = world.score;
    CHECK(sim::step(world, {}).has(EventKind::FruitEaten));
    CHECK(world.score == score + 100);
    CHECK(world.pop.points == 100);
    CHECK_FALSE(world.fruit.shown);
    CHECK_FALSE(eat_until_left(255 - 200));
}

TEST_CASE("nobody who pushes outward at the border leaves the board") {
    sim::World start = sim_tests::chase_on(sim_tests::full_board());
    for (int y = 0; y < 9; ++y) {
        for (int x = 0; x < 13; ++x) {
            if (x != 0 && y != 0 && x != 12 && y != 8) continue;
            for (const Direction out : maze::all_directions) {
                if (start.grid.contains(step({x, y}, out))) continue;
                sim::World world = start;
                put(world.player, sim::tile_of_cell({x, y}), out);
                for (int tick = 0; tick < 120; ++tick) {
                    step_for(world, 1, hold(out));
                    REQUIRE(sim_tests::fault_in(world).empty());
                }
                CHECK(world.player.place == sim::centre_of(sim::tile_of_cell({x, y})));
            }
        }
    }
}
