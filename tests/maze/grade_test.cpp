#include "maze/grade.hpp"

#include "maze/generate.hpp"
#include "maze/routes.hpp"
#include "maze/solve.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Grade;

TEST_CASE("easy is easier than medium and medium than hard, at every size") {
    for (const maze::Size size : {maze::Size{10, 8}, maze::Size{20, 12}, maze::Size{40, 30}}) {
        std::int64_t sums[3] = {};
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            for (const Grade grade : {Grade::Easy, Grade::Medium, Grade::Hard}) {
                const maze::Spec spec = maze::graded(judge::spec_of(size.width, size.height, seed), grade);
                sums[static_cast<int>(grade)] +=
                    maze::measure_routes(maze::generate(spec).grid, spec.entry, spec.exit).difficulty;
            }
        }
        CAPTURE(size.width, size.height, sums[0], sums[1], sums[2]);
        CHECK(sums[0] < sums[1]);
        CHECK(sums[1] < sums[2]);
    }
}

TEST_CASE("the grade keeps size, ends and, if asked, the style, and repeats itself") {
    maze::Spec wish = judge::spec_of(15, 10, 7, maze::Style::Kruskal);
    const maze::Spec spec = maze::graded(wish, Grade::Hard, true);
    CHECK(spec == maze::graded(wish, Grade::Hard, true));
    CHECK(spec.style == maze::Style::Kruskal);
    wish.seed = spec.seed;
    CHECK(spec == wish);
}

TEST_CASE("far ends are joined by the longest path") {
    const maze::Spec spec = maze::with_far_ends(judge::spec_of(20, 12, 3));
    const maze::Grid grid = maze::generate(spec).grid;
    CHECK(grid == maze::generate(judge::spec_of(20, 12, 3)).grid);
    CHECK(maze::shortest_path(grid, spec.entry, spec.exit).size() > 60);
}

TEST_CASE("grades have names") {
    for (const Grade grade : {Grade::Easy, Grade::Medium, Grade::Hard})
        CHECK(maze::grade_from_name(maze::name(grade)) == grade);
    CHECK_FALSE(maze::grade_from_name("harder").has_value());
}
