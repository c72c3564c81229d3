#include "tests/maze/judge.hpp"

#include <algorithm>
#include <numeric>

namespace judge {

namespace {

using maze::Direction;
using maze::Grid;
using maze::Point;

std::string at(Point p) {
    return " at " + std::to_string(p.x) + "," + std::to_string(p.y);
}

std::string fault_in_walls(const Grid& grid) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Point p{x, y};
            if ((grid.row(y)[x] & 0xF0U) != 0) return "notes left in the cell" + at(p);
            for (const Direction d : maze::all_directions) {
                const Point q = maze::step(p, d);
                if (!grid.contains(q) && grid.is_open(p, d)) return "border open" + at(p);
                if (grid.contains(q) && grid.is_open(p, d) != grid.is_open(q, maze::opposite(d)))
                    return "neighbours disagree" + at(p);
            }
        }
    }
    return {};
}

struct Census {
    std::size_t free_cells = 0;
    std::size_t passages = 0;
    std::size_t groups = 0;
};

// Union-find, where the library searches breadth first.
Census count(const Grid& grid, const std::vector<bool>& closed) {
    const auto width = static_cast<std::size_t>(grid.width());
    std::vector<std::size_t> parent(closed.size());
    std::iota(parent.begin(), parent.end(), std::size_t{0});
    const auto root = [&](std::size_t i) {
        while (parent[i] != i)
            i = parent[i] = parent[parent[i]];
        return i;
    };
    Census census;
    for (std::size_t i = 0; i < closed.size(); ++i) {
        if (closed[i]) continue;
        ++census.free_cells;
        const Point p{static_cast<int>(i % width), static_cast<int>(i / width)};
        if (grid.is_open(p, Direction::East)) {
            ++census.passages;
            parent[root(i)] = root(i + 1);
        }
        if (grid.is_open(p, Direction::South)) {
            ++census.passages;
            parent[root(i)] = root(i + width);
        }
    }
    for (std::size_t i = 0; i < closed.size(); ++i)
        census.groups += !closed[i] && root(i) == i ? 1 : 0;
    return census;
}

std::string fault(const Grid& grid, const std::vector<Point>& closed_cells, bool is_tree) {
    std::string fault = fault_in_walls(grid);
    if (!fault.empty()) return fault + "\n" + picture(grid);
    std::vector<bool> closed(static_cast<std::size_t>(grid.size().cells()));
    for (const Point p : closed_cells) {
        if (grid.passages(p) != 0) return "a closed cell has a passage" + at(p) + "\n" + picture(grid, p);
        closed[static_cast<std::size_t>(p.y * grid.width() + p.x)] = true;
    }
    const Census census = count(grid, closed);
    if (census.groups != 1) return std::to_string(census.groups) + " separate parts\n" + picture(grid);
    if (is_tree && census.passages + 1 != census.free_cells)
        return std::to_string(census.passages) + " passages for " + std::to_string(census.free_cells) +
               " cells\n" + picture(grid);
    return {};
}

}  // namespace

std::string picture(const Grid& grid, Point mark) {
    if (grid.size().cells() > 4000) return "(a board of " + std::to_string(grid.size().cells()) + " cells)";
    std::string text;
    for (int y = 0; y < grid.height(); ++y) {
        std::string above;
        std::string middle;
        for (int x = 0; x < grid.width(); ++x) {
            above += grid.is_open({x, y}, Direction::North) ? "+  " : "+--";
            middle += grid.is_open({x, y}, Direction::West) ? ' ' : '|';
            middle += Point{x, y} == mark ? "<>" : grid.passages({x, y}) == 0 ? "##" : "  ";
        }
        text += above + "+\n" + middle + "|\n";
    }
    for (int x = 0; x < grid.width(); ++x)
        text += "+--";
    return text + "+\n";
}

std::string fault_in_tree(const Grid& grid, const std::vector<Point>& closed) {
    return fault(grid, closed, true);
}

std::string fault_in_connected(const Grid& grid, const std::vector<Point>& closed) {
    return fault(grid, closed, false);
}

std::uint64_t hash(const Grid& grid) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    const auto add = [&](std::uint64_t byte) { hash = (hash ^ byte) * 0x100000001B3U; };
    add(static_cast<std::uint64_t>(grid.width()));
    add(static_cast<std::uint64_t>(grid.height()));
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            add(grid.passages({x, y}));
    }
    return hash;
}

maze::Spec spec_of(int width, int height, std::uint64_t seed, maze::Style style) {
    maze::Spec spec;
    spec.size = {width, height};
    spec.seed = seed;
    spec.style = style;
    spec.exit = {width - 1, height - 1};
    return spec;
}

std::vector<maze::MazeFile> assorted_files() {
    const maze::Size sizes[] = {{1, 2}, {1, 9}, {12, 1}, {2, 2},   {2, 7},
                                {3, 3}, {8, 6}, {9, 7},  {16, 13}, {31, 12}};
    std::vector<maze::MazeFile> files;
    std::uint64_t seed = 0;
    for (const maze::StyleInfo& style : maze::all_styles()) {
        for (const maze::Size size : sizes) {
            for (const bool perfect : {true, false}) {
                maze::Spec spec = spec_of(size.width, size.height, ++seed, style.style);
                spec.perfect = perfect;
                spec.symmetric = seed % 3 == 0;
                spec.stamp = seed % 5 < 2 ? "42" : "none";
                spec.open_border = seed % 7 < 2;
                files.push_back(maze::file_of(maze::generate(spec)));
            }
        }
    }
    return files;
}

Grid grid_from(const std::vector<std::string>& rows) {
    Grid grid({static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const char c = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            const int walls = c <= '9' ? c - '0' : c - 'A' + 10;
            grid.row(y)[x] = static_cast<std::uint8_t>(~walls & 15);
        }
    }
    return grid;
}

}  // namespace judge
