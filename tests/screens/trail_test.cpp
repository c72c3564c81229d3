#include "screens/trail.hpp"

#include <string>

#include "tests/catch.hpp"

namespace {

using Mark = screens::Trail::Mark;

// A corridor of five cells with a branch of two down from its middle:
//   0 1 2 3 4
//       5
//       6
maze::Grid fork() {
    maze::Grid grid({5, 3});
    for (int x = 0; x < 4; ++x)
        grid.open({x, 0}, maze::Direction::East);
    grid.open({2, 0}, maze::Direction::South);
    grid.open({2, 1}, maze::Direction::South);
    return grid;
}

struct Walk {
    maze::Grid grid = fork();
    screens::Trail trail{grid.size(), {0, 0}};

    void go(const std::string& letters) {
        for (const char c : letters) {
            for (const maze::Direction d : maze::all_directions) {
                if (maze::letter(d) == c) at = maze::step(at, d);
            }
            trail.enter(grid, at);
        }
    }
    maze::Point at{0, 0};
};

}  // namespace

TEST_CASE("walking on marks the way") {
    Walk walk;
    walk.go("EEE");
    CHECK(walk.trail.way().size() == 4);
    CHECK(walk.trail.mark({3, 0}) == Mark::OnTheWay);
    CHECK(walk.trail.mark({4, 0}) == Mark::None);
}

TEST_CASE("a dead end that was left is hatched, the junction is not") {
    Walk walk;
    walk.go("EESSNN");
    CHECK(walk.trail.mark({2, 2}) == Mark::LeftDeadEnd);
    CHECK(walk.trail.mark({2, 1}) == Mark::LeftDeadEnd);
    CHECK(walk.trail.mark({2, 0}) == Mark::OnTheWay);
    walk.go("E");
    CHECK(walk.trail.way().size() == 4);
}

TEST_CASE("a branch left before its end is not a dead end yet") {
    Walk walk;
    walk.go("EESN");
    CHECK(walk.trail.mark({2, 1}) == Mark::None);
}

TEST_CASE("a junction is hatched once all that leads on from it is") {
    Walk walk;
    walk.go("EESSNNEEWWWW");
    CHECK(walk.trail.mark({2, 0}) == Mark::LeftDeadEnd);
    CHECK(walk.trail.mark({1, 0}) == Mark::LeftDeadEnd);
    CHECK(walk.trail.mark({0, 0}) == Mark::OnTheWay);
}

TEST_CASE("going into a left dead end again puts it back on the way") {
    Walk walk;
    walk.go("EESSNNS");
    CHECK(walk.trail.mark({2, 1}) == Mark::OnTheWay);
}

TEST_CASE("closing a loop cuts the way short to where it was crossed") {
    maze::Grid ring({2, 2});
    ring.open({0, 0}, maze::Direction::East);
    ring.open({1, 0}, maze::Direction::South);
    ring.open({1, 1}, maze::Direction::West);
    ring.open({0, 1}, maze::Direction::North);
    screens::Trail trail({2, 2}, {0, 0});
    for (const maze::Point p : {maze::Point{1, 0}, {1, 1}, {0, 1}, {0, 0}})
        trail.enter(ring, p);
    CHECK(trail.way().size() == 1);
    CHECK(trail.mark({0, 0}) == Mark::OnTheWay);
}
