#include "sim/hint.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using maze::Point;

TEST_CASE("in a walk the hint leads from the player's tile to the goal along floor") {
    sim::World world = sim::new_world(sim::perfect_game(11, {9, 6}));
    const std::vector<Point> path = sim::hint_path(world);
    REQUIRE(path.size() == static_cast<std::size_t>(2 * world.par + 1));
    CHECK(path.front() == Point{1, 1});
    CHECK(path.back() == sim::tile_of_cell(*world.goal));
    for (const Point tile : path)
        CHECK(sim::is_floor(world.grid, tile));
    for (std::size_t i = 1; i < path.size(); ++i) {
        CHECK(std::abs(path[i].x - path[i - 1].x) + std::abs(path[i].y - path[i - 1].y) == 1);
    }
}

TEST_CASE("between two cells the hint starts at the tile between them") {
    sim::World world = sim_tests::walk_on({
        "#######",
        "#G.S..#",
        "#######",
    });
    sim_tests::step_for(world, 4, sim_tests::hold(maze::Direction::East));
    REQUIRE(sim::tile_at(world.player.place) == Point{4, 1});
    CHECK(sim::hint_path(world) == std::vector<Point>{{4, 1}, {3, 1}, {2, 1}, {1, 1}});
}

TEST_CASE("in a chase the hint leads to the nearest pellet") {
    sim::World world = sim_tests::chase_on({
        "###########",
        "#...S.....#",
        "#.#####.###",
        "#.......#.#",
        "###########",
    });
    CHECK(sim::hint_path(world).size() == 2);
    world.pellets.assign(world.pellets.size(), sim::Pellet::None);
    CHECK(sim::hint_path(world).empty());
    world.pellets[3 * 11 + 7] = sim::Pellet::Small;
    CHECK(sim::hint_path(world).size() == 6);
    CHECK(sim::hint_path(world).back() == Point{7, 3});
}

TEST_CASE("a finished game has no hint") {
    sim::World world = sim::new_world(sim::perfect_game(11));
    world.phase = sim::Phase::Won;
    CHECK(sim::hint_path(world).empty());
}
