#include "sim/rules.hpp"

#include "tests/catch.hpp"

namespace {

sim::Rules arcade(int level, int pellets = 244) {
    return sim::rules_of(sim::pacman_game(1, sim::Difficulty::Arcade), level, pellets);
}

}  // namespace

TEST_CASE("arcade speeds are the table's, one unit a tick for a percent") {
    CHECK(arcade(1).player_speed == 80);
    CHECK(arcade(1).player_fright_speed == 90);
    CHECK(arcade(1).chaser_speed == 75);
    CHECK(arcade(1).chaser_fright_speed == 50);
    CHECK(arcade(2).player_speed == 90);
    CHECK(arcade(4).chaser_speed == 85);
    CHECK(arcade(5).player_speed == 100);
    CHECK(arcade(20).chaser_speed == 95);
    CHECK(arcade(21).player_speed == 90);
    CHECK(arcade(1).hurry_speed == std::array{80, 85});
    CHECK(arcade(2).hurry_speed == std::array{90, 95});
    CHECK(arcade(5).hurry_speed == std::array{100, 105});
}

TEST_CASE("fright lasts the table's seconds, and no time at all from level 19 on") {
    constexpr std::array seconds{6, 5, 4, 3, 2, 5, 2, 2, 1, 5, 2, 1, 1, 3, 1, 1, 0, 1, 0, 0};
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        CAPTURE(i);
        CHECK(arcade(static_cast<int>(i) + 1).fright_ticks == seconds[i] * 60);
    }
}

TEST_CASE("every level begins with scatter and ends in chase for ever") {
    for (const int level : {1, 2, 4, 5, 21, 300}) {
        CAPTURE(level);
        CHECK(arcade(level).clock[0] == (level < 5 ? 420 : 300));
        CHECK(arcade(level).clock[1] == 1200);
        CHECK(arcade(level).clock[7] == sim::forever);
    }
    CHECK(arcade(1).clock[5] == 1200);
    CHECK(arcade(2).clock[5] == 1033 * 60);
    CHECK(arcade(5).clock[6] == 1);
}

TEST_CASE("counts of pellets scale with the board") {
    CHECK(arcade(1).wake_pellets == std::array{0, 0, 30, 60});
    CHECK(arcade(2).wake_pellets == std::array{0, 0, 0, 50});
    CHECK(arcade(3).wake_pellets == std::array{0, 0, 0, 0});
    CHECK(arcade(1).wake_pellets_after_death == std::array{0, 7, 17, 32});
    CHECK(arcade(1).fruit_pellets == std::array{70, 170});
    CHECK(arcade(1).hurry_pellets == std::array{20, 10});
    CHECK(arcade(1, 122).wake_pellets == std::array{0, 0, 15, 30});
    CHECK(arcade(1, 122).fruit_pellets == std::array{35, 85});
    CHECK(arcade(19, 122).hurry_pellets == std::array{60, 30});
}

TEST_CASE("fruit is worth more from level to level") {
    constexpr std::array points{100, 300, 500, 500, 700, 700, 1000, 1000, 2000, 2000, 3000, 3000, 5000, 5000};
    for (std::size_t i = 0; i < points.size(); ++i) {
        CHECK(arcade(static_cast<int>(i) + 1).fruit_points == points[i]);
    }
    CHECK(sim::fruit_kind(1) == 0);
    CHECK(sim::fruit_kind(99) == sim::fruit_kinds - 1);
}

TEST_CASE("easy is gentler than normal, and normal than arcade, at every level") {
    for (const int level : {1, 2, 3, 5, 8, 21, 40}) {
        CAPTURE(level);
        const auto rules = [&](sim::Difficulty d) {
            return sim::rules_of(sim::pacman_game(1, d), level, 244);
        };
        const sim::Rules easy = rules(sim::Difficulty::Easy);
        const sim::Rules normal = rules(sim::Difficulty::Normal);
        CHECK(easy.chaser_speed < normal.chaser_speed);
        CHECK(normal.chaser_speed < arcade(level).chaser_speed);
        CHECK(easy.fright_ticks > normal.fright_ticks);
        CHECK(normal.fright_ticks > arcade(level).fright_ticks);
        CHECK(easy.chaser_speed * 100 < easy.player_speed * 90);
    }
}

TEST_CASE("a slower game gives every clock its time") {
    sim::GameSpec spec = sim::pacman_game(1, sim::Difficulty::Arcade);
    spec.assists.speed_percent = 60;
    const sim::Rules slow = sim::rules_of(spec, 1, 244);
    CHECK(slow.player_speed == 48);
    CHECK(slow.chaser_speed == 45);
    CHECK(slow.fright_ticks == 600);
    CHECK(slow.clock[0] == 700);
    CHECK(slow.clock[7] == sim::forever);
}

TEST_CASE("extra lives come on top of the difficulty's own") {
    sim::GameSpec spec = sim::pacman_game(1, sim::Difficulty::Arcade);
    CHECK(sim::lives_of(spec) == 3);
    spec.assists.extra_lives = 4;
    CHECK(sim::lives_of(spec) == 7);
    CHECK(sim::lives_of(sim::pacman_game(1, sim::Difficulty::Stroll)) == 1);
}
