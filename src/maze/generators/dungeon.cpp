#include "maze/generators/dungeon.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "maze/generators/canvas.hpp"
#include "maze/generators/hunt_and_kill.hpp"
#include "maze/generators/pick.hpp"
#include "maze/generators/search_order.hpp"
#include "maze/open_area.hpp"
#include "maze/passage.hpp"

namespace maze {

namespace {

struct Room {
    Point corner;
    Size size;
};

// How far from a random middle a room looks for its best place, so that a large board costs no more a
// room than a small one.
constexpr int search_side = 16;

constexpr std::int64_t cells_a_room = 45;

// More than all other scores of the largest room together; a window of nothing else still fits an int.
constexpr int rock_score = 1'000'000;

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

    // In a random order, for the first walks find the most rock to dig.
    void lead_dead_ends_on() {
        if (options_.dead_end_removal == 0) return;
        std::vector<Point> dead_ends;
        for_each_cell([&](Point p) {
            if (grid_.passage_count(p) == 1) dead_ends.push_back(p);
        });
        shuffle(dead_ends);
        for (const Point p : dead_ends) {
            if (grid_.passage_count(p) == 1 && rng_.chance_percent(options_.dead_end_removal)) lead_on(p);
        }
    }

    void place_rooms() {
        const std::int64_t usual = std::max<std::int64_t>(1, grid_.size().cells() / cells_a_room);
        const std::int64_t count = options_.rooms ? *options_.rooms : usual;
        for (std::int64_t i = 0; i < count; ++i)
            place_room();
    }

    // Rooms and stretches of corridor that no door joins to the entry get a tunnel. A wave runs from what is
    // joined through the rock around; where it meets something cut off, it digs its way back and runs on from
    // there, too.
    void join_all() {
        std::vector<std::uint8_t> trail(cell_count());
        std::vector<Point> wave;
        spread_over_passages(options_.entry, trail, wave);
        for (std::size_t i = 0; i < wave.size(); ++i) {
            for (const Direction d : all_directions) {
                const Point q = step(wave[i], d);
                if (!is_diggable(q) || trail[index(q)] != 0) continue;
                const bool is_cut_off = is_corridor(q);
                trail[index(q)] = static_cast<std::uint8_t>(2U + static_cast<unsigned>(d));
                if (is_cut_off) {
                    dig_back(q, trail);
                    spread_over_passages(q, trail, wave);
                } else {
                    wave.push_back(q);
                }
            }
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

    template <class Item>
    void shuffle(std::vector<Item>& items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[rng_.below(static_cast<std::uint32_t>(i))]);
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
        open_inside(room);
        for (const Direction d : all_directions)
            open_doors(room, d);
    }

    // In a random order, for in a large room the last ones are refused.
    void open_inside(const Room& room) {
        std::vector<Passage> inside;
        for_each_cell_of(room, [&](Point p) {
            if (p.x + 1 < room.corner.x + room.size.width) inside.push_back({p, Direction::East});
            if (p.y + 1 < room.corner.y + room.size.height) inside.push_back({p, Direction::South});
        });
        shuffle(inside);
        for (const Passage& passage : inside)
            try_open(passage.cell, passage.direction);
    }

    // The place with the least score of those that touch or cover anything, the first of equals in a random
    // order.
    bool find_place(Room& room) {
        const auto places = [](int board, int side) { return board - side + 1; };
        const Size all{places(grid_.width(), room.size.width), places(grid_.height(), room.size.height)};
        const auto start = [&](int count) {
            return static_cast<int>(
                rng_.below(static_cast<std::uint32_t>(std::max(1, count - search_side + 1))));
        };
        const Point from{start(all.width), start(all.height)};
        const Size searched{std::min(search_side, all.width), std::min(search_side, all.height)};
        add_up_scores(from, {searched.width + room.size.width - 1, searched.height + room.size.height - 1});
        int best = rock_score;
        SearchOrder(rng_).run(searched, [&](int x, int y) {
            const int score = score_of({{x, y}, room.size});
            if (score == 0 || score >= best) return;
            best = score;
            room.corner = {from.x + x, from.y + y};
        });
        return best < rock_score;
    }

    // After this, any rectangle of the window is known by its four corners: sums_ holds for each corner of a
    // cell the scores of all cells above and to the left.
    void add_up_scores(Point from, Size window) {
        sums_width_ = static_cast<std::size_t>(window.width) + 1;
        sums_.assign(sums_width_ * (static_cast<std::size_t>(window.height) + 1), 0);
        for (int y = 0; y < window.height; ++y) {
            int row = 0;
            for (int x = 0; x < window.width; ++x) {
                row += score_of_cell({from.x + x, from.y + y});
                sum_at(x + 1, y + 1) = sum_at(x + 1, y) + row;
            }
        }
    }

    int& sum_at(int x, int y) {
        return sums_[static_cast<std::size_t>(y) * sums_width_ + static_cast<std::size_t>(x)];
    }

    // 0 for a place that touches nothing, rock_score or more for one that cannot be dug. The room's corner is
    // counted from that of the window.
    int score_of(const Room& room) {
        const int left = room.corner.x;
        const int top = room.corner.y;
        const int right = left + room.size.width;
        const int bottom = top + room.size.height;
        return sum_at(right, bottom) - sum_at(left, bottom) - sum_at(right, top) + sum_at(left, top);
    }

    [[nodiscard]] int score_of_cell(Point p) const {
        if (is_rock_[index(p)]) return rock_score;
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

    // Marks p and all that passages join to it as joined, and adds it to the wave. In the trail, 0 is a cell
    // not reached, 1 a joined one, and others hold 2 plus the direction they were reached by.
    void spread_over_passages(Point p, std::vector<std::uint8_t>& trail, std::vector<Point>& wave) const {
        trail[index(p)] = 1;
        std::size_t next = wave.size();
        wave.push_back(p);
        for (; next < wave.size(); ++next) {
            const Point from = wave[next];
            for (const Direction d : all_directions) {
                const Point q = step(from, d);
                if (!grid_.is_open(from, d) || trail[index(q)] == 1) continue;
                trail[index(q)] = 1;
                wave.push_back(q);
            }
        }
    }

    void dig_back(Point p, std::vector<std::uint8_t>& trail) {
        while (trail[index(p)] != 1) {
            const Direction back = opposite(static_cast<Direction>(trail[index(p)] - 2));
            trail[index(p)] = 1;
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
    std::vector<int> sums_;
    std::size_t sums_width_ = 0;
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
