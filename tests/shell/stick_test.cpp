#include "shell/stick.hpp"

#include <vector>

#include "tests/catch.hpp"

using frame::ActionKind;
using shell::Stick;

namespace {

/// How often the direction changes while `values` come in on the x axis.
int changes_on_x(Stick& stick, const std::vector<int>& values) {
    int changes = 0;
    for (const int value : values) {
        const auto before = stick.direction();
        stick.set_x(value);
        changes += before != stick.direction() ? 1 : 0;
    }
    return changes;
}

std::vector<int> sweep(int noise) {
    std::vector<int> values;
    for (int value = 0; value <= 32767; value += 100)
        values.push_back(value + (values.size() % 2 == 0 ? noise : -noise));
    for (int value = 32767; value >= 0; value -= 100)
        values.push_back(value + (values.size() % 2 == 0 ? noise : -noise));
    return values;
}

}  // namespace

TEST_CASE("a worn stick at rest means nothing") {
    Stick stick;
    CHECK(changes_on_x(stick, {3000, -3000, 2500, -2999, 6000, 6000, 6000, 7900}) == 0);
}

TEST_CASE("one slow sweep is one press and one release, even with noise") {
    for (const int noise : {0, 1500, 2900}) {
        CAPTURE(noise);
        Stick stick;
        CHECK(changes_on_x(stick, sweep(noise)) == 2);
        CHECK_FALSE(stick.direction());
    }
}

TEST_CASE("each way of the stick is a direction") {
    Stick stick;
    stick.set_x(-32768);
    CHECK(stick.direction() == ActionKind::MoveLeft);
    stick.set_x(32767);
    CHECK(stick.direction() == ActionKind::MoveRight);
    stick.set_x(0);
    stick.set_y(-32768);
    CHECK(stick.direction() == ActionKind::MoveUp);
    stick.set_y(32767);
    CHECK(stick.direction() == ActionKind::MoveDown);
}

TEST_CASE("on a diagonal one direction is kept steadily") {
    Stick stick;
    stick.set_x(23000);
    for (const int y : {22000, 24000, 22500, 26000, 21000}) {
        stick.set_y(y);
        CAPTURE(y);
        CHECK(stick.direction() == ActionKind::MoveRight);
    }
    stick.set_y(31000);
    CHECK(stick.direction() == ActionKind::MoveDown);
    stick.set_y(27000);
    CHECK(stick.direction() == ActionKind::MoveDown);
}
