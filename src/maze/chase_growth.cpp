#include "maze/chase_growth.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace maze {

namespace {

constexpr Post no_post = -1;
constexpr int smallest_piece = 2;
constexpr int largest_piece = 6;
constexpr int tries_for_a_stub = 4;
constexpr int base_pull = 20;  // how much likelier a piece grows along a wall of the base

class Growth {
  public:
    Growth(WallPosts& posts, int turns, const ChaseBase& base, Rng& rng)
        : posts_(posts), turns_(turns), base_(base), rng_(rng) {}

    void grow_stubs();
    void grow_pieces();

  private:
    // A post that a piece might take next, and on which side of it the piece lies.
    struct Candidate {
        Post post;
        Direction towards_piece;
        int weight;
    };

    int draw(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

    int grow_stub(Direction side);

    void list(Post post);
    Post take_most_cramped();
    [[nodiscard]] int free_neighbours(Post post) const;
    void found(Post seed);
    int wished_size();
    bool extend();
    void gather(Post member);
    std::size_t pick();
    void give_away(Post lone);
    void note_change();

    WallPosts& posts_;
    int turns_;
    const ChaseBase& base_;
    Rng& rng_;
    // Free posts by how many free neighbours they have. A post is listed anew when that changes, so the lists
    // hold outdated entries, which are skipped.
    std::array<std::vector<Post>, 5> listed_;
    int posts_left_ = 0;
    std::vector<Post> members_;  // of the piece that grows, without the images
    std::vector<Candidate> candidates_;
};

// The open ring inside the border would be one long corridor; stubs break it. Each side has one if it can,
// then they fall where they may.
void Growth::grow_stubs() {
    const Size cells = posts_.cells();
    const int wanted = 4 * (cells.width + cells.height) / 11;
    int grown = 0;
    for (const Direction side : all_directions) {
        int on_side = posts_.mirrored() && side == Direction::East ? 1 : 0;
        for (int i = 0; i < tries_for_a_stub && on_side == 0 && grown < wanted; ++i)
            on_side = grow_stub(side);
        grown += on_side;
    }
    for (int i = 0; i < tries_for_a_stub * wanted && grown < wanted; ++i) {
        const bool on_row = draw(cells.width + cells.height) < cells.width;  // a longer side gets more
        const bool is_far = draw(2) == 0;
        if (on_row) {
            grown += grow_stub(is_far ? Direction::South : Direction::North);
        } else {
            grown += grow_stub(is_far ? Direction::East : Direction::West);
        }
    }
}

// Returns how many stubs came into being, images counted.
int Growth::grow_stub(Direction side) {
    const Size cells = posts_.cells();
    const int x = 1 + draw(cells.width - 1);
    const int y = 1 + draw(cells.height - 1);
    const bool on_row = side == Direction::North || side == Direction::South;
    const int near_row = side == Direction::North ? 1 : cells.height - 1;
    const int near_column = side == Direction::West ? 1 : cells.width - 1;
    Post tip = on_row ? posts_.at(x, near_row) : posts_.at(near_column, y);
    const int length = 1 + draw(3);
    if (!posts_.is_free(tip) || !posts_.join(tip, side)) return 0;
    for (int i = 1; i < length; ++i) {
        Direction d = opposite(side);
        if (draw(4) == 0) d = draw(2) == 0 ? clockwise(d) : opposite(clockwise(d));
        const Post longer = posts_.next(tip, d);
        if (!posts_.is_free(longer) || !posts_.join(longer, opposite(d))) break;
        tip = longer;
    }
    return posts_.mirror(tip) == tip ? 1 : 2;
}

void Growth::grow_pieces() {
    const Size cells = posts_.cells();
    for (int y = 1; y < cells.height; ++y) {
        for (int x = 1; x < cells.width; ++x) {
            if (!posts_.is_free(posts_.at(x, y))) continue;
            list(posts_.at(x, y));
            ++posts_left_;
        }
    }
    // Cramped posts first: left for later, they would stay alone.
    for (Post seed = take_most_cramped(); seed != no_post; seed = take_most_cramped()) {
        const int size = wished_size();
        found(seed);
        while (posts_.piece_size(seed) < size && extend()) {
        }
        note_change();
        if (posts_.piece_size(seed) == 1) give_away(seed);
    }
}

void Growth::list(Post post) {
    listed_[static_cast<std::size_t>(free_neighbours(post))].push_back(post);
}

int Growth::free_neighbours(Post post) const {
    int count = 0;
    for (const Direction d : all_directions)
        count += posts_.is_free(posts_.next(post, d)) ? 1 : 0;
    return count;
}

Post Growth::take_most_cramped() {
    for (std::size_t count = 0; count < listed_.size();) {
        std::vector<Post>& list = listed_[count];
        if (list.empty()) {
            ++count;
            continue;
        }
        std::swap(list[static_cast<std::size_t>(draw(static_cast<int>(list.size())))], list.back());
        const Post post = list.back();
        list.pop_back();
        if (posts_.is_free(post) && free_neighbours(post) == static_cast<int>(count)) return post;
    }
    return no_post;
}

// The posts left over are shared out among the pieces that the aim of loops, 16.5 % of the cells, still
// lacks.
int Growth::wished_size() {
    const std::int64_t aim = static_cast<std::int64_t>(posts_.free_cells()) * 33 / 200;
    const int pieces_left = std::max(1, static_cast<int>(aim) - posts_.loops());
    const int noise = draw(4) == 0 ? 2 * draw(2) - 1 : 0;
    const int share = (posts_left_ + draw(pieces_left)) / pieces_left;
    return std::clamp(share + noise, smallest_piece, largest_piece);
}

// A seed beside its own image mostly becomes one piece with it, across the axis.
void Growth::found(Post seed) {
    const Post image = posts_.mirror(seed);
    const bool faces_image = image == seed + 1 || image == seed - 1;
    const Direction d = image > seed ? Direction::East : Direction::West;
    members_.assign(1, seed);
    if (faces_image && draw(5) != 0 && posts_.pair(seed, d)) return;
    posts_.isolate(seed);
}

bool Growth::extend() {
    candidates_.clear();
    for (const Post member : members_)
        gather(member);
    while (!candidates_.empty()) {
        const std::size_t picked = pick();
        const Candidate taken = candidates_[picked];
        if (posts_.join(taken.post, taken.towards_piece)) {
            members_.push_back(taken.post);
            return true;
        }
        candidates_[picked] = candidates_.back();
        candidates_.pop_back();
    }
    return false;
}

// Likelier are posts that nobody else could take soon, and those straight on.
void Growth::gather(Post member) {
    const int straight = turns_ <= 50 ? 25 + 2 * (50 - turns_) : 25 - 2 * (turns_ - 50) / 5;
    for (const Direction d : all_directions) {
        const Post post = posts_.next(member, d);
        if (!posts_.is_free(post) || posts_.stays_open(member, d)) continue;
        const int room = free_neighbours(post);
        const int urgency = room == 0 ? 8 : room == 1 ? 3 : 1;
        const bool goes_straight = posts_.has_wall(member, opposite(d));
        const int weight = urgency * (goes_straight ? straight : 10);
        candidates_.push_back(
            {post, opposite(d), base_.has_wall(posts_, member, d) ? weight * base_pull : weight});
    }
}

std::size_t Growth::pick() {
    int total = 0;
    for (const Candidate& candidate : candidates_)
        total += candidate.weight;
    int rest = draw(total);
    std::size_t i = 0;
    while (rest >= candidates_[i].weight)
        rest -= candidates_[i++].weight;
    return i;
}

void Growth::note_change() {
    const Post seed = members_.front();
    const bool twice = posts_.piece(posts_.mirror(seed)) != posts_.piece(seed);
    posts_left_ -= posts_.piece_size(seed) * (twice ? 2 : 1);
    for (const Post member : members_) {
        for (const Post post : {member, posts_.mirror(member)}) {
            for (const Direction d : all_directions) {
                if (posts_.is_free(posts_.next(post, d))) list(posts_.next(post, d));
            }
        }
    }
}

void Growth::give_away(Post lone) {
    Direction d = static_cast<Direction>(draw(4));
    for (int i = 0; i < 4; ++i, d = clockwise(d)) {
        if (!posts_.is_free(posts_.next(lone, d)) && posts_.join(lone, d)) return;
    }
}

}  // namespace

void grow_pieces(WallPosts& posts, int turns, const ChaseBase& base, Rng& rng) {
    Growth growth(posts, turns, base, rng);
    growth.grow_stubs();
    growth.grow_pieces();
}

}  // namespace maze
