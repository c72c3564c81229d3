#include "maze/chase_gates.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace maze {

namespace {

// The path tiles of a board, without its border.
class Tiles {
  public:
    Tiles(const Grid& grid, int pitch);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] int count() const { return static_cast<int>(path_.size()); }
    [[nodiscard]] bool is_path(Point p) const { return size_.contains(p) && open_[index(p)]; }
    [[nodiscard]] const std::vector<Point>& path() const { return path_; }
    [[nodiscard]] std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(p.x);
    }
    [[nodiscard]] int exits(Point p) const;
    /// Steps from a tile to every tile; -1 where no way leads.
    [[nodiscard]] std::vector<int> distances(Point from) const;

  private:
    void lay(Point p);

    Size size_;
    std::vector<bool> open_;
    std::vector<Point> path_;
};

Tiles::Tiles(const Grid& grid, int pitch)
    : size_{pitch * (grid.width() - 1) + 1, pitch * (grid.height() - 1) + 1},
      open_(static_cast<std::size_t>(size_.cells())) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.passages({x, y}) != 0) lay({pitch * x, pitch * y});
            for (int i = 1; i < pitch; ++i) {
                if (grid.is_open({x, y}, Direction::East)) lay({pitch * x + i, pitch * y});
                if (grid.is_open({x, y}, Direction::South)) lay({pitch * x, pitch * y + i});
            }
        }
    }
}

void Tiles::lay(Point p) {
    open_[index(p)] = true;
    path_.push_back(p);
}

int Tiles::exits(Point p) const {
    int count = 0;
    for (const Direction d : all_directions)
        count += is_path(step(p, d)) ? 1 : 0;
    return count;
}

std::vector<int> Tiles::distances(Point from) const {
    std::vector<int> distance(open_.size(), -1);
    std::vector<Point> wave{from};
    distance[index(from)] = 0;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const Point p = wave[i];
        for (const Direction d : all_directions) {
            const Point q = step(p, d);
            if (!is_path(q) || distance[index(q)] >= 0) continue;
            distance[index(q)] = distance[index(p)] + 1;
            wave.push_back(q);
        }
    }
    return distance;
}

// The start is the middle tile, or the nearest one to its upper left where that is a wall.
Point start_tile(const Tiles& tiles, Size cells, int pitch) {
    const Point middle{pitch * (cells.width - 1) / 2, pitch * (cells.height - 1) / 2};
    if (tiles.is_path(middle)) return middle;
    return {pitch * ((cells.width - 1) / 2), pitch * ((cells.height - 1) / 2)};
}

std::vector<Point> corner_tiles(const Tiles& tiles) {
    const int right = tiles.size().width - 1;
    const int bottom = tiles.size().height - 1;
    return {{0, 0}, {right, 0}, {0, bottom}, {right, bottom}};
}

// Robert Tarjan's low-link numbers, with a stack of its own instead of recursion.
int count_bridges(const Tiles& tiles) {
    struct Visit {
        Point at;
        Point from;
        std::size_t tried = 0;
    };
    std::vector<int> order(static_cast<std::size_t>(tiles.size().cells()), 0);
    std::vector<int> low(order.size(), 0);
    int clock = 0;
    int bridges = 0;
    for (const Point root : tiles.path()) {
        if (order[tiles.index(root)] != 0) continue;
        std::vector<Visit> stack{{root, root}};
        order[tiles.index(root)] = low[tiles.index(root)] = ++clock;
        while (!stack.empty()) {
            Visit& visit = stack.back();
            int& here = low[tiles.index(visit.at)];
            if (visit.tried < all_directions.size()) {
                const Point to = step(visit.at, all_directions[visit.tried++]);
                if (!tiles.is_path(to) || to == visit.from) continue;
                if (order[tiles.index(to)] != 0) {
                    here = std::min(here, order[tiles.index(to)]);
                } else {
                    order[tiles.index(to)] = low[tiles.index(to)] = ++clock;
                    stack.push_back({to, visit.at});
                }
                continue;
            }
            int& before = low[tiles.index(visit.from)];
            if (!(visit.at == root)) {
                before = std::min(before, here);
                bridges += here > order[tiles.index(visit.from)] ? 1 : 0;
            }
            stack.pop_back();
        }
    }
    return bridges;
}

void count_junctions(const Tiles& tiles, TileMeasures& m) {
    int exits = 0;
    for (const Point p : tiles.path()) {
        const int count = tiles.exits(p);
        exits += count;
        m.dead_ends += count == 1 ? 1 : 0;
        m.three_ways += count == 3 ? 1 : 0;
        m.crossings += count == 4 ? 1 : 0;
        const bool is_square = tiles.is_path({p.x + 1, p.y}) && tiles.is_path({p.x, p.y + 1}) &&
                               tiles.is_path({p.x + 1, p.y + 1});
        m.open_squares += is_square ? 1 : 0;
    }
    m.tiles = tiles.count();
    m.loops = exits / 2 - m.tiles + 1;
    m.junctions_per_10000 = m.tiles == 0 ? 0 : 10000 * (m.three_ways + m.crossings) / m.tiles;
}

int corridor_length(const Tiles& tiles, Point junction, Direction d) {
    Point at = step(junction, d);
    int steps = 1;
    while (tiles.exits(at) == 2) {
        for (const Direction onward : all_directions) {
            if (onward == opposite(d) || !tiles.is_path(step(at, onward))) continue;
            d = onward;
            break;
        }
        at = step(at, d);
        ++steps;
    }
    return steps;
}

void measure_corridors(const Tiles& tiles, TileMeasures& m) {
    std::int64_t steps = 0;
    std::int64_t ends = 0;
    for (const Point p : tiles.path()) {
        if (tiles.exits(p) < 3) continue;
        for (const Direction d : all_directions) {
            if (!tiles.is_path(step(p, d))) continue;
            const int length = corridor_length(tiles, p, d);
            m.longest_corridor = std::max(m.longest_corridor, length);
            steps += length;
            ++ends;
        }
    }
    m.mean_corridor_hundredths = ends == 0 ? 0 : static_cast<int>(100 * steps / ends);
}

void measure_straights(const Tiles& tiles, TileMeasures& m) {
    for (const Point p : tiles.path()) {
        for (const Direction d : {Direction::East, Direction::South}) {
            int length = 1;
            for (Point at = step(p, d); tiles.is_path(at); at = step(at, d))
                ++length;
            m.longest_straight = std::max(m.longest_straight, length);
        }
    }
}

void measure_distances(const Tiles& tiles, Size cells, int pitch, TileMeasures& m) {
    const std::vector<Point> corners = corner_tiles(tiles);
    const std::vector<int> from_start = tiles.distances(start_tile(tiles, cells, pitch));
    m.refuge_gap = m.start_gap = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::vector<int> distance = tiles.distances(corners[i]);
        m.start_gap = std::min(m.start_gap, from_start[tiles.index(corners[i])]);
        for (std::size_t j = 0; j < i; ++j)
            m.refuge_gap = std::min(m.refuge_gap, distance[tiles.index(corners[j])]);
    }
    std::int64_t sum = 0;
    for (const Point p : tiles.path()) {
        const std::vector<int> distance = tiles.distances(p);
        for (const Point q : tiles.path())
            sum += std::max(0, distance[tiles.index(q)]);
        m.unreachable += from_start[tiles.index(p)] < 0 ? 1 : 0;
    }
    const std::int64_t pairs = static_cast<std::int64_t>(m.tiles) * (m.tiles - 1);
    m.mean_distance_hundredths = pairs == 0 ? 0 : static_cast<int>(100 * sum / pairs);
}

bool is_symmetric(const Tiles& tiles) {
    const auto has_image = [&](Point p) { return tiles.is_path({tiles.size().width - 1 - p.x, p.y}); };
    return std::all_of(tiles.path().begin(), tiles.path().end(), has_image);
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
    count_junctions(tiles, m);
    m.bridges = count_bridges(tiles);
    measure_corridors(tiles, m);
    measure_straights(tiles, m);
    measure_distances(tiles, grid.size(), pitch, m);
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
