#include "maze/grade.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <vector>

#include "maze/farthest.hpp"
#include "maze/generate.hpp"
#include "maze/grade_gates.hpp"
#include "maze/rng.hpp"
#include "maze/routes.hpp"
#include "maze/seed.hpp"

namespace maze {

namespace {

constexpr std::array<std::string_view, 3> names{"easy", "medium", "hard"};
constexpr std::int64_t most_drawn = 64;
constexpr std::int64_t least_drawn = 9;
constexpr std::int64_t very_large = 20'000;  // cells
constexpr std::int64_t drawn_if_very_large = 3;
constexpr std::int64_t least_kept = 9;
constexpr std::uint64_t short_seeds = std::uint64_t{1} << 30U;  // six letters of a code

// Styles that a code names in few letters. The ways of all but the winding one get the shorter, the larger
// the board: above this many cells hardly any passes the gates.
constexpr std::int64_t most_cells_for_all_styles = 1000;
constexpr std::array<Style, 6> styles{Style::RecursiveBacktracker, Style::Wilson,      Style::HuntAndKill,
                                      Style::RecursiveBacktracker, Style::GrowingTree, Style::Kruskal};

// As many as a moment has time for.
std::int64_t number_to_draw(std::int64_t cells) {
    if (cells > very_large) return drawn_if_very_large;
    return std::clamp(100'000 / cells, least_drawn, most_drawn);
}

// The i-th of the mazes to choose from. Boards that follow each other in a sitting have seeds of one series,
// so the seeds to choose from must not lie on that series too, or the same maze would be chosen again.
Spec candidate(const Spec& wish, std::uint32_t i, bool keep_style) {
    Spec spec = wish;
    spec.perfect = true;
    spec.seed = series_seed(mix_bits(wish.seed), i) % short_seeds;
    if (keep_style) return spec;
    const bool winding = spec.size.cells() > most_cells_for_all_styles;
    spec.style = winding ? Style::RecursiveBacktracker : styles[i % styles.size()];
    return spec;
}

struct Drawn {
    Spec spec;
    std::int64_t difficulty = 0;
    int failed_gates = 0;
    bool defies_wall_followers = false;
};

// Where all that is drawn is kept anyway, the gates need not be looked at.
Drawn drawn(const Spec& spec, bool look_at_gates) {
    const Grid grid = generate(spec).grid;
    if (!look_at_gates) return {spec, measure_routes(grid, spec.entry, spec.exit).difficulty, 0, false};
    const WalkMeasures walk = measure_walk(grid, spec.entry, spec.exit);
    return {spec, walk.routes.difficulty, failed_gates(walk), defies_wall_followers(walk)};
}

// Of equals the one that was drawn first stands first.
void put_in_order(std::vector<Drawn>& mazes, const std::function<std::int64_t(const Drawn&)>& key) {
    std::stable_sort(mazes.begin(), mazes.end(),
                     [&](const Drawn& a, const Drawn& b) { return key(a) < key(b); });
}

void keep_the_good(std::vector<Drawn>& mazes) {
    put_in_order(mazes, [](const Drawn& maze) { return maze.failed_gates; });
    const auto passed =
        std::count_if(mazes.begin(), mazes.end(), [](const Drawn& maze) { return maze.failed_gates == 0; });
    const std::int64_t half = (std::ssize(mazes) + 1) / 2;
    const std::int64_t least = std::clamp(half, drawn_if_very_large, least_kept);
    const std::int64_t kept = std::max<std::int64_t>(passed, least);
    if (kept < std::ssize(mazes)) mazes.erase(mazes.begin() + kept, mazes.end());
}

// The middle of the grade's third, or for a hard maze the nearest to it that defies wall followers.
std::size_t place_of(Grade grade, const std::vector<Drawn>& mazes) {
    const std::size_t middle = (2 * static_cast<std::size_t>(grade) + 1) * mazes.size() / 6;
    if (grade != Grade::Hard) return middle;
    for (std::size_t away = 0; away < mazes.size() / 6; ++away) {
        if (middle + away < mazes.size() && mazes[middle + away].defies_wall_followers) return middle + away;
        if (mazes[middle - away].defies_wall_followers) return middle - away;
    }
    return middle;
}

}  // namespace

std::string_view name(Grade grade) {
    return names[static_cast<std::size_t>(grade)];
}

std::optional<Grade> grade_from_name(std::string_view name) {
    const auto* found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Grade>(found - names.begin());
}

Spec graded(const Spec& wish, Grade grade, bool keep_style) {
    const std::int64_t count = number_to_draw(wish.size.cells());
    std::vector<Drawn> mazes;
    for (std::uint32_t i = 0; i < count; ++i)
        mazes.push_back(drawn(candidate(wish, i, keep_style), count > drawn_if_very_large));
    keep_the_good(mazes);
    put_in_order(mazes, [](const Drawn& maze) { return maze.difficulty; });
    return mazes[place_of(grade, mazes)].spec;
}

Spec with_far_ends(const Spec& spec) {
    const FarthestCells ends = farthest_cells(generate(spec).grid);
    Spec result = spec;
    const bool a_is_first = ends.a.x + ends.a.y <= ends.b.x + ends.b.y;
    result.entry = a_is_first ? ends.a : ends.b;
    result.exit = a_is_first ? ends.b : ends.a;
    return result;
}

}  // namespace maze
