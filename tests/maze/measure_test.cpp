#include "maze/measure.hpp"

#include "maze/generate.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using judge::grid_from;
using maze::Promise;

TEST_CASE("the smallest board with two loops is measured as drawn") {
    const maze::Grid grid = grid_from({"913", "C46"});
    const maze::Measures measures = maze::measure(grid, {0, 0}, {2, 1});
    CHECK(measures.cells == 6);
    CHECK(measures.passages == 7);
    CHECK(measures.loops == 2);
    CHECK(measures.dead_ends == 0);
    CHECK(measures.bridges == 0);
    CHECK(measures.junctions == 2);
    CHECK(measures.shortest == 3);
    CHECK(maze::broken_promises(grid, {0, 0}, {2, 1}, Promise::PacMan).empty());
}

TEST_CASE("a perfect 2x2 maze keeps the promise of a perfect one and breaks those of a Pac-Man board") {
    const maze::Grid grid = grid_from({"D3", "D6"});
    CHECK(maze::broken_promises(grid, {0, 0}, {1, 1}, Promise::Perfect).empty());
    const auto faults = maze::broken_promises(grid, {0, 0}, {1, 1}, Promise::PacMan);
    CHECK(faults.size() == 5);  // dead ends, bridges, loops, two corners
}

TEST_CASE("a known good board keeps every promise of a Pac-Man board") {
    const maze::Grid grid =
        grid_from({"9539551553953", "A94055055043A", "843A91413A942", "C3846C16C4296", "9283950539283",
                   "AC6843A942C6A", "C1383AAA92916", "9682C404682C3", "C56C554556C56"});
    for (const auto& fault : maze::broken_promises(grid, {0, 0}, {12, 8}, Promise::PacMan))
        FAIL_CHECK(fault);
    const maze::Measures measures = maze::measure(grid, {0, 0}, {12, 8});
    CHECK(measures.unreachable == 0);
    CHECK(measures.loops * 100 >= 15 * measures.cells);
}

TEST_CASE("an open hall of 3x3 cells is found") {
    const maze::Grid grid = grid_from({"913", "802", "C46"});
    CHECK(maze::measure(grid, {0, 0}, {2, 2}).open_areas == 1);
    CHECK(maze::broken_promises(grid, {0, 0}, {2, 2}, Promise::Sound).size() == 1);
}

TEST_CASE("what the shape forces is not counted as a dead end or bridge") {
    const maze::Grid corridor = grid_from({"D5557"});
    const maze::Measures measures = maze::measure(corridor, {0, 0}, {4, 0});
    CHECK(measures.dead_ends == 0);
    CHECK(measures.bridges == 0);
    CHECK(measures.shortest == 4);
    // The cell between two closed ones can be nothing but a dead end; the ring around is all loop.
    const maze::Grid notch = grid_from({"95153", "AFEFA", "AFFFA", "C5556"});
    CAPTURE(judge::picture(notch));
    CHECK(maze::measure(notch, {0, 0}, {4, 3}).dead_ends == 0);
    CHECK(maze::measure(notch, {0, 0}, {4, 3}).bridges == 0);
    CHECK(maze::measure(notch, {0, 0}, {4, 3}).closed == 5);
}

TEST_CASE("a board in two parts says how many cells cannot be reached") {
    const maze::Grid grid = grid_from({"D57D7"});
    CHECK(maze::measure(grid, {0, 0}, {4, 0}).unreachable == 2);
    CHECK(maze::measure(grid, {0, 0}, {4, 0}).shortest == -1);
}

TEST_CASE("an entry on a closed cell and an entry that is the exit are told") {
    const maze::Grid grid = grid_from({"D57F"});
    CHECK_FALSE(maze::broken_promises(grid, {3, 0}, {0, 0}, Promise::Sound).empty());
    CHECK(maze::broken_promises(grid, {1, 0}, {1, 0}, Promise::Sound).size() == 1);
}

TEST_CASE("a perfect maze of any size keeps the promise of a perfect one") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto spec = judge::spec_of(12, 9, seed);
        const maze::Board board = maze::generate(spec);
        CHECK(maze::broken_promises(board.grid, spec.entry, spec.exit, Promise::Perfect).empty());
        CHECK(maze::measure(board.grid, spec.entry, spec.exit).bridges == 107);
    }
}
