#include "maze/grade.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "maze/farthest.hpp"
#include "maze/generate.hpp"
#include "maze/routes.hpp"
#include "maze/seed.hpp"

namespace maze {

namespace {

constexpr std::array<std::string_view, 3> names{"easy", "medium", "hard"};
constexpr std::uint32_t candidates = 9;

// The i-th of the mazes to choose from: bushy, mixed and winding ones in turn.
Spec candidate(const Spec& wish, std::uint32_t i, bool keep_style) {
    Spec spec = wish;
    spec.perfect = true;
    spec.seed = series_seed(wish.seed, i);
    if (keep_style) return spec;
    spec.style = i % 3 == 2 ? Style::RecursiveBacktracker : Style::GrowingTree;
    spec.mix = i % 3 == 0 ? 0 : 50;
    return spec;
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
    std::vector<std::pair<std::int64_t, std::uint32_t>> by_difficulty;
    for (std::uint32_t i = 0; i < candidates; ++i) {
        const Spec spec = candidate(wish, i, keep_style);
        by_difficulty.emplace_back(measure_routes(generate(spec).grid, spec.entry, spec.exit).difficulty, i);
    }
    std::sort(by_difficulty.begin(), by_difficulty.end());
    // Not the very ends, which one odd maze may hold.
    constexpr std::array<std::size_t, 3> places{1, 4, 7};
    return candidate(wish, by_difficulty[places[static_cast<std::size_t>(grade)]].second, keep_style);
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
