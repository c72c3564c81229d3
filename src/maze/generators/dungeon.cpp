#include "maze/generators/dungeon.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "maze/generators/canvas.hpp"
#include "maze/generators/hunt_and_kill.hpp"
#include "maze/generators/pick.hpp"
#include "maze/open_area.hpp"

namespace maze {

namespace {

struct Room {
    Point corner;
    Size size;
};

// How far from a random middle a room looks for its best place, so that a large board costs no more a
// room than a small one.
constexpr int search_side = 16;

class Digger {
  public:
    Digger(Grid& grid, const DungeonOptions& options, Rng& rng, const CarvingSink& report)
        : grid_(grid),
          options_(options),
          rng_(rng),
          report_(report),
          is_rock_(cell_count()),
          in_room_(cell_count()) {
        // Which cells may be dug at all has to be known after the maze has used up the choices.
        for_each_cell([&](Point p) { is_rock_[index(p)] = choices(grid_, p) == 0; });
    }

    void wear_away_dead_ends() {
        auto left_to_erase = grid_.size().cells() * options_.sparseness / 100;
        std::vector<Point> dead_ends;
        for_each_cell([&](Point p) {
            if (is_erasable(p)) dead_ends.push_back(p);
        });
        while (left_to_erase > 0 && !dead_ends.empty()) {
            const std::uint32_t i = rng_.below(static_cast<std::uint32_t>(dead_ends.size()));
            const Point p = dead_ends[i];
            dead_ends[i] = dead_ends.back();
            dead_ends.pop_back();
            const Direction d = only_side(p);
            change(p, d, false);
            --left_to_erase;
            if (is_erasable(step(p, d))) dead_ends.push_back(step(p, d));
        }
    }

    void lead_dead_ends_on() {
        for_each_cell([&](Point p) {
            if (grid_.passage_count(p) == 1 && rng_.chance_percent(options_.dead_end_removal)) lead_on(p);
        });
    }

    void place_rooms() {
        const std::int64_t count = std::max<std::int64_t>(1, grid_.size().cells() / options_.cells_a_room);
        for (std::int64_t i = 0; i < count; ++i)
            place_room();
    }

    // Rooms and stretches of corridor that no door joins to the entry get a tunnel.
    void join_all() {
        for (;;) {
            std::vector<std::uint8_t> reached(cell_count());
            std::vector<Point> wave{options_.entry};
            reached[index(options_.entry)] = 1;
            spread_over_passages(wave, reached);
            const auto is_cut_off = [&](Point p) { return grid_.passages(p) != 0 && reached[index(p)] == 0; };
            if (!dig_tunnel(reached, is_cut_off)) return;
        }
    }

  private:
    [[nodiscard]] std::size_t cell_count() const { return static_cast<std::size_t>(grid_.size().cells()); }
    [[nodiscard]] std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(grid_.width()) +
               static_cast<std::size_t>(p.x);
    }
    [[nodiscard]] bool is_diggable(Point p) const { return grid_.contains(p) && !is_rock_[index(p)]; }
    [[nodiscard]] bool is_corridor(Point p) const { return grid_.contains(p) && grid_.passages(p) != 0; }

    template <class Visit>
    void for_each_cell(Visit visit) const {
        for (int y = 0; y < grid_.height(); ++y) {
            for (int x = 0; x < grid_.width(); ++x)
                visit(Point{x, y});
        }
    }
    template <class Visit>
    static void for_each_cell_of(const Room& room, Visit visit) {
        for (int y = 0; y < room.size.height; ++y) {
            for (int x = 0; x < room.size.width; ++x)
                visit(Point{room.corner.x + x, room.corner.y + y});
        }
    }

    void change(Point p, Direction d, bool opened) {
        opened ? grid_.open(p, d) : grid_.close(p, d);
        if (report_) report_({p, d, opened});
    }

    bool try_open(Point p, Direction d) {
        if (grid_.is_open(p, d) || would_open_area(grid_, p, d)) return false;
        change(p, d, true);
        return true;
    }

    [[nodiscard]] bool is_erasable(Point p) const {
        return grid_.passage_count(p) == 1 && p != options_.entry && p != options_.exit;
    }

    [[nodiscard]] Direction only_side(Point p) const {
        return *std::find_if(all_directions.begin(), all_directions.end(),
                             [&](Direction d) { return grid_.is_open(p, d); });
    }

    // A random walk that ends at the first corridor it meets. Every step before that digs new rock.
    void lead_on(Point p) {
        for (;;) {
            unsigned sides = 0;
            for (const Direction d : all_directions) {
                if (!grid_.is_open(p, d) && is_diggable(step(p, d))) sides |= bit(d);
            }
            Direction d = Direction::North;
            bool has_opened = false;
            while (sides != 0 && !has_opened) {
                d = static_cast<Direction>(EvenPicker(rng_).pick(sides));
                sides &= ~static_cast<unsigned>(bit(d));
                const bool has_arrived = is_corridor(step(p, d));
                has_opened = try_open(p, d);
                if (has_opened && has_arrived) return;
            }
            if (!has_opened) return;
            p = step(p, d);
        }
    }

    void place_room() {
        const auto side = [&](int most) {
            const int longest = std::min(options_.most_room_side, most);
            const int shortest = std::min(options_.least_room_side, longest);
            return shortest +
                   static_cast<int>(rng_.below(static_cast<std::uint32_t>(longest - shortest + 1)));
        };
        Room room;
        room.size = {side(grid_.width()), side(grid_.height())};
        if (!find_place(room)) return;
        for_each_cell_of(room, [&](Point p) { in_room_[index(p)] = true; });
        for_each_cell_of(room, [&](Point p) {
            if (p.x + 1 < room.corner.x + room.size.width) try_open(p, Direction::East);
            if (p.y + 1 < room.corner.y + room.size.height) try_open(p, Direction::South);
        });
        for (const Direction d : all_directions)
            open_doors(room, d);
    }

    // The place with the least score of those that touch or cover anything, the first of equals.
    bool find_place(Room& room) {
        const auto start = [&](int board, int side) {
            const auto places = static_cast<std::uint32_t>(std::max(1, board - search_side - side + 2));
            return static_cast<int>(rng_.below(places));
        };
        const Point from{start(grid_.width(), room.size.width), start(grid_.height(), room.size.height)};
        int best = 0;
        for (int y = from.y; y < from.y + search_side && y + room.size.height <= grid_.height(); ++y) {
            for (int x = from.x; x < from.x + search_side && x + room.size.width <= grid_.width(); ++x) {
                const int score = score_of({{x, y}, room.size}, best);
                if (score == 0) continue;
                best = score;
                room.corner = {x, y};
            }
        }
        return best != 0;
    }

    // 0 for a place that touches nothing, cannot be dug or is no better than `best`, if there is one.
    [[nodiscard]] int score_of(const Room& room, int best) const {
        int score = 0;
        for (int y = room.corner.y; y < room.corner.y + room.size.height; ++y) {
            for (int x = room.corner.x; x < room.corner.x + room.size.width; ++x) {
                if (is_rock_[index({x, y})]) return 0;
                score += score_of_cell({x, y});
            }
            if (best != 0 && score >= best) return 0;
        }
        return score;
    }

    [[nodiscard]] int score_of_cell(Point p) const {
        int score = in_room_[index(p)] ? 100 : 0;
        if (is_corridor(p)) score += 3;
        for (const Direction d : all_directions)
            score += is_corridor(step(p, d)) ? 1 : 0;
        return score;
    }

    // One door, at a random place, for each unbroken stretch of a side that has corridors behind it.
    void open_doors(const Room& room, Direction d) {
        const bool is_row = d == Direction::North || d == Direction::South;
        const int length = is_row ? room.size.width : room.size.height;
        const Point far{room.corner.x + room.size.width - 1, room.corner.y + room.size.height - 1};
        std::vector<Point> stretch;
        for (int i = 0; i <= length; ++i) {
            const Point p = is_row ? Point{room.corner.x + i, d == Direction::North ? room.corner.y : far.y}
                                   : Point{d == Direction::West ? room.corner.x : far.x, room.corner.y + i};
            if (i < length && is_corridor(step(p, d))) {
                stretch.push_back(p);
                continue;
            }
            open_one_door(stretch, d);
            stretch.clear();
        }
    }

    void open_one_door(const std::vector<Point>& stretch, Direction d) {
        const auto is_door = [&](Point p) { return grid_.is_open(p, d); };
        if (stretch.empty() || std::any_of(stretch.begin(), stretch.end(), is_door)) return;
        try_open(stretch[rng_.below(static_cast<std::uint32_t>(stretch.size()))], d);
    }

    void spread_over_passages(std::vector<Point>& wave, std::vector<std::uint8_t>& reached) const {
        while (!wave.empty()) {
            const Point p = wave.back();
            wave.pop_back();
            for (const Direction d : all_directions) {
                const Point q = step(p, d);
                if (!grid_.is_open(p, d) || reached[index(q)] != 0) continue;
                reached[index(q)] = 1;
                wave.push_back(q);
            }
        }
    }

    // Breadth first through rock, from what is reached to the nearest cell that is cut off. The cells of
    // `reached` that are no 1 hold 2 plus the direction they were reached by.
    template <class IsCutOff>
    bool dig_tunnel(std::vector<std::uint8_t>& reached, IsCutOff is_cut_off) {
        std::vector<Point> wave;
        for_each_cell([&](Point p) {
            if (reached[index(p)] != 0) wave.push_back(p);
        });
        for (std::size_t i = 0; i < wave.size(); ++i) {
            for (const Direction d : all_directions) {
                const Point q = step(wave[i], d);
                if (!is_diggable(q) || reached[index(q)] != 0) continue;
                const bool has_arrived = is_cut_off(q);
                reached[index(q)] = static_cast<std::uint8_t>(2U + static_cast<unsigned>(d));
                if (has_arrived) {
                    dig_back(q, reached);
                    return true;
                }
                wave.push_back(q);
            }
        }
        return false;
    }

    void dig_back(Point p, const std::vector<std::uint8_t>& reached) {
        while (reached[index(p)] != 1) {
            const Direction back = opposite(static_cast<Direction>(reached[index(p)] - 2));
            change(p, back, true);
            p = step(p, back);
        }
    }

    Grid& grid_;
    const DungeonOptions& options_;
    Rng& rng_;
    const CarvingSink& report_;
    std::vector<bool> is_rock_;  // cells of a stamp
    std::vector<bool> in_room_;
};

}  // namespace

void carve_dungeon(Grid& grid, const DungeonOptions& options, Rng& rng, const CarvingSink& report) {
    Digger digger(grid, options, rng, report);
    carve_hunt_and_kill(grid, options.turns, rng, report);
    digger.wear_away_dead_ends();
    digger.lead_dead_ends_on();
    digger.place_rooms();
    digger.join_all();
}

}  // namespace maze
