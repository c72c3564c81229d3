#include "maze/chase_penalty.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace maze {

namespace {

constexpr int one = 20;   // a weight of 1
constexpr int pitch = 2;  // tiles from one cell to the next

constexpr int longest_corridor = 16;
constexpr int long_straight = 21;
constexpr int longest_straight = 26;
constexpr int refuge_distance = 18;  // tiles between two corners
constexpr int largest_piece = 6;
constexpr int longest_stub = 4;
constexpr int wall_off_base = 12;
constexpr int far = 64;  // cells; a straight that goes on farther each way costs no more, and no more time
constexpr int too_large_to_trace = 40;

int bit_count(int mask) {
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1);
}

std::int64_t above(std::int64_t value, std::int64_t limit) {
    return std::max<std::int64_t>(0, value - limit);
}

std::int64_t outside(std::int64_t value, std::int64_t low, std::int64_t high) {
    return above(low, value) + above(value, high);
}

}  // namespace

void NumberSet::clear() {
    ++round_;
    count_ = 0;
}

bool NumberSet::insert(std::int64_t number) {
    if (2 * count_ >= entries_.size()) grow();
    const std::size_t mask = entries_.size() - 1;
    std::size_t i = static_cast<std::size_t>(static_cast<std::uint64_t>(number) * 0x9E3779B97F4A7C15U >> 32U);
    for (i &= mask; entries_[i].round == round_; i = (i + 1) & mask) {
        if (entries_[i].number == number) return false;
    }
    entries_[i] = {number, round_};
    ++count_;
    return true;
}

void NumberSet::grow() {
    std::vector<Entry> old(2 * entries_.size());
    old.swap(entries_);
    count_ = 0;
    for (const Entry& entry : old) {
        if (entry.round == round_) insert(entry.number);
    }
}

ChasePenalty::Part ChasePenalty::near(const std::vector<Post>& moved) {
    seen_.clear();
    Part part;
    for (const Post post : moved) {
        part.cost += piece_cost(post) + halls_around(post) + walls_off_base_at(post) + rows_of_walls_at(post);
        for (const Direction d : all_directions) {
            const Post other = posts_.next(post, d);
            if (!posts_.is_border(other)) part.cost += piece_cost(other) + halls_around(other);
        }
        const int x = posts_.column(post);
        const int y = posts_.row(post);
        for (const Point cell : {Point{x - 1, y - 1}, Point{x, y - 1}, Point{x - 1, y}, Point{x, y}}) {
            if (!is_new(Kind::Cell, number_of(cell))) continue;
            part.crossings += passages(cell) == 15 ? 1 : 0;
            part.cost += corridors_through(cell) + straight_through(cell, Direction::East) +
                         straight_through(cell, Direction::South);
        }
    }
    return part;
}

ChasePenalty::Part ChasePenalty::whole() {
    std::vector<Post> all;
    for (int y = 1; y < posts_.cells().height; ++y) {
        for (int x = 1; x < posts_.cells().width; ++x)
            all.push_back(posts_.at(x, y));
    }
    return near(all);
}

// Weights are for a board of 117 cells, where one junction is 0.4 in 100 tiles, one loop 0.85 % of the cells
// and one corridor 1/57 of the mean; as sums they fit a board of any size.
std::int64_t ChasePenalty::of_counts(int loops, int crossings) const {
    const std::int64_t cells = posts_.free_cells();
    const std::int64_t passages = cells - 1 + loops;
    const std::int64_t tiles = cells + (pitch - 1) * passages;
    const std::int64_t three_ways = std::max(0, 2 * (loops - 1) - 2 * crossings);
    const std::int64_t junctions = three_ways + crossings;
    const std::int64_t corridor_ends = 3 * three_ways + 4 * crossings;

    const std::int64_t density = outside(1000 * junctions, 103 * tiles, 157 * tiles) * (one + 4) / 1000;
    const std::int64_t many_crossings =
        above(crossings, std::max<std::int64_t>(6, 6 * cells / 117)) * 2 * one;
    // The mean corridor is 2 x steps / ends; wanted is 4.1 to 6.9.
    const std::int64_t mean = outside(20 * pitch * passages, 41 * corridor_ends, 69 * corridor_ends) * 3 / 20;
    const std::int64_t aim = outside(100 * static_cast<std::int64_t>(loops), 15 * cells, 18 * cells) / 10;
    const bool needs_share = posts_.cells().width >= 8 && posts_.cells().height >= 8;
    const std::int64_t gate =
        needs_share ? outside(100 * static_cast<std::int64_t>(loops), 15 * cells, 30 * cells) : 0;
    const std::int64_t two_loops = above(2, loops) * 10 * one;
    return density + many_crossings + mean + aim + gate + two_loops;
}

bool ChasePenalty::is_new(Kind kind, std::int64_t number) {
    return seen_.insert(8 * number + static_cast<int>(kind));
}

std::int64_t ChasePenalty::number_of(Point cell) const {
    return static_cast<std::int64_t>(cell.y) * posts_.cells().width + cell.x;
}

// Pieces.

std::int64_t ChasePenalty::piece_cost(Post post) {
    if (posts_.is_free(post) || !is_new(Kind::Piece, posts_.piece(post))) return 0;
    const int size = posts_.piece_size(post);
    if (posts_.is_rooted(post)) return above(size, longest_stub) * one;
    if (size == 1) return must_be_bare(post) ? 0 : 4 * one;
    if (size == 2) return one * 2 / 5;
    const std::int64_t excess = above(size, largest_piece) * 2 * one;
    return size > too_large_to_trace ? excess : excess + shape_cost(post);
}

// An I, L or T is as simple as a piece should be; S and C shapes look a little worse than a +.
std::int64_t ChasePenalty::shape_cost(Post post) {
    int bends = 0;
    int branches = 0;
    branch_.assign(1, {post, post});
    while (!branch_.empty()) {
        const auto [at, from] = branch_.back();
        branch_.pop_back();
        if (posts_.is_fixed(at)) return 0;
        int walls = 0;
        for (const Direction d : all_directions) {
            if (!posts_.has_wall(at, d)) continue;
            walls |= bit(d);
            if (posts_.next(at, d) != from) branch_.emplace_back(posts_.next(at, d), at);
        }
        branches += std::max(0, bit_count(walls) - 2);
        bends += bit_count(walls) == 2 && walls != 5 && walls != 10 ? 1 : 0;
    }
    const std::int64_t surplus = above(bends + branches, 1);
    return surplus * surplus * one / 2 + (bends == 2 && branches == 0 ? one * 3 / 10 : 0);
}

bool ChasePenalty::is_bare(Post post) const {
    return !posts_.is_free(post) && !posts_.is_rooted(post) && posts_.piece_size(post) == 1;
}

// So lies the middle post of a board with even sides, inside the open centre cells.
bool ChasePenalty::must_be_bare(Post post) const {
    return std::all_of(all_directions.begin(), all_directions.end(),
                       [&](Direction d) { return posts_.stays_open(post, d); });
}

// Four bare posts in a square are a hall of 3x3 cells.
std::int64_t ChasePenalty::halls_around(Post post) {
    if (!is_bare(post)) return 0;
    std::int64_t cost = 0;
    for (const Direction across : {Direction::East, Direction::West}) {
        for (const Direction down : {Direction::North, Direction::South}) {
            const Post beside = posts_.next(post, across);
            const Post below = posts_.next(post, down);
            if (!is_bare(beside) || !is_bare(below) || !is_bare(posts_.next(beside, down))) continue;
            const Post upper_left =
                std::min(std::min(post, beside), std::min(below, posts_.next(beside, down)));
            if (is_new(Kind::Hall, upper_left)) cost += 8 * one;
        }
    }
    return cost;
}

std::int64_t ChasePenalty::walls_off_base_at(Post post) {
    if (base_.is_none()) return 0;
    std::int64_t cost = 0;
    for (const Direction d : all_directions) {
        if (!posts_.has_wall(post, d) || base_.has_wall(posts_, post, d)) continue;
        const Post start = std::min(post, posts_.next(post, d));
        const bool is_upright = d == Direction::North || d == Direction::South;
        if (is_new(Kind::Wall, 2 * static_cast<std::int64_t>(start) + (is_upright ? 1 : 0)))
            cost += wall_off_base;
    }
    return cost;
}

// Three walls side by side look like a comb.
std::int64_t ChasePenalty::rows_of_walls_at(Post post) {
    std::int64_t cost = 0;
    for (const Direction d : all_directions) {
        if (!posts_.has_wall(post, d)) continue;
        const bool is_upright = d == Direction::North || d == Direction::South;
        const Direction backward = is_upright ? Direction::West : Direction::North;
        const Direction forward = opposite(backward);
        const Post start = std::min(post, posts_.next(post, d));
        const Direction along = is_upright ? Direction::South : Direction::East;
        const auto wall_at = [&](Post other) {
            return !posts_.is_border(other) && !posts_.is_border(posts_.next(other, along)) &&
                   posts_.has_wall(other, along);
        };
        // The wall may be the first, the middle or the last of three.
        std::array<bool, 5> wall{};
        wall[2] = true;
        const Post before = posts_.next(start, backward);
        const Post after = posts_.next(start, forward);
        wall[1] = wall_at(before);
        wall[3] = wall_at(after);
        wall[0] = wall[1] && wall_at(posts_.next(before, backward));
        wall[4] = wall[3] && wall_at(posts_.next(after, forward));
        const std::array<Post, 3> firsts{wall[1] ? posts_.next(before, backward) : before, before, start};
        for (std::size_t i = 0; i < 3; ++i) {
            if (!wall[i] || !wall[i + 1] || !wall[i + 2]) continue;
            if (is_new(Kind::RowOfWalls, 2 * static_cast<std::int64_t>(firsts[i]) + (is_upright ? 1 : 0)))
                cost += one / 4;
        }
    }
    return cost;
}

// Corridors.

ChasePenalty::Walk ChasePenalty::walk(Point from, Direction d) const {
    Walk walk{step(from, d), opposite(d), 1, false};
    for (int open = passages(walk.end); bit_count(open) == 2; open = passages(walk.end)) {
        if (walk.end == from) {
            walk.is_ring = true;
            return walk;
        }
        const int onward = open & ~bit(walk.back);
        for (const Direction next : all_directions) {
            if (onward != bit(next)) continue;
            walk.end = step(walk.end, next);
            walk.back = opposite(next);
            break;
        }
        ++walk.steps;
    }
    return walk;
}

std::int64_t ChasePenalty::corridors_through(Point cell) {
    const int open = passages(cell);
    std::int64_t cost = 0;
    for (const Direction d : all_directions) {
        if ((open & bit(d)) == 0) continue;
        if (bit_count(open) != 2) {
            cost += corridor_from(cell, d);
            continue;
        }
        const Walk to_end = walk(cell, d);
        return to_end.is_ring ? 0 : corridor_from(to_end.end, to_end.back);
    }
    return cost;
}

// A corridor without a choice is felt from both its ends.
std::int64_t ChasePenalty::corridor_from(Point end, Direction d) {
    const Walk whole = walk(end, d);
    const std::int64_t here = 4 * number_of(end) + static_cast<int>(d);
    const std::int64_t there = 4 * number_of(whole.end) + static_cast<int>(whole.back);
    if (!is_new(Kind::Corridor, std::min(here, there))) return 0;
    const int tiles = pitch * whole.steps;
    return tiles > longest_corridor ? 2 * one + (tiles - longest_corridor) * one : 0;
}

std::int64_t ChasePenalty::straight_through(Point cell, Direction forward) {
    const Direction back = opposite(forward);
    Point start = cell;
    for (int i = 0; i < far && (passages(start) & bit(back)) != 0; ++i)
        start = step(start, back);
    if (!is_new(Kind::Straight, 2 * number_of(start) + (forward == Direction::East ? 1 : 0))) return 0;
    int cells = 1;
    for (Point at = start; cells < 2 * far && (passages(at) & bit(forward)) != 0; at = step(at, forward))
        ++cells;
    const int tiles = pitch * (cells - 1) + 1;
    std::int64_t cost = above(tiles, long_straight) * one / 2 + above(tiles, longest_straight) * 4 * one;

    // A side that is open from corner to corner brings two refuges close together.
    const Size board = posts_.cells();
    const bool is_east = forward == Direction::East;
    const bool on_edge =
        is_east ? start.y == 0 || start.y == board.height - 1 : start.x == 0 || start.x == board.width - 1;
    const bool is_whole_side = cells == (is_east ? board.width : board.height);
    if (on_edge && is_whole_side && tiles - 1 < refuge_distance) cost += 10 * one;
    return cost;
}

}  // namespace maze
