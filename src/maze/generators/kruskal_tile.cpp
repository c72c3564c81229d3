#include "maze/generators/kruskal_tile.hpp"

#include <numeric>
#include <utility>

namespace maze {

namespace {

template <class Visit>
void for_each_rim_place(Visit visit) {
    for (int y = 0; y < KruskalTile::side; ++y) {
        const bool is_whole_row = y == 0 || y == KruskalTile::side - 1;
        for (int x = 0; x < KruskalTile::side; x += is_whole_row ? 1 : KruskalTile::side - 1)
            visit(KruskalTile::place_at(x, y));
    }
}

}  // namespace

void KruskalTile::clear() {
    wall_count_ = 0;
    starts_.fill(0);
    sides_.fill(0);
    questions_.clear();
    rim_pairs_.clear();
    std::iota(parents_.begin(), parents_.end(), Place{0});
    sure_parents_ = parents_;
    sizes_.fill(1);
    reaches_rim_.fill(false);
    for_each_rim_place([&](std::uint32_t place) { reaches_rim_[place] = true; });
}

// Into their buckets, then by insertion, which finds hardly anything left to do.
void KruskalTile::sort_walls() {
    Place before = 0;
    for (Place& start : starts_)
        before = static_cast<Place>(before + std::exchange(start, before));
    for (std::size_t i = 0; i < wall_count_; ++i)
        sorted_[starts_[bucket_of(walls_[i])]++] = walls_[i];
    for (std::size_t i = 1; i < wall_count_; ++i) {
        const KeyedWall wall = sorted_[i];
        std::size_t j = i;
        for (; j > 0 && sorted_[j - 1] > wall; --j)
            sorted_[j] = sorted_[j - 1];
        sorted_[j] = wall;
    }
}

KruskalTile::Place KruskalTile::root(Parents& parents, Place place) {
    while (parents[place] != place)
        place = parents[place] = parents[parents[place]];
    return place;
}

void KruskalTile::open(KeyedWall wall) {
    const Direction d = direction_of(wall);
    const std::uint32_t cell = place_of(wall);
    const std::uint32_t next = cell + (d == Direction::South ? side : 1);
    sides_[cell] |= bit(d);
    sides_[next] |= bit(opposite(d));
    sure_parents_[root(sure_parents_, static_cast<Place>(next))] =
        root(sure_parents_, static_cast<Place>(cell));
}

void KruskalTile::solve() {
    sort_walls();
    for (std::size_t i = 0; i < wall_count_; ++i) {
        const KeyedWall wall = sorted_[i];
        const std::uint32_t cell = place_of(wall);
        const std::uint32_t next = cell + (direction_of(wall) == Direction::South ? side : 1);
        Place a = root(parents_, static_cast<Place>(cell));
        Place b = root(parents_, static_cast<Place>(next));
        if (a == b) continue;
        if (sizes_[a] < sizes_[b]) std::swap(a, b);
        parents_[b] = a;
        sizes_[a] = static_cast<Place>(sizes_[a] + sizes_[b]);
        if (reaches_rim_[a] && reaches_rim_[b]) {
            questions_.push_back({wall, cell, next});
            continue;
        }
        reaches_rim_[a] = reaches_rim_[a] || reaches_rim_[b];
        open(wall);
    }
    name_rim_cells();
}

// A part that does not reach the rim is joined to others by sure sides alone, so every sure part that a
// question is about reaches the rim itself.
void KruskalTile::name_rim_cells() {
    constexpr auto none = static_cast<Place>(cell_count);
    rim_cell_.fill(none);
    for_each_rim_place([&](std::uint32_t place) {
        Place& named = rim_cell_[root(sure_parents_, static_cast<Place>(place))];
        if (named == none)
            named = static_cast<Place>(place);
        else
            rim_pairs_.push_back({named, place});
    });
    for (OpenQuestion& question : questions_) {
        question.rim_a = rim_cell_[root(sure_parents_, static_cast<Place>(question.rim_a))];
        question.rim_b = rim_cell_[root(sure_parents_, static_cast<Place>(question.rim_b))];
    }
}

}  // namespace maze
