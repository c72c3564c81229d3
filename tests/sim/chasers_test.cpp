#include "sim/chasers.hpp"

#include "sim/hint.hpp"
#include "sim/level.hpp"
#include "sim/minds.hpp"
#include "sim/mover.hpp"
#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Direction;
using maze::Point;
using sim::ChaserMode;
using sim::EventKind;
using sim_tests::put;
using sim_tests::step_for;
using sim_tests::step_until;

namespace {

constexpr int second = sim::ticks_per_second;

void eat_pellets(sim::World& world, int count) {
    for (int i = 0; i < count; ++i)
        sim::count_pellet_for_sleepers(world);
}

/// All four hunting, spread over the board, the player fenced in.
sim::World all_hunting() {
    sim::World world = sim_tests::fenced_chase();
    put(world, 0, {9, 3}, Direction::East, ChaserMode::Scatter);
    put(world, 1, {1, 5}, Direction::South, ChaserMode::Scatter);
    put(world, 2, {21, 9}, Direction::South, ChaserMode::Scatter);
    put(world, 3, {9, 17}, Direction::East, ChaserMode::Scatter);
    return world;
}

/// One frightened chaser that touches the player, and enough fright left; the others keep to their corners.
sim::World about_to_eat(int chaser, Point tile, Direction facing, int off) {
    sim::World world = sim_tests::chase_on(sim_tests::full_board(), 4);
    put(world.player, tile, facing);
    put(world, chaser, tile, facing, ChaserMode::Frightened);
    sim::Chaser& who = world.chasers[static_cast<std::size_t>(chaser)];
    who.place = who.before = sim::moved(who.place, facing, off);
    world.fright_ticks = world.fright_total = 300;
    for (sim::Chaser& other : world.chasers) {
        if (&other == &who) continue;
        other.mode = ChaserMode::Resting;
        other.rest_ticks = 100'000;
    }
    return world;
}

bool waits(const sim::Chaser& chaser) {
    return chaser.mode == ChaserMode::Asleep || chaser.mode == ChaserMode::Resting;
}

}  // namespace

TEST_CASE(
    "the direct one and the ambusher wake at once, the flanker after 30 and the shy one after 60 more") {
    // Of the arcade's 244 pellets; this board has 255.
    sim::World world = sim_tests::fenced_chase();
    REQUIRE(world.pellets_total == 255);
    step_for(world, 1, {});
    CHECK(sim::is_lethal(world.chasers[0].mode));
    CHECK(sim::is_lethal(world.chasers[1].mode));
    eat_pellets(world, 30);
    step_for(world, 1, {});
    CHECK(world.chasers[2].mode == ChaserMode::Asleep);
    eat_pellets(world, 1);
    step_for(world, 1, {});
    CHECK(sim::is_lethal(world.chasers[2].mode));
    eat_pellets(world, 61);
    step_for(world, 1, {});
    CHECK(world.chasers[3].mode == ChaserMode::Asleep);
    eat_pellets(world, 1);
    step_for(world, 1, {});
    CHECK(sim::is_lethal(world.chasers[3].mode));
}

TEST_CASE("after a death they wake 0, 7, 17 and 32 pellets into the new life") {
    sim::World world = sim_tests::fenced_chase();
    world.died_on_level = true;
    constexpr std::array<int, 4> due{0, 7, 17, 33};
    for (int eaten = 0; eaten <= 33; ++eaten) {
        step_for(world, 1, {});
        for (std::size_t i = 0; i < due.size(); ++i) {
            CAPTURE(eaten, i);
            CHECK((world.chasers[i].mode == ChaserMode::Asleep) == (eaten < due[i]));
        }
        eat_pellets(world, 1);
    }
}

TEST_CASE("four seconds without a pellet wake the next sleeper, and four more the last") {
    sim::World world = sim_tests::fenced_chase();
    CHECK(step_until(world, EventKind::ChaserWoke, 1) == 1);
    CHECK(step_until(world, EventKind::ChaserWoke, 999) == 4 * second - 1);
    CHECK(sim::is_lethal(world.chasers[2].mode));
    CHECK(step_until(world, EventKind::ChaserWoke, 999) == 4 * second);
    CHECK(sim::is_lethal(world.chasers[3].mode));
}

TEST_CASE("a sleeper is harmless, and does not wake while the player is within four tiles") {
    sim::World world = sim_tests::chase_on(sim_tests::full_board(), 1);
    put(world.player, world.chasers[0].home, Direction::North);
    step_for(world, 10 * second, {});
    CHECK(world.lives == 3);
    CHECK(world.chasers[0].mode == ChaserMode::Asleep);
    put(world.player, {21, 1}, Direction::West);
    world.player.moving = false;
    CHECK(step_until(world, EventKind::ChaserWoke, 1) == 1);
}

TEST_CASE("scatter and chase take turns by the table: 7 20 7 20 5 20 5 seconds, then chase for ever") {
    sim::World world = all_hunting();
    int begun = 0;
    for (const int seconds : {7, 20, 7, 20, 5, 20, 5}) {
        const bool scatter = begun++ % 2 == 0;
        CHECK(world.chasers[0].mode == (scatter ? ChaserMode::Scatter : ChaserMode::Chase));
        CHECK(step_until(world, EventKind::ModeChanged, 99'999) == seconds * second);
    }
    CHECK(world.chasers[0].mode == ChaserMode::Chase);
    CHECK(step_until(world, EventKind::ModeChanged, 20'000) == -1);
}

TEST_CASE("at a change of mode every hunter turns about at the next tile, and nobody else") {
    sim::World world = all_hunting();
    put(world, 2, {13, 3}, Direction::East, ChaserMode::Eyes);
    world.clock_left = 1;
    std::array<Direction, 4> facing{};
    for (std::size_t i = 0; i < 4; ++i)
        facing[i] = world.chasers[i].facing;
    step_for(world, 1, {});
    for (const std::size_t i : {0U, 1U, 3U}) {
        CAPTURE(i);
        CHECK(world.chasers[i].facing == opposite(facing[i]));
    }
    CHECK(world.chasers[2].mode == ChaserMode::Eyes);
    CHECK_FALSE(world.chasers[2].reverses);
}

TEST_CASE("the clock of scatter and chase stands still during fright") {
    sim::World world = all_hunting();
    world.clock_left = 100;
    sim::frighten(world);
    step_for(world, world.rules.fright_ticks, {});
    CHECK(world.clock_left == 100);
    CHECK(world.fright_ticks == 0);
    step_for(world, 1, {});
    CHECK(world.clock_left == 99);
}

TEST_CASE("a power pellet frightens hunters for exactly the table's time, and they turn about") {
    sim::World world = all_hunting();
    sim::frighten(world);
    for (const sim::Chaser& chaser : world.chasers) {
        CHECK(chaser.mode == ChaserMode::Frightened);
        CHECK(chaser.reverses);
    }
    CHECK(step_until(world, EventKind::FrightEnded, 9999) == 6 * second);
    for (const sim::Chaser& chaser : world.chasers) {
        CHECK(chaser.mode == ChaserMode::Scatter);
        CHECK_FALSE(chaser.reverses);
    }
}

TEST_CASE("sleepers, eyes and resters take no fright") {
    sim::World world = all_hunting();
    world.chasers[1].mode = ChaserMode::Eyes;
    put(world, 2, world.chasers[2].home, Direction::North, ChaserMode::Asleep);
    put(world, 3, world.chasers[3].home, Direction::North, ChaserMode::Resting);
    sim::frighten(world);
    CHECK(world.chasers[0].mode == ChaserMode::Frightened);
    CHECK(world.chasers[1].mode == ChaserMode::Eyes);
    CHECK(world.chasers[2].mode == ChaserMode::Asleep);
    CHECK(world.chasers[3].mode == ChaserMode::Resting);
}

TEST_CASE("a second power pellet gives the full time again, and the points start over") {
    sim::World world = all_hunting();
    sim::frighten(world);
    step_for(world, 5 * second, {});
    world.eaten_in_row = 2;
    sim::frighten(world);
    CHECK(world.eaten_in_row == 0);
    CHECK(step_until(world, EventKind::FrightEnded, 9999) == 6 * second);
}

TEST_CASE("from level 19 on a power pellet only turns the hunters about") {
    sim::World world = all_hunting();
    world.rules = sim::rules_of(world.spec, 19, 244);
    sim::frighten(world);
    CHECK(world.fright_ticks == 0);
    for (const sim::Chaser& chaser : world.chasers) {
        CHECK(chaser.mode == ChaserMode::Scatter);
        CHECK(chaser.reverses);
    }
}

TEST_CASE("chasers eaten with one power pellet are worth 200, 400, 800 and 1600") {
    sim::World world = sim_tests::chase_on(sim_tests::full_board(), 4);
    put(world.player, {13, 3}, Direction::East);
    world.player.moving = false;
    int before = 0;
    for (int i = 0; i < 4; ++i) {
        put(world, i, {13, 3}, Direction::East, ChaserMode::Frightened);
        world.fright_ticks = world.fright_total = 300;
        sim::Events events;
        CHECK_FALSE(sim::meet_chasers(world, events));
        CHECK(world.score - before == 200 << i);
        CHECK(world.pop.points == 200 << i);
        CHECK(world.phase == sim::Phase::ChaserEaten);
        before = world.score;
    }
}

TEST_CASE("several frightened ones touched at once are all eaten, and the points shown are their sum") {
    sim::World world = sim_tests::chase_on(sim_tests::full_board(), 4);
    put(world.player, {13, 3}, Direction::East);
    for (int i = 0; i < 3; ++i)
        put(world, i, {13, 3}, Direction::East, ChaserMode::Frightened);
    world.fright_ticks = world.fright_total = 300;
    sim::Events events;
    CHECK_FALSE(sim::meet_chasers(world, events));
    CHECK(world.score == 200 + 400 + 800);
    CHECK(world.pop.points == 1400);
}

TEST_CASE("eyes go home by a shortest way from anywhere, turning about if that is shorter") {
    int checked = 0;
    for (int y = 1; y < 18; ++y) {
        for (int x = 1; x < 26; ++x) {
            for (const Direction facing : maze::all_directions) {
                const int chaser = (x + y) % 4;
                const int off = sim::is_cell_tile({x, y}) ? 0 : 100;
                sim::World world = about_to_eat(chaser, {x, y}, facing, off);
                const sim::Chaser& eyes = world.chasers[static_cast<std::size_t>(chaser)];
                if ((sim::exits(world.grid, {x, y}) & maze::bit(facing)) == 0) continue;
                sim::Events events;
                REQUIRE_FALSE(sim::meet_chasers(world, events));
                if (waits(eyes)) continue;  // eaten on its own doorstep
                // An independent measure: the hint's search, on a board whose one pellet is at home.
                sim::World search = world;
                search.player.place = eyes.place;
                search.pellets.assign(search.pellets.size(), sim::Pellet::None);
                search.pellets[static_cast<std::size_t>(eyes.home.y * 27 + eyes.home.x)] = sim::Pellet::Small;
                const auto tiles = static_cast<int>(sim::hint_path(search).size()) - 1;
                const int ticks = step_until(world, EventKind::ChaserHome, 15 * second);
                INFO("chaser " << chaser << " from " << x << "," << y << "\n" << sim_tests::show(world));
                REQUIRE(ticks > 0);
                CHECK(ticks * world.rules.eyes_speed <= (tiles + 1) * sim::units_per_tile);
                ++checked;
            }
        }
    }
    CHECK(checked > 400);
}

TEST_CASE("an eaten chaser is eyes, rests, and is back in play within 15 seconds, in this order") {
    sim::World world = about_to_eat(0, {11, 17}, Direction::East, 0);
    world.fright_ticks = 1;  // in the last moment of fright
    sim::Events events;
    REQUIRE_FALSE(sim::meet_chasers(world, events));
    put(world.player, {13, 9}, Direction::East);
    world.player.moving = false;
    CHECK(world.chasers[0].mode == ChaserMode::Eyes);
    const int home = step_until(world, EventKind::ChaserHome, 15 * second);
    REQUIRE(home > 0);
    CHECK(world.chasers[0].mode == ChaserMode::Resting);
    CHECK(world.chasers[0].place == sim::centre_of({25, 1}));
    const int woke = step_until(world, EventKind::ChaserWoke, 15 * second);
    CHECK(woke == second);
    CHECK(home + woke <= 15 * second);
    CHECK(sim::is_lethal(world.chasers[0].mode));
}

TEST_CASE("eyes do no harm") {
    sim::World world = sim_tests::chase_on(sim_tests::full_board(), 1);
    put(world.player, {13, 3}, Direction::East);
    put(world, 0, {13, 3}, Direction::East, ChaserMode::Eyes);
    sim::Events events;
    CHECK_FALSE(sim::meet_chasers(world, events));
    CHECK(events.empty());
}

TEST_CASE("a hunter never turns about by choice, and leaves a dead end by turning about") {
    sim::World world = sim_tests::chase_on(
        {
            "#################",  //
            "#.......#.......#",  //
            "#.#####.#.#.###.#",  //
            "#.......#.#...#.#",  //
            "###.#####.#.#.#.#",  //
            "#.......S.#.#.#.#",  //
            "#.#########.###.#",  //
            "#...............#",  //
            "#################",
        },
        1);
    put(world, 0, {11, 5}, Direction::North, ChaserMode::Chase);
    for (const Direction d : maze::all_directions) {
        if (world.grid.is_open({4, 2}, d)) world.grid.close({4, 2}, d);
    }
    put(world.player, {9, 5}, Direction::North);
    world.player.moving = false;
    Direction facing = world.chasers[0].facing;
    int longest_rest = 0;
    int rest = 0;
    for (int tick = 0; tick < 60 * second; ++tick) {
        world.clock_left = 1000;
        step_for(world, 1, {});
        const sim::Chaser& chaser = world.chasers[0];
        const Point tile = sim::tile_at(chaser.place);
        if (chaser.facing == opposite(facing)) {
            INFO(sim_tests::show(world));
            const std::uint8_t open = sim::exits(world.grid, tile);
            CHECK((open & (open - 1)) == 0);  // a dead end
        }
        facing = chaser.facing;
        rest = chaser.place == chaser.before ? rest + 1 : 0;
        longest_rest = std::max(longest_rest, rest);
    }
    CHECK(longest_rest <= 1);
}

TEST_CASE("the direct one hurries when few pellets are left, and hunts even in scatter time") {
    sim::World world = all_hunting();
    const auto speed = [&] {
        sim::World copy = world;
        const sim::Place from = copy.chasers[0].place;
        step_for(copy, 1, {});
        return sim::distance(from, copy.chasers[0].place);
    };
    world.pellets_left = 21;
    CHECK(speed() == 75);
    CHECK(sim::aim(world, world.chasers[0]) == sim::scatter_tile(world, world.chasers[0]));
    world.pellets_left = 20;
    CHECK(speed() == 80);
    CHECK(sim::aim(world, world.chasers[0]) == Point{13, 9});
    world.pellets_left = 10;
    CHECK(speed() == 85);
    CHECK(sim::hurry_of(world, world.chasers[1]) == 0);
    // After a death it waits with that until the shy one is awake.
    world.died_on_level = true;
    CHECK(sim::hurry_of(world, world.chasers[0]) == 2);
    world.chasers[3].mode = ChaserMode::Asleep;
    CHECK(sim::hurry_of(world, world.chasers[0]) == 0);
}

TEST_CASE("what the chasers do does not depend on the order in which they are stepped") {
    // The flanker aims by the direct one. Moved first or last, it sees where that one was.
    sim::World world = all_hunting();
    for (sim::Chaser& chaser : world.chasers)
        chaser.mode = ChaserMode::Chase;
    world.clock_index = 1;
    for (int tick = 0; tick < 600; ++tick) {
        world.clock_left = 1000;
        const sim::World before = world;
        step_for(world, 1, {});
        for (const sim::Chaser& chaser : world.chasers) {
            REQUIRE(chaser.target == sim::aim(before, before.chasers[static_cast<std::size_t>(chaser.kind)]));
        }
    }
}
