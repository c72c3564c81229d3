#include "tests/maze/chase_judge.hpp"

#include <algorithm>
#include <functional>

#include "tests/maze/judge.hpp"

namespace judge {

namespace {

using maze::Direction;
using maze::Grid;
using maze::Point;

class Board {
  public:
    Board(const Grid& grid, const std::vector<Point>& closed)
        : grid_(grid),
          size_(grid.size()),
          closed_(static_cast<std::size_t>(size_.cells()), false),
          forced_(closed_.size(), false) {
        for (const Point cell : closed)
            closed_[index(cell)] = true;
        find_forced();
    }

    std::string fault(bool symmetric) const {
        if (std::string fault = corner_fault(); !fault.empty()) return fault;
        if (std::string fault = centre_fault(); !fault.empty()) return fault;
        if (std::string fault = bridge_fault(); !fault.empty()) return fault;
        if (std::string fault = loop_fault(); !fault.empty()) return fault;
        if (std::string fault = hall_fault(); !fault.empty()) return fault;
        return symmetric ? mirror_fault() : "";
    }

  private:
    std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(p.x);
    }
    bool is_forced(Point p) const { return forced_[index(p)]; }
    bool has_stamp() const { return std::find(closed_.begin(), closed_.end(), true) != closed_.end(); }

    std::vector<Point> cells() const {
        std::vector<Point> all;
        for (int y = 0; y < size_.height; ++y) {
            for (int x = 0; x < size_.width; ++x) {
                if (!closed_[index({x, y})]) all.push_back({x, y});
            }
        }
        return all;
    }

    // A cell with fewer than two neighbours that are not forced themselves can be nothing but a dead end.
    void find_forced() {
        forced_ = closed_;
        for (bool changed = true; changed;) {
            changed = false;
            for (const Point p : cells()) {
                int neighbours = 0;
                for (const Direction d : maze::all_directions) {
                    const Point q = maze::step(p, d);
                    neighbours += size_.contains(q) && !is_forced(q) ? 1 : 0;
                }
                if (is_forced(p) || neighbours >= 2) continue;
                forced_[index(p)] = changed = true;
            }
        }
    }

    std::string corner_fault() const {
        const int wanted = std::min(2, (size_.width > 1 ? 1 : 0) + (size_.height > 1 ? 1 : 0));
        for (const int x : {0, size_.width - 1}) {
            for (const int y : {0, size_.height - 1}) {
                if (grid_.passage_count({x, y}) < wanted)
                    return "a corner is not open" + picture(grid_, {x, y});
            }
        }
        return "";
    }

    std::string centre_fault() const {
        if (has_stamp() || size_ == maze::Size{3, 3}) return "";
        for (const int x : {(size_.width - 1) / 2, size_.width / 2}) {
            for (const int y : {(size_.height - 1) / 2, size_.height / 2}) {
                for (const Direction d : maze::all_directions) {
                    if (size_.contains(maze::step({x, y}, d)) && !grid_.is_open({x, y}, d))
                        return "the centre is not open" + picture(grid_, {x, y});
                }
            }
        }
        return "";
    }

    // A passage is no bridge if there is a way from one of its cells to the other without it. Found for all
    // at once by the number of ways in a depth-first tree that jump over a cell.
    std::string bridge_fault() const {
        const std::vector<Point> all = cells();
        if (all.empty()) return "";
        std::vector<int> order(forced_.size(), 0);
        std::vector<Point> sequence;
        std::vector<Point> parent(forced_.size());
        std::vector<Point> stack;
        for (const Point root : all) {
            if (is_forced(root) || order[index(root)] != 0) continue;
            stack.push_back(root);
            parent[index(root)] = root;
            while (!stack.empty()) {
                const Point p = stack.back();
                if (order[index(p)] == 0) {
                    sequence.push_back(p);
                    order[index(p)] = static_cast<int>(sequence.size());
                }
                bool went_on = false;
                for (const Direction d : maze::all_directions) {
                    const Point q = maze::step(p, d);
                    if (!grid_.is_open(p, d) || is_forced(q) || order[index(q)] != 0) continue;
                    parent[index(q)] = p;
                    stack.push_back(q);
                    went_on = true;
                    break;
                }
                if (!went_on) stack.pop_back();
            }
        }
        std::vector<int> over(forced_.size(), 0);
        for (const Point p : sequence) {
            for (const Direction d : maze::all_directions) {
                const Point q = maze::step(p, d);
                if (!grid_.is_open(p, d) || is_forced(q) || parent[index(p)] == q || parent[index(q)] == p)
                    continue;
                over[index(p)] += order[index(q)] < order[index(p)] ? 1 : -1;
            }
        }
        for (std::size_t i = sequence.size(); i-- > 0;) {
            const Point p = sequence[i];
            const Point up = parent[index(p)];
            if (up == p) continue;
            if (over[index(p)] == 0) return "a dead end or a bridge" + picture(grid_, p);
            over[index(up)] += over[index(p)];
        }
        return "";
    }

    std::string loop_fault() const {
        const std::vector<Point> all = cells();
        int passages = 0;
        for (const Point p : all)
            passages += grid_.passage_count(p);
        const int cell_count = static_cast<int>(all.size());
        const int loops = passages / 2 - cell_count + 1;
        const int least = std::min(2, (size_.width - 1) * (size_.height - 1));
        if (loops < least) return "too few loops: " + std::to_string(loops) + picture(grid_);
        if (size_.width < 8 || size_.height < 8) return "";
        const std::int64_t percent = 100 * static_cast<std::int64_t>(loops);
        if (percent < 15 * static_cast<std::int64_t>(cell_count) ||
            percent > 30 * static_cast<std::int64_t>(cell_count))
            return "loops are not 15 to 30 % of the cells: " + std::to_string(loops) + picture(grid_);
        return "";
    }

    std::string hall_fault() const {
        for (int y = 0; y + 2 < size_.height; ++y) {
            for (int x = 0; x + 2 < size_.width; ++x) {
                bool open = true;
                for (int i = 0; i < 3; ++i) {
                    for (int j = 0; j < 2; ++j) {
                        open = open && grid_.is_open({x + j, y + i}, Direction::East) &&
                               grid_.is_open({x + i, y + j}, Direction::South);
                    }
                }
                if (open) return "an open area of 3x3 cells" + picture(grid_, {x + 1, y + 1});
            }
        }
        return "";
    }

    std::string mirror_fault() const {
        // Here a wall at the middle of both sides would leave a bridge, and none of them two halls.
        if (size_ == maze::Size{3, 4}) return "";
        for (const Point p : cells()) {
            const Point image{size_.width - 1 - p.x, p.y};
            const bool same = grid_.is_open(p, Direction::East) == grid_.is_open(image, Direction::West) &&
                              grid_.is_open(p, Direction::South) == grid_.is_open(image, Direction::South);
            if (!same) return "not symmetric" + picture(grid_, p);
        }
        return "";
    }

    const Grid& grid_;
    maze::Size size_;
    std::vector<bool> closed_;
    std::vector<bool> forced_;
};

}  // namespace

std::string fault_in_chase_board(const Grid& grid, bool symmetric, const std::vector<Point>& closed) {
    if (std::string fault = fault_in_connected(grid, closed); !fault.empty()) return fault;
    return Board(grid, closed).fault(symmetric);
}

}  // namespace judge
