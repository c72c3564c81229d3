#include "maze/chase_base.hpp"

#include <algorithm>

namespace maze {

bool ChaseBase::has_wall(const WallPosts& posts, Post post, Direction d) const {
    if (is_none()) return false;
    if (posts.mirrored() && 2 * posts.column(post) > maze_.width()) {
        post = posts.mirror(post);
        d = posts.mirror(d);
    }
    const Post first = std::min(post, posts.next(post, d));
    const Point lower_right{posts.column(first), posts.row(first)};
    const bool is_upright = d == Direction::North || d == Direction::South;
    return !maze_.is_open(lower_right, is_upright ? Direction::West : Direction::North);
}

}  // namespace maze
