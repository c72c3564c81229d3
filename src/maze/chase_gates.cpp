#include "maze/chase_gates.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

namespace maze {

namespace {

// The path tiles of a board without its border, numbered in the order in which they were laid.
class Tiles {
  public:
    Tiles(const Grid& grid, int pitch);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] int count() const { return static_cast<int>(path_.size()); }
    [[nodiscard]] Point place(int tile) const { return path_[static_cast<std::size_t>(tile)]; }
    /// The tile at a place; -1 for a wall and outside.
    [[nodiscard]] int at(Point p) const { return size_.contains(p) ? tiles_[index(p)] : -1; }
    /// The next tile in a direction, or -1.
    [[nodiscard]] int next(int tile, Direction d) const {
        return next_[static_cast<std::size_t>(tile)][static_cast<std::size_t>(d)];
    }
    [[nodiscard]] int exits(int tile) const;
    /// Steps from a tile to every tile; -1 where no way leads.
    [[nodiscard]] std::vector<int> distances(int from) const;

  private:
    void lay(Point p);
    [[nodiscard]] std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(p.x);
    }

    Size size_;
    std::vector<int> tiles_;
    std::vector<Point> path_;
    std::vector<std::array<int, 4>> next_;
};

Tiles::Tiles(const Grid& grid, int pitch)
    : size_{pitch * (grid.width() - 1) + 1, pitch * (grid.height() - 1) + 1},
      tiles_(static_cast<std::size_t>(size_.cells()), -1) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.passages({x, y}) != 0) lay({pitch * x, pitch * y});
            for (int i = 1; i < pitch; ++i) {
                if (grid.is_open({x, y}, Direction::East)) lay({pitch * x + i, pitch * y});
                if (grid.is_open({x, y}, Direction::South)) lay({pitch * x, pitch * y + i});
            }
        }
    }
    for (const Point p : path_) {
        next_.push_back({at(step(p, Direction::North)), at(step(p, Direction::East)),
                         at(step(p, Direction::South)), at(step(p, Direction::West))});
    }
}

void Tiles::lay(Point p) {
    tiles_[index(p)] = count();
    path_.push_back(p);
}

int Tiles::exits(int tile) const {
    int count = 0;
    for (const Direction d : all_directions)
        count += next(tile, d) >= 0 ? 1 : 0;
    return count;
}

std::vector<int> Tiles::distances(int from) const {
    std::vector<int> distance(path_.size(), -1);
    std::vector<int> wave{from};
    wave.reserve(path_.size());
    distance[static_cast<std::size_t>(from)] = 0;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const int farther = distance[static_cast<std::size_t>(wave[i])] + 1;
        for (const int tile : next_[static_cast<std::size_t>(wave[i])]) {
            if (tile < 0 || distance[static_cast<std::size_t>(tile)] >= 0) continue;
            distance[static_cast<std::size_t>(tile)] = farther;
            wave.push_back(tile);
        }
    }
    return distance;
}

// The start is the middle tile, or the first of the nearest ones where that is a wall.
int start_tile(const Tiles& tiles) {
    int best = 0;
    int least = std::numeric_limits<int>::max();
    for (int tile = 0; tile < tiles.count(); ++tile) {
        const Point p = tiles.place(tile);
        const int away =
            std::abs(2 * p.x + 1 - tiles.size().width) + std::abs(2 * p.y + 1 - tiles.size().height);
        if (away >= least) continue;
        best = tile;
        least = away;
    }
    return best;
}

std::vector<int> corner_tiles(const Tiles& tiles) {
    const int right = tiles.size().width - 1;
    const int bottom = tiles.size().height - 1;
    std::vector<int> corners;
    for (const Point p : {Point{0, 0}, Point{right, 0}, Point{0, bottom}, Point{right, bottom}}) {
        if (tiles.at(p) >= 0) corners.push_back(tiles.at(p));
    }
    return corners;
}

// Robert Tarjan's low-link numbers, with a stack of its own instead of recursion.
class Bridges {
  public:
    explicit Bridges(const Tiles& tiles)
        : tiles_(tiles), order_(static_cast<std::size_t>(tiles.count())), low_(order_) {}

    int count() {
        int bridges = 0;
        for (int root = 0; root < tiles_.count(); ++root) {
            if (order(root) == 0) bridges += count_from(root);
        }
        return bridges;
    }

  private:
    struct Visit {
        int tile;
        int from;
        std::size_t tried = 0;
    };

    int& order(int tile) { return order_[static_cast<std::size_t>(tile)]; }
    int& low(int tile) { return low_[static_cast<std::size_t>(tile)]; }

    void enter(int tile, int from) {
        order(tile) = low(tile) = ++clock_;
        stack_.push_back({tile, from});
    }

    int count_from(int root) {
        int bridges = 0;
        enter(root, -1);
        while (!stack_.empty()) {
            Visit& visit = stack_.back();
            if (visit.tried < all_directions.size()) {
                const int tile = visit.tile;
                const int to = tiles_.next(tile, all_directions[visit.tried++]);
                if (to < 0 || to == visit.from) continue;
                if (order(to) == 0) {
                    enter(to, tile);
                } else {
                    low(tile) = std::min(low(tile), order(to));
                }
                continue;
            }
            const Visit done = visit;
            stack_.pop_back();
            if (done.from < 0) continue;
            low(done.from) = std::min(low(done.from), low(done.tile));
            bridges += low(done.tile) > order(done.from) ? 1 : 0;
        }
        return bridges;
    }

    const Tiles& tiles_;
    std::vector<int> order_;  // when a tile was entered, from 1 on
    std::vector<int> low_;    // the earliest tile that its tree of visits leads back to
    std::vector<Visit> stack_;
    int clock_ = 0;
};

void count_junctions(const Tiles& tiles, TileMeasures& m) {
    int exits = 0;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        const int count = tiles.exits(tile);
        exits += count;
        m.dead_ends += count == 1 ? 1 : 0;
        m.three_ways += count == 3 ? 1 : 0;
        m.crossings += count == 4 ? 1 : 0;
        const int east = tiles.next(tile, Direction::East);
        const int south = tiles.next(tile, Direction::South);
        m.open_squares += east >= 0 && south >= 0 && tiles.next(east, Direction::South) >= 0 ? 1 : 0;
    }
    m.tiles = tiles.count();
    m.loops = exits / 2 - m.tiles + 1;
    m.junctions_per_10000 = m.tiles == 0 ? 0 : 10000 * (m.three_ways + m.crossings) / m.tiles;
}

// Steps from a junction to the next one, or to a dead end.
int corridor_length(const Tiles& tiles, int junction, Direction d) {
    int tile = tiles.next(junction, d);
    int steps = 1;
    while (tiles.exits(tile) == 2) {
        for (const Direction onward : all_directions) {
            if (onward == opposite(d) || tiles.next(tile, onward) < 0) continue;
            d = onward;
            break;
        }
        tile = tiles.next(tile, d);
        ++steps;
    }
    return steps;
}

void measure_corridors(const Tiles& tiles, TileMeasures& m) {
    std::int64_t steps = 0;
    std::int64_t ends = 0;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        if (tiles.exits(tile) < 3) continue;
        for (const Direction d : all_directions) {
            if (tiles.next(tile, d) < 0) continue;
            const int length = corridor_length(tiles, tile, d);
            m.longest_corridor = std::max(m.longest_corridor, length);
            steps += length;
            ++ends;
        }
    }
    m.mean_corridor_hundredths = ends == 0 ? 0 : static_cast<int>(100 * steps / ends);
}

void measure_straights(const Tiles& tiles, TileMeasures& m) {
    for (int tile = 0; tile < tiles.count(); ++tile) {
        for (const Direction d : {Direction::East, Direction::South}) {
            int length = 0;
            for (int at = tile; at >= 0; at = tiles.next(at, d))
                ++length;
            m.longest_straight = std::max(m.longest_straight, length);
        }
    }
}

void measure_distances(const Tiles& tiles, int start, TileMeasures& m) {
    const std::vector<int> corners = corner_tiles(tiles);
    const std::vector<int> from_start = tiles.distances(start);
    m.refuge_gap = m.start_gap = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::vector<int> distance = tiles.distances(corners[i]);
        m.start_gap = std::min(m.start_gap, from_start[static_cast<std::size_t>(corners[i])]);
        for (std::size_t j = 0; j < i; ++j)
            m.refuge_gap = std::min(m.refuge_gap, distance[static_cast<std::size_t>(corners[j])]);
    }
    m.unreachable = static_cast<int>(std::count(from_start.begin(), from_start.end(), -1));
    std::int64_t sum = 0;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        for (const int steps : tiles.distances(tile))
            sum += std::max(0, steps);
    }
    const std::int64_t pairs = static_cast<std::int64_t>(m.tiles) * (m.tiles - 1);
    m.mean_distance_hundredths = pairs == 0 ? 0 : static_cast<int>(100 * sum / pairs);
}

bool is_symmetric(const Tiles& tiles) {
    for (int tile = 0; tile < tiles.count(); ++tile) {
        const Point p = tiles.place(tile);
        if (tiles.at({tiles.size().width - 1 - p.x, p.y}) < 0) return false;
    }
    return true;
}

int count_lone_posts(const Grid& grid) {
    int count = 0;
    for (int y = 1; y < grid.height(); ++y) {
        for (int x = 1; x < grid.width(); ++x) {
            const bool is_lone = grid.is_open({x - 1, y - 1}, Direction::East) &&
                                 grid.is_open({x - 1, y - 1}, Direction::South) &&
                                 grid.is_open({x, y}, Direction::North) &&
                                 grid.is_open({x, y}, Direction::West);
            const bool is_centre = 2 * x == grid.width() && 2 * y == grid.height();
            count += is_lone && !is_centre ? 1 : 0;
        }
    }
    return count;
}

std::string decimal(int hundredths) {
    const std::string digits = std::to_string(100 + hundredths % 100);
    return std::to_string(hundredths / 100) + "." + digits.substr(1);
}

// Collects one sentence for each value that lies outside its gate.
class Verdict {
  public:
    void check(const std::string& what, int value, int low, int high) {
        if (value >= low && value <= high) return;
        faults_.push_back(what + ": " + std::to_string(value) +
                          range(std::to_string(low), std::to_string(high)));
    }
    void check_hundredths(const std::string& what, int value, int low, int high) {
        if (value >= low && value <= high) return;
        faults_.push_back(what + ": " + decimal(value) + range(decimal(low), decimal(high)));
    }
    std::vector<std::string> take() { return std::move(faults_); }

  private:
    static std::string range(const std::string& low, const std::string& high) {
        return low == high ? ", must be " + low : ", must be " + low + " to " + high;
    }
    std::vector<std::string> faults_;
};

}  // namespace

TileMeasures measure_tiles(const Grid& grid, int pitch) {
    const Tiles tiles(grid, pitch);
    TileMeasures m;
    if (tiles.count() == 0) return m;
    count_junctions(tiles, m);
    m.bridges = Bridges(tiles).count();
    measure_corridors(tiles, m);
    measure_straights(tiles, m);
    measure_distances(tiles, start_tile(tiles), m);
    m.is_symmetric = is_symmetric(tiles);
    m.lone_posts = count_lone_posts(grid);
    m.dots = m.tiles - 5;
    return m;
}

std::vector<std::string> tile_faults(const TileMeasures& m, Size cells, bool symmetric, int pitch) {
    constexpr int any = std::numeric_limits<int>::max();
    const int count = static_cast<int>(cells.cells());
    const int across = pitch * (cells.width - 1);
    const int down = pitch * (cells.height - 1);
    const int shorter = std::min(across, down);

    Verdict verdict;
    verdict.check("unreachable tiles", m.unreachable, 0, 0);
    verdict.check("dead ends", m.dead_ends, 0, 0);
    verdict.check("bridges", m.bridges, 0, 0);
    verdict.check("loops", m.loops, std::max((15 * count + 99) / 100, count >= 90 ? 14 : 2),
                  30 * count / 100);
    verdict.check_hundredths("junctions in 100 tiles", m.junctions_per_10000, 1000, 1600);
    verdict.check("crossings", m.crossings, 0, std::max(8, 8 * count / 117));
    verdict.check_hundredths("mean corridor", m.mean_corridor_hundredths, 400, 700);
    verdict.check("longest corridor", m.longest_corridor, 0, 16);
    verdict.check("longest straight", m.longest_straight, 0, 26);
    verdict.check("open squares of tiles", m.open_squares, 0, 0);
    verdict.check("lone posts", m.lone_posts, 0, 0);
    if (symmetric) verdict.check("mirror images", m.is_symmetric ? 1 : 0, 1, 1);
    verdict.check("steps between two corners", m.refuge_gap, shorter >= 16 ? 18 : shorter + 2, any);
    verdict.check("steps from the start to a corner", m.start_gap, 12, any);
    // The mean follows from the shape: half the arcade board's 18 to 24 steps at 28x31 tiles on half its
    // sides.
    verdict.check_hundredths("mean distance", m.mean_distance_hundredths, 38 * (across + down + 2),
                             48 * (across + down + 2));
    const bool is_default_size =
        pitch == 2 ? count >= 85 && count <= 118 : pitch == 3 && count >= 55 && count <= 76;
    if (is_default_size) verdict.check("dots", m.dots, 180, 260);
    return verdict.take();
}

}  // namespace maze
