#include "screens/actor_sprites.hpp"

#include <set>
#include <string>

#include "tests/catch.hpp"

using frame::SpriteId;

namespace {

sim::World chase() {
    return sim::new_world(sim::pacman_game(1));
}

}  // namespace

TEST_CASE("a walking lantern shows stand, left, stand, right, a new picture each quarter tile") {
    sim::World world = sim::new_world(sim::perfect_game(1));
    world.player.moving = true;
    for (const auto& [facing, name] : {std::pair{maze::Direction::North, "wick-up"},
                                       {maze::Direction::East, "wick-right"},
                                       {maze::Direction::South, "wick-down"},
                                       {maze::Direction::West, "wick-left"}}) {
        world.player.facing = facing;
        std::string seen;
        for (int quarter = 0; quarter < 4; ++quarter) {
            world.player.place = {10 * sim::units_per_tile + quarter * sim::units_per_tile / 4, 0};
            seen += std::string(frame::stem(screens::wick_sprite(world, 100))) + " ";
        }
        const std::string n = name;
        CHECK(seen == n + " " + n + "-0 " + n + " " + n + "-1 ");
    }
}

TEST_CASE("the four chasers differ in every state") {
    sim::World world = chase();
    for (const sim::ChaserMode mode :
         {sim::ChaserMode::Chase, sim::ChaserMode::Frightened, sim::ChaserMode::Asleep}) {
        std::set<SpriteId> seen;
        for (sim::Chaser chaser : world.chasers) {
            chaser.mode = mode;
            seen.insert(screens::chaser_sprite(world, chaser, 0));
        }
        CHECK(seen.size() == 4);
    }
}

TEST_CASE("a chaser is drawn hollow exactly while it is edible") {
    sim::World world = chase();
    world.fright_ticks = 60;
    world.fright_total = 360;
    for (sim::Chaser chaser : world.chasers) {
        for (const sim::ChaserMode mode :
             {sim::ChaserMode::Asleep, sim::ChaserMode::Scatter, sim::ChaserMode::Chase,
              sim::ChaserMode::Frightened, sim::ChaserMode::Eyes, sim::ChaserMode::Resting}) {
            chaser.mode = mode;
            for (int ticks = 0; ticks < 60; ++ticks) {
                const std::string name(frame::stem(screens::chaser_sprite(world, chaser, ticks)));
                CHECK((name.find("fright") != std::string::npos) == (mode == sim::ChaserMode::Frightened));
                CHECK((name.find("eyes") != std::string::npos) == (mode == sim::ChaserMode::Eyes));
            }
        }
    }
}

TEST_CASE("the outline of fright changes at two a second in its last two seconds only") {
    sim::World world = chase();
    world.fright_total = 360;
    sim::Chaser chaser = world.chasers[0];
    chaser.mode = sim::ChaserMode::Frightened;
    int changes = 0;
    bool was_thick = false;
    for (world.fright_ticks = 360; world.fright_ticks > 0; --world.fright_ticks) {
        const std::string name(frame::stem(screens::chaser_sprite(world, chaser, 0)));
        const bool thick = name.find("thick") != std::string::npos;
        if (world.fright_ticks > 120) CHECK_FALSE(thick);
        changes += thick != was_thick ? 1 : 0;
        was_thick = thick;
    }
    CHECK(changes >= 6);
    CHECK(changes <= 8);
}

TEST_CASE("Wick is frightened only by what could hurt him") {
    sim::World world = chase();
    world.phase = sim::Phase::Play;
    world.chasers[0].place = world.player.place;
    world.chasers[0].place.x += 2 * sim::units_per_tile;
    for (const auto& [mode, afraid] : {std::pair{sim::ChaserMode::Chase, true},
                                       {sim::ChaserMode::Scatter, true},
                                       {sim::ChaserMode::Frightened, false},
                                       {sim::ChaserMode::Eyes, false},
                                       {sim::ChaserMode::Asleep, false}}) {
        world.chasers[0].mode = mode;
        CHECK(screens::is_in_fright(world) == afraid);
        CHECK((screens::wick_sprite(world, 100) == SpriteId::WickFright) == afraid);
    }
}

TEST_CASE("every fruit kind has a picture") {
    for (int kind = 0; kind < 8; ++kind) {
        CHECK(std::string(frame::stem(screens::fruit_sprite(kind))).substr(0, 5) == "fruit");
    }
}
