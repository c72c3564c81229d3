#include "maze/generators/tiled.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

#include "maze/generators/canvas.hpp"
#include "maze/generators/recursive_backtracker.hpp"
#include "maze/generators/union_find.hpp"
#include "maze/passage.hpp"

namespace maze {

namespace {

// A tile of cells takes a third of the fastest cache of today's processors.
constexpr int most_side = 128;

struct Tile {
    Point corner;
    Size size;
};

// Equal shares instead of whole tiles and a sliver at the end.
class Tiling {
  public:
    explicit Tiling(Size board)
        : board_(board),
          across_((board.width + most_side - 1) / most_side),
          down_((board.height + most_side - 1) / most_side) {}

    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(across_ * down_); }
    [[nodiscard]] bool has_neighbour(std::uint32_t tile, Direction d) const {
        const Point place = place_of(tile);
        return d == Direction::East ? place.x + 1 < across_ : place.y + 1 < down_;
    }
    [[nodiscard]] std::uint32_t neighbour(std::uint32_t tile, Direction d) const {
        return tile + (d == Direction::East ? 1U : static_cast<std::uint32_t>(across_));
    }
    [[nodiscard]] Tile tile(std::uint32_t tile) const {
        const Point place = place_of(tile);
        const Point corner{share(board_.width, place.x, across_), share(board_.height, place.y, down_)};
        return {corner,
                {share(board_.width, place.x + 1, across_) - corner.x,
                 share(board_.height, place.y + 1, down_) - corner.y}};
    }

  private:
    [[nodiscard]] Point place_of(std::uint32_t tile) const {
        return {static_cast<int>(tile) % across_, static_cast<int>(tile) / across_};
    }
    static int share(int length, int i, int count) {
        return static_cast<int>(static_cast<std::int64_t>(length) * i / count);
    }

    Size board_;
    int across_;
    int down_;
};

class TileCarver {
  public:
    TileCarver(Grid& grid, bool has_choices, int turns, std::uint64_t seed)
        : grid_(grid), tiling_(grid.size()), has_choices_(has_choices), turns_(turns), seed_(seed) {}

    // On as many threads as there is work for, this one among them.
    void carve_all(unsigned threads) {
        std::vector<std::thread> helpers;
        const unsigned wanted = std::min(threads, tiling_.count());
        try {
            while (helpers.size() + 1 < wanted)
                helpers.emplace_back([this] { carve_tiles_left(); });
        } catch (const std::system_error&) {
            // The threads that there are do the work.
        }
        carve_tiles_left();
        for (std::thread& helper : helpers)
            helper.join();
        if (failure_) std::rethrow_exception(failure_);
    }

    void carve_and_report(const CarvingSink& report) {
        Grid piece;
        for (std::uint32_t i = 0; i < tiling_.count(); ++i)
            carve(i, piece, report);
    }

    void open_doors(Rng& rng, const CarvingSink& report) {
        struct Pair {
            std::uint32_t tile = 0;
            Direction side = Direction::East;
        };
        std::vector<Pair> pairs;
        for (std::uint32_t i = 0; i < tiling_.count(); ++i) {
            for (const Direction d : {Direction::East, Direction::South}) {
                if (tiling_.has_neighbour(i, d)) pairs.push_back({i, d});
            }
        }
        shuffle(pairs, rng);
        UnionFind joined(tiling_.count());
        for (const Pair& pair : pairs) {
            const std::vector<Point> places = door_places(tiling_.tile(pair.tile), pair.side);
            if (places.empty() || !joined.join(pair.tile, tiling_.neighbour(pair.tile, pair.side))) continue;
            const Point p = places[rng.below(static_cast<std::uint32_t>(places.size()))];
            grid_.open(p, pair.side);
            if (report) report({p, pair.side, true});
        }
    }

  private:
    void carve_tiles_left() {
        try {
            Grid piece;
            for (std::uint32_t i = next_++; i < tiling_.count(); i = next_++)
                carve(i, piece, {});
        } catch (...) {
            // Out of memory. The first to fail speaks for all.
            if (!has_failed_.exchange(true)) failure_ = std::current_exception();
        }
    }

    // In a grid of its own, so that no two threads ever write to neighbouring cells of one.
    void carve(std::uint32_t i, Grid& piece, const CarvingSink& report) {
        const Tile tile = tiling_.tile(i);
        if (piece.size() != tile.size) piece = Grid(tile.size);
        mark_choices(piece, closed_cells(tile));
        Rng rng(seed_, i);
        CarvingSink report_in_board;
        if (report) {
            report_in_board = [&](const CarvingStep& step) {
                report({{tile.corner.x + step.cell.x, tile.corner.y + step.cell.y},
                        step.direction,
                        step.opened});
            };
        }
        do {
            carve_recursive_backtracker(piece, turns_, rng, report_in_board);
        } while (has_choices_ && has_any_choice(piece));  // closed cells may cut a tile into pieces
        for (int y = 0; y < tile.size.height; ++y) {
            std::uint8_t* row = grid_.row(tile.corner.y + y) + tile.corner.x;
            const std::uint8_t* carved = piece.row(y);
            for (int x = 0; x < tile.size.width; ++x)
                row[x] = static_cast<std::uint8_t>((has_choices_ ? row[x] & 0xF0U : 0U) | carved[x]);
        }
    }

    [[nodiscard]] std::vector<Point> closed_cells(const Tile& tile) const {
        std::vector<Point> closed;
        for (int y = 0; has_choices_ && y < tile.size.height; ++y) {
            for (int x = 0; x < tile.size.width; ++x) {
                if (choices(grid_, {tile.corner.x + x, tile.corner.y + y}) == 0) closed.push_back({x, y});
            }
        }
        return closed;
    }

    static bool has_any_choice(const Grid& grid) {
        for (int y = 0; y < grid.height(); ++y) {
            const std::uint8_t* row = grid.row(y);
            if (std::any_of(row, row + grid.width(), [](std::uint8_t cell) { return cell >= 0x10; }))
                return true;
        }
        return false;
    }

    // The cells of a tile along its east or south from which a door could lead.
    [[nodiscard]] std::vector<Point> door_places(const Tile& tile, Direction side) const {
        std::vector<Point> places;
        const bool is_east = side == Direction::East;
        const int length = is_east ? tile.size.height : tile.size.width;
        for (int i = 0; i < length; ++i) {
            const Point p = is_east ? Point{tile.corner.x + tile.size.width - 1, tile.corner.y + i}
                                    : Point{tile.corner.x + i, tile.corner.y + tile.size.height - 1};
            if (!has_choices_ || (choices(grid_, p) & bit(side)) != 0) places.push_back(p);
        }
        return places;
    }

    Grid& grid_;
    Tiling tiling_;
    bool has_choices_;
    int turns_;
    std::uint64_t seed_;
    std::atomic<std::uint32_t> next_{0};
    std::atomic<bool> has_failed_{false};
    std::exception_ptr failure_;
};

}  // namespace

void carve_tiled(Grid& grid, bool has_choices, int turns, unsigned threads, Rng& rng,
                 const CarvingSink& report) {
    TileCarver carver(grid, has_choices, turns, rng.next());
    if (report)
        carver.carve_and_report(report);
    else
        carver.carve_all(std::max(1U, threads));
    carver.open_doors(rng, report);
}

}  // namespace maze
