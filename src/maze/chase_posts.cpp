#include "maze/chase_posts.hpp"

#include <algorithm>
#include <cassert>

namespace maze {

WallPosts::WallPosts(Size cells, bool mirrored, const std::vector<Point>& closed)
    : cells_(cells),
      mirrored_(mirrored),
      stride_(cells.width + 1),
      offset_{-stride_, 1, stride_, -1},
      free_cells_(cells.width * cells.height - static_cast<int>(closed.size())),
      pieces_(index(stride_) * index(cells.height + 1), no_piece),
      rules_(pieces_.size(), 0),
      slots_(1) {
    assert(cells.width >= 2 && cells.height >= 2);
    for (int x = 0; x <= cells.width; ++x)
        pieces_[index(at(x, 0))] = pieces_[index(at(x, cells.height))] = border_piece;
    for (int y = 0; y <= cells.height; ++y)
        pieces_[index(at(0, y))] = pieces_[index(at(cells.width, y))] = border_piece;
    open_corners();
    if (closed.empty()) {
        open_centre();
    } else {
        lay_stamp(closed);
        open_gaps_of_stamp();
    }
}

Direction WallPosts::mirror(Direction d) const {
    return mirrored_ && (d == Direction::East || d == Direction::West) ? opposite(d) : d;
}

Grid WallPosts::to_grid() const {
    Grid grid(cells_);
    for (int y = 0; y < cells_.height; ++y) {
        for (int x = 0; x < cells_.width; ++x) {
            const int open = passages(x, y);
            for (const Direction d : {Direction::East, Direction::South}) {
                if ((open & bit(d)) != 0) grid.open({x, y}, d);
            }
        }
    }
    return grid;
}

// What must stay open.

void WallPosts::keep_open(Post post, Direction d) {
    const Post other = next(post, d);
    if (is_border(post) && is_border(other)) return;
    rules_[index(post)] |= bit(d);
    rules_[index(other)] |= bit(opposite(d));
}

void WallPosts::open_cell(int x, int y) {
    keep_open(at(x, y), Direction::East);
    keep_open(at(x, y), Direction::South);
    keep_open(at(x + 1, y + 1), Direction::North);
    keep_open(at(x + 1, y + 1), Direction::West);
}

void WallPosts::open_corners() {
    for (const int x : {0, cells_.width - 1}) {
        for (const int y : {0, cells_.height - 1})
            open_cell(x, y);
    }
}

void WallPosts::open_centre() {
    if (cells_ == Size{3, 3}) return;
    for (const int x : {(cells_.width - 1) / 2, cells_.width / 2}) {
        for (const int y : {(cells_.height - 1) / 2, cells_.height / 2})
            open_cell(x, y);
    }
}

// Closed cells that touch, if only by a corner, share posts and so are one piece.
void WallPosts::lay_stamp(const std::vector<Point>& closed) {
    closed_.assign(index(cells_.width) * index(cells_.height), false);
    for (const Point cell : closed)
        closed_[index(cell.y) * index(cells_.width) + index(cell.x)] = true;
    for (const Point cell : closed) {
        for (const Post post : {at(cell.x, cell.y), at(cell.x + 1, cell.y), at(cell.x, cell.y + 1),
                                at(cell.x + 1, cell.y + 1)}) {
            rules_[index(post)] |= fixed_bit;
        }
    }
    for (Post post = 0; post < static_cast<Post>(pieces_.size()); ++post) {
        if (is_fixed(post) && is_free(post)) found_stamp_piece(post);
    }
}

void WallPosts::found_stamp_piece(Post first) {
    const int piece = fresh_piece(false);
    std::vector<Post> members{first};
    bool rooted = false;
    put(first, piece);
    for (std::size_t i = 0; i < members.size(); ++i) {
        for (const Direction d : all_directions) {
            const Post other = next(members[i], d);
            if (!beside_closed_cell(members[i], d)) continue;
            rooted = rooted || is_border(other);
            if (!is_free(other)) continue;
            put(other, piece);
            members.push_back(other);
        }
    }
    if (!rooted) return;
    const int stub = fresh_piece(true);
    for (const Post post : members)
        put(post, stub);
}

// Two posts of one stamp may face each other across a gap, as in the mouth of a U: no wall belongs there.
// Where a stamp's own wall runs along a side that was to stay open, the stamp wins.
void WallPosts::open_gaps_of_stamp() {
    for (int y = 0; y <= cells_.height; ++y) {
        for (int x = 0; x <= cells_.width; ++x) {
            for (const Direction d : {Direction::East, Direction::South}) {
                const Post post = at(x, y);
                if ((d == Direction::East ? x == cells_.width : y == cells_.height)) continue;
                const Post other = next(post, d);
                if (beside_closed_cell(post, d)) {
                    rules_[index(post)] &= static_cast<std::uint8_t>(~bit(d));
                    rules_[index(other)] &= static_cast<std::uint8_t>(~bit(opposite(d)));
                } else if (!is_free(post) && group(piece(post)) == group(piece(other))) {
                    keep_open(post, d);
                }
            }
        }
    }
}

bool WallPosts::beside_closed_cell(Post post, Direction d) const {
    const Post first = d == Direction::North || d == Direction::West ? next(post, d) : post;
    const int x = column(first);
    const int y = row(first);
    const bool across = d == Direction::East || d == Direction::West;
    return is_closed(x, y) || (across ? is_closed(x, y - 1) : is_closed(x - 1, y));
}

// How pieces change.

void WallPosts::put(Post post, int piece) {
    int& own = pieces_[index(post)];
    record_.emplace_back(post, own);
    count(own, -1);
    own = piece;
    count(own, 1);
}

void WallPosts::undo() {
    for (std::size_t i = record_.size(); i-- > 0;) {
        int& own = pieces_[index(record_[i].first)];
        count(own, -1);
        own = record_[i].second;
        count(own, 1);
    }
    record_.clear();
}

void WallPosts::count(int piece, int posts) {
    if (piece == no_piece) return;
    Slot& slot = slots_[index(piece >> 1)];
    const bool had_any = slot.size != 0;
    slot.size += posts;
    const bool has_any = slot.size != 0;
    if (had_any == has_any) return;
    if ((piece & rooted_bit) == 0) loops_ += has_any ? 1 : -1;
    if (has_any || slot.listed) return;
    slot.listed = true;
    unused_.push_back(piece >> 1);
}

int WallPosts::fresh_piece(bool rooted) {
    int slot = static_cast<int>(slots_.size());
    while (!unused_.empty() && slot == static_cast<int>(slots_.size())) {
        Slot& candidate = slots_[index(unused_.back())];
        candidate.listed = false;
        if (candidate.size == 0) slot = unused_.back();
        unused_.pop_back();
    }
    if (slot == static_cast<int>(slots_.size())) slots_.emplace_back();
    return 2 * slot + (rooted ? rooted_bit : 0);
}

// Gives the part of a piece that hangs together with `from` to another piece, and leaves its posts in part_.
void WallPosts::recolor(Post from, int to) {
    const int old = piece(from);
    part_.assign(1, from);
    put(from, to);
    for (std::size_t i = 0; i < part_.size(); ++i) {
        const Post post = part_[i];
        for (const Direction d : all_directions) {
            const Post other = next(post, d);
            if (piece(other) != old) continue;
            put(other, to);
            part_.push_back(other);
        }
    }
}

bool WallPosts::part_hangs_on_border() const {
    for (const Post post : part_) {
        for (const Direction d : all_directions) {
            if (is_border(next(post, d)) && !stays_open(post, d)) return true;
        }
    }
    return false;
}

int WallPosts::touches(Post post, int group_number) const {
    int found = 0;
    for (const Direction d : all_directions)
        found += group(piece(next(post, d))) == group_number ? 1 : 0;
    return found;
}

// Frees a post. The parts of its piece go on as pieces of their own; of a stub, the part that still hangs on
// the border stays a stub.
void WallPosts::leave(Post post) {
    const int old = piece(post);
    if (old == no_piece) return;
    put(post, no_piece);
    const bool rooted = (old & rooted_bit) != 0;
    bool kept = false;
    for (const Direction d : all_directions) {
        const Post part = next(post, d);
        if (piece(part) != old) continue;
        if (!rooted && !kept) {
            kept = true;
            continue;
        }
        recolor(part, fresh_piece(false));
        if (rooted && part_hangs_on_border()) recolor(part, old);
    }
}

void WallPosts::leave_both(Post post) {
    leave(post);
    leave(mirror(post));
}

bool WallPosts::attach(Post post, Direction d) {
    const Post other = next(post, d);
    if (is_free(other) || stays_open(post, d) || touches(post, group(piece(other))) != 1) return false;
    put(post, is_border(other) ? fresh_piece(true) : piece(other));
    return true;
}

// A post on the axis that joins a piece beside it joins that piece's image too: the two become one. They
// cannot touch anywhere else, since the axis' posts part them.
bool WallPosts::attach_both(Post post, Direction d) {
    if (!attach(post, d)) return false;
    if (mirror(post) != post) return attach(mirror(post), mirror(d));
    const Post other = next(post, d);
    const Post twin = mirror(other);
    if (piece(twin) != piece(other)) recolor(twin, piece(other));
    return true;
}

bool WallPosts::taken_back() {
    undo();
    return false;
}

bool WallPosts::join(Post post, Direction d) {
    const Post other = next(post, d);
    if (is_fixed(post) || stays_open(post, d)) return false;
    if (!is_free(post) && group(piece(post)) == group(piece(other))) return false;
    record_.clear();
    leave_both(post);
    return attach_both(post, d) || taken_back();
}

bool WallPosts::isolate(Post post) {
    if (is_fixed(post) || (!is_rooted(post) && piece_size(post) == 1 && !is_free(post))) return false;
    record_.clear();
    leave_both(post);
    put(post, fresh_piece(false));
    if (is_free(mirror(post))) put(mirror(post), fresh_piece(false));
    return true;
}

bool WallPosts::pair(Post post, Direction d) {
    const Post other = next(post, d);
    if (is_fixed(post) || is_fixed(other) || is_border(other) || stays_open(post, d)) return false;
    record_.clear();
    leave_both(post);
    leave_both(other);
    put(post, fresh_piece(false));
    bool legal = attach(other, opposite(d));
    const Post far_post = mirror(post);
    const Post far_other = mirror(other);
    if (is_free(far_post)) {
        const bool other_on_axis = !is_free(far_other);
        if (other_on_axis) {
            legal = legal && attach(far_post, mirror(d));
        } else {
            put(far_post, fresh_piece(false));
        }
    }
    if (is_free(far_other)) legal = legal && attach(far_other, mirror(opposite(d)));
    return legal || taken_back();
}

}  // namespace maze
