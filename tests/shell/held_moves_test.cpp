#include "shell/held_moves.hpp"

#include "tests/catch.hpp"

using frame::ActionKind;
using shell::HeldMoves;
using shell::MoveSource;

namespace {
constexpr MoveSource arrow{MoveSource::Kind::Key, 0, 80};
constexpr MoveSource letter{MoveSource::Kind::Key, 0, 4};
constexpr MoveSource pad{MoveSource::Kind::Button, 3, 80};
}  // namespace

TEST_CASE("a direction is let go when the last thing that holds it is") {
    HeldMoves held;
    held.press(ActionKind::MoveLeft, arrow);
    held.press(ActionKind::MoveLeft, letter);
    held.press(ActionKind::MoveLeft, pad);
    CHECK_FALSE(held.release(letter));
    CHECK_FALSE(held.release(arrow));
    CHECK(held.release(pad) == ActionKind::MoveLeft);
}

TEST_CASE("a second press of the same key needs no second release") {
    HeldMoves held;
    held.press(ActionKind::MoveUp, arrow);
    held.press(ActionKind::MoveUp, arrow);
    CHECK(held.release(arrow) == ActionKind::MoveUp);
    CHECK_FALSE(held.holds(arrow));
}

TEST_CASE("after clearing, late releases mean nothing") {
    HeldMoves held;
    held.press(ActionKind::MoveUp, arrow);
    held.clear();
    CHECK_FALSE(held.release(arrow));
}

TEST_CASE("other directions do not keep one held") {
    HeldMoves held;
    held.press(ActionKind::MoveUp, arrow);
    held.press(ActionKind::MoveLeft, letter);
    CHECK(held.release(arrow) == ActionKind::MoveUp);
    CHECK(held.holds(letter));
}
