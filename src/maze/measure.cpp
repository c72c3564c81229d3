#include "maze/measure.hpp"

#include <algorithm>
#include <cstddef>

#include "maze/bridges.hpp"
#include "maze/open_area.hpp"
#include "maze/solve.hpp"
#include "maze/wording.hpp"

namespace maze {

namespace {

std::size_t index_of(const Grid& grid, Point p) {
    return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(grid.width()) +
           static_cast<std::size_t>(p.x);
}

template <class Visit>
void for_each_cell(const Grid& grid, Visit visit) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            visit(Point{x, y});
    }
}

// Forced cells hang on the rest as trees, so every passage that touches one is a bridge, and taking
// them away changes nothing about the other bridges.
std::int64_t bridges_between_unforced(const Grid& grid, const std::vector<std::uint8_t>& forced) {
    const BridgeTree tree = find_bridges(grid);
    return std::count_if(tree.bridges.begin(), tree.bridges.end(), [&](const Passage& bridge) {
        return forced[index_of(grid, bridge.cell)] == 0 &&
               forced[index_of(grid, step(bridge.cell, bridge.direction))] == 0;
    });
}

std::vector<Point> middle_cells(Size size) {
    std::vector<Point> middle;
    for (int y = (size.height - 1) / 2; y <= size.height / 2; ++y) {
        for (int x = (size.width - 1) / 2; x <= size.width / 2; ++x)
            middle.push_back({x, y});
    }
    return middle;
}

int neighbours_on_board(Size size, Point p) {
    int count = 0;
    for (const Direction d : all_directions)
        count += size.contains(step(p, d)) ? 1 : 0;
    return count;
}

void check_corners(const Grid& grid, std::vector<std::string>& faults) {
    const int right = grid.width() - 1;
    const int bottom = grid.height() - 1;
    std::vector<Point> corners{{0, 0}, {right, 0}, {0, bottom}, {right, bottom}};
    for (auto corner = corners.begin(); corner != corners.end(); ++corner) {
        if (std::find(corners.begin(), corner, *corner) != corner) continue;  // the same one in a thin board
        if (grid.passage_count(*corner) < neighbours_on_board(grid.size(), *corner))
            faults.push_back("the corner " + text_of(*corner) + " is not open");
    }
}

void check_centre(const Grid& grid, bool has_stamp, std::vector<std::string>& faults) {
    const Size size = grid.size();
    const std::vector<Point> middle = middle_cells(size);
    if (has_stamp) {
        const auto is_corridor = [&](Point p) { return grid.passage_count(p) >= 2; };
        if (std::none_of(middle.begin(), middle.end(), is_corridor))
            faults.emplace_back("no centre cell is an open corridor");
        return;
    }
    // A thin board has no cell with four neighbours, and an open centre of 3x3 would be one open hall.
    if (size.width < 3 || size.height < 3 || size == Size{3, 3}) return;
    for (const Point p : middle) {
        const int wanted = neighbours_on_board(size, p);
        if (grid.passage_count(p) < wanted)
            faults.push_back("the centre cell " + text_of(p) + " has " +
                             std::to_string(grid.passage_count(p)) + " of " + std::to_string(wanted) +
                             " sides open");
    }
}

void check_pacman(const Grid& grid, const Measures& measures, std::int64_t max_dead_ends,
                  std::vector<std::string>& faults) {
    const std::int64_t room_for_loops =
        static_cast<std::int64_t>(grid.width() - 1) * static_cast<std::int64_t>(grid.height() - 1);
    const std::int64_t least_loops = std::min<std::int64_t>(2, room_for_loops);
    if (measures.dead_ends > max_dead_ends)
        faults.push_back(std::to_string(measures.dead_ends) + " dead ends, of which " +
                         std::to_string(max_dead_ends) + " are allowed");
    if (max_dead_ends == 0 && measures.bridges > 0)
        faults.push_back(std::to_string(measures.bridges) + " passages lie on no loop");
    if (measures.loops < least_loops)
        faults.push_back(std::to_string(measures.loops) + " loops, where at least " +
                         std::to_string(least_loops) + " are wanted");
    check_corners(grid, faults);
    check_centre(grid, measures.closed > 0, faults);
}

}  // namespace

std::vector<std::uint8_t> forced_cells(const Grid& grid) {
    const auto count = static_cast<std::size_t>(grid.size().cells());
    std::vector<std::uint8_t> free_neighbours(count);
    std::vector<std::uint8_t> forced(count);
    std::vector<Point> wave;
    const auto is_free = [&](Point p) {
        return grid.contains(p) && grid.passages(p) != 0 && forced[index_of(grid, p)] == 0;
    };
    for_each_cell(grid, [&](Point p) {
        for (const Direction d : all_directions)
            if (is_free(step(p, d))) ++free_neighbours[index_of(grid, p)];
    });
    for_each_cell(grid, [&](Point p) {
        if (is_free(p) && free_neighbours[index_of(grid, p)] < 2) wave.push_back(p);
    });
    for (const Point p : wave)
        forced[index_of(grid, p)] = 1;
    while (!wave.empty()) {
        const Point p = wave.back();
        wave.pop_back();
        for (const Direction d : all_directions) {
            const Point q = step(p, d);
            if (!is_free(q) || --free_neighbours[index_of(grid, q)] >= 2) continue;
            forced[index_of(grid, q)] = 1;
            wave.push_back(q);
        }
    }
    return forced;
}

Measures measure(const Grid& grid, Point entry, Point exit) {
    Measures measures;
    const std::vector<std::uint8_t> forced = forced_cells(grid);
    std::int64_t open_sides = 0;
    for_each_cell(grid, [&](Point p) {
        const int passages = grid.passage_count(p);
        open_sides += passages;
        measures.cells += passages > 0 ? 1 : 0;
        measures.closed += passages == 0 ? 1 : 0;
        measures.dead_ends += passages == 1 && forced[index_of(grid, p)] == 0 ? 1 : 0;
        measures.junctions += passages > 2 ? 1 : 0;
        measures.crossings += passages == 4 ? 1 : 0;
    });
    measures.passages = open_sides / 2;
    measures.loops = measures.passages - measures.cells + 1;
    measures.bridges = bridges_between_unforced(grid, forced);
    measures.open_areas = static_cast<std::int64_t>(open_areas(grid).size());

    const std::int64_t choices = measures.dead_ends + measures.junctions;
    measures.river = 100 * measures.cells / std::max<std::int64_t>(1, choices);

    const std::vector<std::int32_t> distances = distances_from(grid, entry);
    const auto reached = std::count_if(distances.begin(), distances.end(), [](auto d) { return d >= 0; });
    measures.unreachable = measures.cells - (grid.passages(entry) != 0 ? reached : 0);
    measures.shortest = distances[index_of(grid, exit)];
    return measures;
}

std::vector<std::string> broken_promises(const Grid& grid, Point entry, Point exit, Promise promise,
                                         std::int64_t max_dead_ends) {
    std::vector<std::string> faults;
    const Measures measures = measure(grid, entry, exit);
    if (entry == exit) faults.emplace_back("entry and exit are the same cell");
    if (grid.passages(entry) == 0) faults.push_back("the entry " + text_of(entry) + " is a closed cell");
    if (grid.passages(exit) == 0) faults.push_back("the exit " + text_of(exit) + " is a closed cell");
    if (measures.unreachable > 0)
        faults.push_back(std::to_string(measures.unreachable) + " cells cannot be reached from the entry");
    for (const Point corner : open_areas(grid))
        faults.push_back("the 3x3 block at " + text_of(corner) + " is open");
    if (promise == Promise::Perfect && measures.loops != 0)
        faults.push_back(std::to_string(measures.loops) + " loops, where a perfect maze has none");
    if (promise == Promise::PacMan) check_pacman(grid, measures, max_dead_ends, faults);
    return faults;
}

}  // namespace maze
