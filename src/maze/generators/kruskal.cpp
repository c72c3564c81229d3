#include "maze/generators/kruskal.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "maze/cell_store.hpp"
#include "maze/generators/canvas.hpp"
#include "maze/generators/kruskal_tile.hpp"

namespace maze {

namespace {

constexpr int side = KruskalTile::side;

// The keys of a cell's two walls are the halves of one random number.
std::uint32_t key_of(std::uint64_t keys, Direction d) {
    return static_cast<std::uint32_t>(d == Direction::South ? keys >> 32U : keys);
}

// Parts that reach the rim of their tile, by the number of a cell there: every tile has room for its four
// sides. A number says how far back in memory the parent lies, so that zeroed memory is every part alone.
class RimParts {
  public:
    explicit RimParts(Size board)
        : tile_{std::min(side, board.width), std::min(side, board.height)},
          tiles_across_(static_cast<std::size_t>((board.width + side - 1) / side)),
          rim_cells_(2 * static_cast<std::size_t>(tile_.width + tile_.height)),
          store_(tiles_across_ * static_cast<std::size_t>((board.height + side - 1) / side) * rim_cells_ *
                 sizeof(std::uint32_t)),
          up_(reinterpret_cast<std::uint32_t*>(store_.data())) {}

    [[nodiscard]] std::uint32_t number_of(Point p) const {
        const std::size_t tile =
            static_cast<std::size_t>(p.y / side) * tiles_across_ + static_cast<std::size_t>(p.x / side);
        return static_cast<std::uint32_t>(tile * rim_cells_ +
                                          static_cast<std::size_t>(along_rim({p.x % side, p.y % side})));
    }

    bool join(std::uint32_t a, std::uint32_t b) {
        a = root_of(a);
        b = root_of(b);
        if (a == b) return false;
        if (a > b) std::swap(a, b);
        up_[b] = b - a;
        return true;
    }

  private:
    [[nodiscard]] int along_rim(Point in_tile) const {
        if (in_tile.y == 0) return in_tile.x;
        if (in_tile.y == side - 1) return tile_.width + in_tile.x;
        return 2 * tile_.width + (in_tile.x == 0 ? 0 : tile_.height) + in_tile.y;
    }

    [[nodiscard]] std::uint32_t root_of(std::uint32_t part) {
        while (const std::uint32_t up = up_[part]) {
            const std::uint32_t further = up_[part - up];
            up_[part] = up + further;  // halves the way for the next time
            part -= up + further;
        }
        return part;
    }

    Size tile_;
    std::size_t tiles_across_;
    std::size_t rim_cells_;
    CellStore store_;
    std::uint32_t* up_;
};

// A wall that no tile alone can decide on, by the place of its cell in the grid, and the parts it parts.
struct OpenQuestion {
    KeyedWall wall = 0;
    std::uint32_t part_a = 0;
    std::uint32_t part_b = 0;
};

class Forest {
  public:
    Forest(Grid& grid, Rng& rng)
        : grid_(grid),
          first_(grid.row(0)),
          rng_(rng),
          rim_parts_(grid.size()),
          keys_(static_cast<std::size_t>(grid.width()) *
                static_cast<std::size_t>(std::min(side, grid.height()))) {}

    void carve_tiles() {
        for (int y = 0; y < grid_.height(); y += side) {
            const int height = std::min(side, grid_.height() - y);
            std::generate_n(keys_.begin(), static_cast<std::int64_t>(grid_.width()) * height,
                            [&] { return rng_.next(); });
            for (int x = 0; x < grid_.width(); x += side)
                carve_tile({x, y}, {std::min(side, grid_.width() - x), height});
        }
    }

    void join_tiles() {
        std::sort(questions_.begin(), questions_.end(),
                  [](const OpenQuestion& a, const OpenQuestion& b) { return a.wall < b.wall; });
        for (const OpenQuestion& question : questions_) {
            if (!rim_parts_.join(question.part_a, question.part_b)) continue;
            const Direction d = direction_of(question.wall);
            std::uint8_t* cell = first_ + place_of(question.wall);
            cell[0] |= bit(d);
            cell[d == Direction::South ? grid_.stride() : 1] |= bit(opposite(d));
        }
    }

  private:
    void carve_tile(Point corner, Size size) {
        tile_.clear();
        for (int y = 0; y < size.height; ++y)
            list_walls(corner, y, size.width);
        tile_.solve();
        for (int y = 0; y < size.height; ++y) {
            std::uint8_t* row = grid_.row(corner.y + y) + corner.x;
            const std::uint8_t* sides = tile_.sides_of_row(y);
            for (int x = 0; x < size.width; ++x)
                row[x] |= sides[x];
        }
        const auto in_board = [corner](std::uint32_t place) {
            const Point p = KruskalTile::cell_at(place);
            return Point{corner.x + p.x, corner.y + p.y};
        };
        for (const auto& [a, b] : tile_.rim_pairs())
            rim_parts_.join(rim_parts_.number_of(in_board(a)), rim_parts_.number_of(in_board(b)));
        for (const KruskalTile::OpenQuestion& question : tile_.questions())
            questions_.push_back({moved_to(question.wall, place_in_grid(in_board(place_of(question.wall)))),
                                  rim_parts_.number_of(in_board(question.rim_a)),
                                  rim_parts_.number_of(in_board(question.rim_b))});
    }

    void list_walls(Point corner, int y, int width) {
        const std::uint8_t* row = grid_.row(corner.y + y) + corner.x;
        const std::uint64_t* keys =
            &keys_[static_cast<std::size_t>(y) * static_cast<std::size_t>(grid_.width()) +
                   static_cast<std::size_t>(corner.x)];
        for (int x = 0; x < width; ++x) {
            for (const Direction d : {Direction::East, Direction::South}) {
                if ((row[x] & bit(d) << 4U) == 0) continue;
                const bool is_inside = (d == Direction::East ? x : y) < side - 1;
                if (is_inside)
                    tile_.add(keyed_wall(key_of(keys[x], d), KruskalTile::place_at(x, y), d));
                else
                    ask_across({corner.x + x, corner.y + y}, d, key_of(keys[x], d));
            }
        }
    }

    void ask_across(Point p, Direction d, std::uint32_t key) {
        questions_.push_back({keyed_wall(key, place_in_grid(p), d), rim_parts_.number_of(p),
                              rim_parts_.number_of(step(p, d))});
    }

    [[nodiscard]] std::uint32_t place_in_grid(Point p) const {
        return static_cast<std::uint32_t>(grid_.row(p.y) + p.x - first_);
    }

    Grid& grid_;
    std::uint8_t* first_;
    Rng& rng_;
    RimParts rim_parts_;
    std::vector<std::uint64_t> keys_;  // of the present row of tiles, row by row
    KruskalTile tile_;
    std::vector<OpenQuestion> questions_;
};

// The same keys again, in the order in which a forest grows by them.
void report_in_order(const Grid& grid, Rng rng, const CarvingSink& report) {
    std::vector<std::pair<KeyedWall, Point>> opened;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const std::uint64_t keys = rng.next();
            const auto place = static_cast<std::uint32_t>(opened.size());
            for (const Direction d : {Direction::East, Direction::South}) {
                if (grid.is_open({x, y}, d))
                    opened.push_back({keyed_wall(key_of(keys, d), place, d), {x, y}});
            }
        }
    }
    std::sort(opened.begin(), opened.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [wall, cell] : opened)
        report({cell, direction_of(wall), true});
}

}  // namespace

void carve_kruskal(Grid& grid, Rng& rng, const CarvingSink& report) {
    const Rng rng_before = rng;
    Forest forest(grid, rng);
    forest.carve_tiles();
    forest.join_tiles();
    clear_choices(grid);
    if (report) report_in_order(grid, rng_before, report);
}

}  // namespace maze
