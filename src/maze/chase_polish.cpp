#include "maze/chase_polish.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "maze/chase_penalty.hpp"

namespace maze {

namespace {

// Moves sweep over the board in a window of this many rows, so that a large board is polished as fast as a
// small one.
constexpr int window_rows = 32;

int count_crossings(const WallPosts& posts) {
    int count = 0;
    for (int y = 0; y < posts.cells().height; ++y) {
        for (int x = 0; x < posts.cells().width; ++x)
            count += posts.passages(x, y) == 15 ? 1 : 0;
    }
    return count;
}

class Polish {
  public:
    Polish(WallPosts& posts, const ChaseBase& base, Rng& rng);

    /// One move at a random post in the window that begins below row `top`.
    void move_at_random(int top);
    /// Everything that might help a lone post, in turn.
    void settle_lone_posts();

  private:
    enum class Move { Isolate, Pair, Join };

    int draw(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
    bool move(Move kind, Post post, Direction d);
    void try_move(Move kind, Post post, Direction d);

    WallPosts& posts_;
    Rng& rng_;
    ChasePenalty penalty_;
    int crossings_;
    std::int64_t count_cost_;
    std::vector<Post> moved_;
};

Polish::Polish(WallPosts& posts, const ChaseBase& base, Rng& rng)
    : posts_(posts),
      rng_(rng),
      penalty_(posts, base),
      crossings_(count_crossings(posts)),
      count_cost_(penalty_.of_counts(posts.loops(), crossings_)) {}

// Most moves hand a post to a neighbour's piece; a few start new pieces.
void Polish::move_at_random(int top) {
    const int x = 1 + draw(posts_.cells().width - 1);
    const int y = 1 + top + draw(std::min(window_rows, posts_.cells().height - 1));
    const int kind = draw(10);
    const Direction d = static_cast<Direction>(draw(4));
    try_move(kind == 0 ? Move::Isolate : kind == 1 ? Move::Pair : Move::Join, posts_.at(x, y), d);
}

bool Polish::move(Move kind, Post post, Direction d) {
    if (kind == Move::Isolate) return posts_.isolate(post);
    return kind == Move::Pair ? posts_.pair(post, d) : posts_.join(post, d);
}

void Polish::try_move(Move kind, Post post, Direction d) {
    const Post other = posts_.next(post, d);
    moved_.assign(1, post);
    const auto add = [&](Post more) {
        if (std::find(moved_.begin(), moved_.end(), more) == moved_.end()) moved_.push_back(more);
    };
    add(posts_.mirror(post));
    if (kind == Move::Pair && !posts_.is_border(other)) {
        add(other);
        add(posts_.mirror(other));
    }
    if (!move(kind, post, d)) return;
    const ChasePenalty::Part after = penalty_.near(moved_);
    const int loops = posts_.loops();
    posts_.undo();
    const ChasePenalty::Part before = penalty_.near(moved_);
    const int crossings = crossings_ + after.crossings - before.crossings;
    const std::int64_t count_cost = penalty_.of_counts(loops, crossings);
    if (after.cost + count_cost > before.cost + count_cost_) return;
    move(kind, post, d);
    crossings_ = crossings;
    count_cost_ = count_cost;
}

}  // namespace

void Polish::settle_lone_posts() {
    for (int y = 1; y < posts_.cells().height; ++y) {
        for (int x = 1; x < posts_.cells().width; ++x) {
            const Post post = posts_.at(x, y);
            for (const Direction d : all_directions) {
                if (posts_.is_rooted(post) || posts_.piece_size(post) > 1) break;
                try_move(Move::Join, post, d);
                try_move(Move::Pair, post, d);
                const Post other = posts_.next(post, d);
                if (!posts_.is_border(other)) try_move(Move::Join, other, opposite(d));
            }
        }
    }
}

void polish_pieces(WallPosts& posts, int sweeps, const ChaseBase& base, Rng& rng) {
    Polish polish(posts, base, rng);
    const std::int64_t moves = posts.free_cells();
    const int tops = std::max(1, posts.cells().height - window_rows);
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (std::int64_t i = 0; i < moves; ++i)
            polish.move_at_random(static_cast<int>(i * tops / moves));
    }
    polish.settle_lone_posts();
}

}  // namespace maze
