#include "sim/chasers.hpp"

#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

using sim::ChaserMode;

TEST_CASE("the direct one and the ambusher wake at once, the others by count of pellets") {
    sim::World world = sim_tests::chase_on(sim_tests::small_loops(), 4);
    sim_tests::step_for(world, 1, {});
    CHECK(sim::is_lethal(world.chasers[0].mode));
    CHECK(sim::is_lethal(world.chasers[1].mode));
    CHECK(world.chasers[2].mode == ChaserMode::Asleep);
    CHECK(world.chasers[3].mode == ChaserMode::Asleep);
}
