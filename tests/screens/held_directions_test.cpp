#include "screens/held_directions.hpp"

#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

using frame::ActionKind;
using looking_glass::press;
using looking_glass::release;
using looking_glass::repeat;
using maze::Direction;

namespace {

constexpr ActionKind moves[]{ActionKind::MoveUp, ActionKind::MoveRight, ActionKind::MoveDown,
                             ActionKind::MoveLeft};
constexpr Direction directions[]{Direction::North, Direction::East, Direction::South, Direction::West};

}  // namespace

TEST_CASE("of two directions held the newest wins, and on its release the other applies, for every pair") {
    for (int first = 0; first < 4; ++first) {
        for (int second = 0; second < 4; ++second) {
            if (first == second) continue;
            CAPTURE(first, second);
            screens::HeldDirections held;
            held.take(press(moves[first]));
            held.take(press(moves[second]));
            sim::Intent intent = held.take_intent();
            CHECK(intent.held == directions[second]);
            CHECK(intent.also_held == directions[first]);
            held.take(release(moves[second]));
            intent = held.take_intent();
            CHECK(intent.held == directions[first]);
            CHECK_FALSE(intent.also_held.has_value());
            held.take(release(moves[first]));
            CHECK(held.take_intent() == sim::Intent{});
        }
    }
}

TEST_CASE("releasing the older of two leaves the newer one") {
    screens::HeldDirections held;
    held.take(press(ActionKind::MoveRight));
    held.take(press(ActionKind::MoveUp));
    held.take(release(ActionKind::MoveRight));
    CHECK(held.take_intent().held == Direction::North);
}

TEST_CASE("a tap shorter than a tick counts once") {
    screens::HeldDirections held;
    held.take(press(ActionKind::MoveLeft));
    held.take(release(ActionKind::MoveLeft));
    const sim::Intent first = held.take_intent();
    CHECK(first.tapped == Direction::West);
    CHECK_FALSE(first.held.has_value());
    CHECK(held.take_intent() == sim::Intent{});
}

TEST_CASE("key repeats are no taps") {
    screens::HeldDirections held;
    held.take(press(ActionKind::MoveLeft));
    CHECK(held.take_intent().tapped == Direction::West);
    for (int i = 0; i < 30; ++i)
        held.take(repeat(ActionKind::MoveLeft));
    const sim::Intent later = held.take_intent();
    CHECK(later.held == Direction::West);
    CHECK_FALSE(later.tapped.has_value());
}

TEST_CASE("after clearing nothing is held, and a stray release does no harm") {
    screens::HeldDirections held;
    held.take(press(ActionKind::MoveUp));
    held.clear();
    CHECK(held.take_intent() == sim::Intent{});
    held.take(release(ActionKind::MoveUp));
    CHECK(held.take_intent() == sim::Intent{});
}
