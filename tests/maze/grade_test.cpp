#include "maze/grade.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "maze/code.hpp"
#include "maze/generate.hpp"
#include "maze/grade_gates.hpp"
#include "maze/seed.hpp"
#include "maze/solve.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Grade;

namespace {

constexpr std::array<Grade, 3> grades{Grade::Easy, Grade::Medium, Grade::Hard};

maze::WalkMeasures walk_of(const maze::Spec& spec) {
    return maze::measure_walk(maze::generate(spec).grid, spec.entry, spec.exit);
}

std::int64_t difficulty(maze::Size size, std::uint64_t seed, Grade grade) {
    return walk_of(maze::graded(judge::spec_of(size.width, size.height, seed), grade)).routes.difficulty;
}

}  // namespace

TEST_CASE("easy is easier than medium and medium than hard, for every seed and size") {
    const maze::Size sizes[] = {{5, 5},   {10, 8},  {10, 15},   {20, 12},
                                {24, 14}, {40, 30}, {110, 100}, {151, 135}};
    for (const maze::Size size : sizes) {
        const std::uint64_t seeds = size.cells() > 1000 ? 2 : 15;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const std::int64_t easy = difficulty(size, seed, Grade::Easy);
            const std::int64_t medium = difficulty(size, seed, Grade::Medium);
            const std::int64_t hard = difficulty(size, seed, Grade::Hard);
            CAPTURE(size.width, size.height, seed);
            CHECK(easy < medium);
            CHECK(medium < hard);
        }
    }
}

TEST_CASE("a grade means the same from seed to seed: those beside it hardly reach into it") {
    for (const maze::Size size : {maze::Size{10, 8}, maze::Size{20, 12}, maze::Size{30, 20}}) {
        std::array<std::vector<std::int64_t>, 3> found;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            for (const Grade grade : grades)
                found[static_cast<std::size_t>(grade)].push_back(difficulty(size, seed, grade));
        }
        for (auto& difficulties : found)
            std::sort(difficulties.begin(), difficulties.end());
        CAPTURE(size.width, size.height);
        CHECK(found[0][17] < found[1][2]);
        CHECK(found[1][17] < found[2][2]);
    }
}

TEST_CASE("graded mazes of the sizes that windows hold are good to walk") {
    for (const maze::Size size :
         {maze::Size{10, 8}, maze::Size{10, 15}, maze::Size{20, 12}, maze::Size{24, 14}}) {
        int defiant = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            for (const Grade grade : grades) {
                const maze::WalkMeasures walk =
                    walk_of(maze::graded(judge::spec_of(size.width, size.height, seed), grade));
                CAPTURE(size.width, size.height, seed, maze::name(grade));
                CHECK(maze::failed_gates(walk) == 0);
                CHECK(2 * walk.moves >= walk.longest);
                if (grade == Grade::Hard) defiant += maze::defies_wall_followers(walk) ? 1 : 0;
            }
        }
        CHECK(defiant >= 19);
    }
}

TEST_CASE("the smallest and thinnest boards have grades too") {
    for (const maze::Size size : {maze::Size{2, 2}, maze::Size{2, 1}, maze::Size{1, 9}, maze::Size{3, 2}}) {
        for (const Grade grade : grades) {
            const maze::Spec spec = maze::graded(judge::spec_of(size.width, size.height, 5), grade);
            CHECK(judge::fault_in_tree(maze::generate(spec).grid) == "");
        }
    }
}

TEST_CASE("boards that follow each other in a series are graded to different ones with short codes") {
    std::set<std::uint64_t> seeds;
    std::uint64_t seed = 7;
    for (int i = 0; i < 20; ++i, seed = maze::next_seed(seed)) {
        const maze::Spec spec = maze::graded(judge::spec_of(20, 12, seed), Grade::Medium);
        CHECK(maze::code_of(spec).size() <= 16);
        CHECK(maze::read_code(maze::code_of(spec)).spec == spec);
        seeds.insert(spec.seed);
    }
    CHECK(seeds.size() == 20);
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
