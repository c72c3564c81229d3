#include "screens/trail.hpp"

#include <algorithm>

namespace screens {

Trail::Trail(maze::Size size, maze::Point start) : size_(size) {
    marks_.assign(static_cast<std::size_t>(size.cells()), Mark::None);
    marks_[index(start)] = Mark::OnTheWay;
    way_.push_back(start);
}

void Trail::enter(const maze::Grid& grid, maze::Point cell) {
    if (way_.empty() || way_.back() == cell) return;
    if (marks_[index(cell)] != Mark::OnTheWay) {
        way_.push_back(cell);
        marks_[index(cell)] = Mark::OnTheWay;
        return;
    }
    // Back on the way: one step, or on a board with loops a whole round.
    while (way_.size() > 1 && way_.back() != cell) {
        const maze::Point left = way_.back();
        way_.pop_back();
        marks_[index(left)] = nothing_left_to_try(grid, left, way_.back()) ? Mark::LeftDeadEnd : Mark::None;
    }
}

bool Trail::nothing_left_to_try(const maze::Grid& grid, maze::Point cell, maze::Point back_to) const {
    return std::all_of(maze::all_directions.begin(), maze::all_directions.end(), [&](maze::Direction d) {
        if (!grid.is_open(cell, d)) return true;
        const maze::Point next = maze::step(cell, d);
        return next == back_to || mark(next) == Mark::LeftDeadEnd;
    });
}

}  // namespace screens
