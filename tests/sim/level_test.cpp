#include "sim/level.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Point;

TEST_CASE("a chase starts in the centre, with chasers and power pellets in the corners, one each") {
    const sim::World world = sim::new_world(sim::pacman_game(7));
    INFO(sim_tests::show(world));
    CHECK(sim::tile_at(world.player.place) == Point{13, 9});
    const std::array<Point, 4> corners{{{25, 1}, {1, 1}, {25, 17}, {1, 17}}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        CHECK(world.chasers[i].home == corners[i]);
        CHECK(world.chasers[i].place == sim::centre_of(corners[i]));
        CHECK(world.chasers[i].mode == sim::ChaserMode::Asleep);
        CHECK(sim::pellet_at(world, corners[i]) == sim::Pellet::Power);
    }
}

TEST_CASE("every floor tile but the start has a pellet, and no wall has one") {
    const sim::World world = sim::new_world(sim::pacman_game(7));
    const maze::Size size = sim::tile_size(world.grid.size());
    int count = 0;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const bool start = Point{x, y} == Point{13, 9};
            const bool pellet = sim::pellet_at(world, {x, y}) != sim::Pellet::None;
            CHECK(pellet == (sim::is_floor(world.grid, {x, y}) && !start));
            count += pellet ? 1 : 0;
        }
    }
    CHECK(count == world.pellets_total);
    CHECK(count == world.pellets_left);
}

TEST_CASE("a walk starts at the entry, and par is the shortest way to the exit") {
    sim::GameSpec spec = sim::perfect_game(7, {30, 7});
    spec.board.entry = {29, 0};
    spec.board.exit = {0, 6};
    const sim::World world = sim::new_world(spec);
    CHECK(world.player.cell == Point{29, 0});
    CHECK(sim::tile_at(world.player.place) == Point{59, 1});
    CHECK(world.goal == Point{0, 6});
    CHECK(world.par >= 35);
    CHECK(world.pellets.empty());
}

TEST_CASE("a stroll has pellets but none at the goal, no power pellets and no chasers") {
    const sim::World world = sim::new_world(sim::pacman_game(7, sim::Difficulty::Stroll));
    CHECK(world.chaser_count == 0);
    CHECK(world.pellets_left > 100);
    CHECK(sim::pellet_at(world, sim::tile_of_cell(*world.goal)) == sim::Pellet::None);
    CHECK(sim::pellet_at(world, {1, 17}) == sim::Pellet::Small);
}

TEST_CASE("each level has the next board of the series, and the same seed the same levels") {
    sim::World world = sim::new_world(sim::pacman_game(7));
    sim::World twin = world;
    const maze::Grid first = world.grid;
    for (sim::World* w : {&world, &twin}) {
        w->level = 2;
        sim::build_level(*w);
    }
    CHECK_FALSE(world.grid == first);
    CHECK(world == twin);
    CHECK(world.pellets_left == world.pellets_total);
}
