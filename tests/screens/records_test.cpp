#include "screens/records.hpp"

#include "tests/catch.hpp"

namespace {

sim::World with_score(int score, sim::Difficulty difficulty = sim::Difficulty::Normal) {
    sim::World world = sim::new_world(sim::pacman_game(1, difficulty));
    world.score = score;
    world.level = 3;
    return world;
}

}  // namespace

TEST_CASE("only a higher score is a new record") {
    screens::Records records;
    CHECK(screens::enter_score(records, with_score(500)));
    CHECK_FALSE(screens::enter_score(records, with_score(500)));
    CHECK_FALSE(screens::enter_score(records, with_score(499)));
    CHECK(screens::enter_score(records, with_score(501)));
    CHECK(screens::best_score(records, with_score(0).spec) == 501);
    CHECK(records.size() == 1);
    CHECK(records.begin()->second.level == 3);
}

TEST_CASE("difficulties and games with help have records of their own") {
    screens::Records records;
    screens::enter_score(records, with_score(900));
    CHECK(screens::best_score(records, with_score(0, sim::Difficulty::Easy).spec) == 0);
    sim::World helped = with_score(5000);
    helped.spec.assists.speed_percent = 80;
    CHECK(screens::enter_score(records, helped));
    CHECK(screens::best_score(records, with_score(0).spec) == 900);
    CHECK(screens::record_key(helped.spec) == "pacman-normal-assisted");
}

TEST_CASE("walks have no record") {
    screens::Records records;
    sim::World walk = sim::new_world(sim::perfect_game(1));
    walk.score = 1000;
    CHECK_FALSE(screens::enter_score(records, walk));
    CHECK_FALSE(screens::enter_score(records, with_score(1000, sim::Difficulty::Stroll)));
    CHECK(records.empty());
}
