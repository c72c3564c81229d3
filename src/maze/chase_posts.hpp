#pragma once
// The wall posts of a Pac-Man board, partitioned into wall pieces.
//
// Posts are the corners between cells, (width + 1) x (height + 1) of them; a wall joins two neighbouring
// posts. Every post belongs to one piece, and two neighbouring posts have a wall between them exactly when
// they belong to the same piece. The border's posts are one piece; a *stub* is a piece that grew out of it
// and counts as part of it.
//
//      o---o---o---o---o        A passage lies between two neighbouring posts. It is a bridge (on no loop)
//      |   :   |   :   |        exactly when both belong to one piece, and a set of cells is cut off exactly
//      o . o   o---o . o        when a piece closes a ring. So as long as every piece is a tree, the board is
//      |   |   :   :   |        connected and has neither bridge nor dead end, by construction, and it has
//      o . o---o   o---o        as many loops as there are pieces that are not the border's.
//      |   :   :   :   |
//      o---o---o---o---o
//
// All changes here keep that rule: a post joins a piece only where it touches it once. With a mirror, every
// change happens to a post and to its left-right image at once.

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "maze/geometry.hpp"
#include "maze/grid.hpp"

namespace maze {

/// A post's place, row-major, width + 1 posts a row.
using Post = std::int32_t;

class WallPosts {
  public:
    /// A board of at least 2 x 2 cells on which every inner post is still free, but for those of the closed
    /// cells of a stamp, which are pieces for good. A mirror needs closed cells that are symmetric.
    /// The sides of the corner cells and of the centre cells are set to stay open (not of the centre where a
    /// stamp lies on the board, nor at 3x3, where that would be a hall).
    WallPosts(Size cells, bool mirrored, const std::vector<Point>& closed);

    [[nodiscard]] Size cells() const { return cells_; }
    /// Cells that are not closed by a stamp.
    [[nodiscard]] int free_cells() const { return free_cells_; }
    [[nodiscard]] bool mirrored() const { return mirrored_; }

    [[nodiscard]] Post at(int x, int y) const { return static_cast<Post>(y * stride_ + x); }
    [[nodiscard]] int column(Post post) const { return static_cast<int>(post % stride_); }
    [[nodiscard]] int row(Post post) const { return static_cast<int>(post / stride_); }
    [[nodiscard]] Post next(Post post, Direction d) const {
        return post + offset_[static_cast<std::size_t>(d)];
    }
    /// The post's left-right image; the post itself on the axis or without a mirror.
    [[nodiscard]] Post mirror(Post post) const {
        return mirrored_ ? post + cells_.width - 2 * column(post) : post;
    }
    [[nodiscard]] Direction mirror(Direction d) const;

    [[nodiscard]] bool is_free(Post post) const { return piece(post) == no_piece; }
    [[nodiscard]] bool is_border(Post post) const { return piece(post) == border_piece; }
    /// True for posts of a stamp: they never change.
    [[nodiscard]] bool is_fixed(Post post) const { return (rules_[index(post)] & fixed_bit) != 0; }
    /// True if the post's piece is a stub of the border, or the border.
    [[nodiscard]] bool is_rooted(Post post) const { return (piece(post) & rooted_bit) != 0; }
    /// A number for the piece that a post belongs to. Stubs have numbers of their own.
    [[nodiscard]] int piece(Post post) const { return pieces_[index(post)]; }
    /// Posts in a piece; 0 for the border itself.
    [[nodiscard]] int piece_size(Post post) const { return slots_[index(piece(post) >> 1)].size; }
    /// Pieces that do not hang on the border = loops of the board.
    [[nodiscard]] int loops() const { return loops_; }

    /// Whether a wall stands between an inner post and its neighbour, or between two border posts.
    [[nodiscard]] bool has_wall(Post post, Direction d) const {
        const int own = group(piece(post));
        return own != no_piece && own == group(piece(next(post, d))) && !stays_open(post, d);
    }
    [[nodiscard]] bool stays_open(Post post, Direction d) const {
        return (rules_[index(post)] & bit(d)) != 0;
    }
    /// Passages of a cell by the Direction bits; 0 for a closed cell. Once no post is free.
    [[nodiscard]] int passages(int x, int y) const {
        const Post upper = at(x, y);
        const Post lower = upper + stride_;
        const int upper_left = group(piece(upper));
        const int upper_right = group(piece(upper + 1));
        const int lower_left = group(piece(lower));
        const int lower_right = group(piece(lower + 1));
        const int from_upper = rules_[index(upper)];      // East: the north side, South: the west side
        const int from_lower = rules_[index(lower + 1)];  // West: the south side, North: the east side
        const int north = upper_left != upper_right ? 1 : from_upper >> 1 & 1;
        const int east = upper_right != lower_right ? 1 : from_lower & 1;
        const int south = lower_left != lower_right ? 1 : from_lower >> 3 & 1;
        const int west = upper_left != lower_left ? 1 : from_upper >> 2 & 1;
        return north | east << 1 | south << 2 | west << 3;
    }

    // Moves, each applied to the image as well. They answer false, and have changed nothing, if the result
    // would break the tree rule, a side that stays open, a stamp or the symmetry.
    // `post` is always an inner post.

    /// The post leaves its piece, if any, and joins the piece of its neighbour. What it leaves behind may
    /// fall apart into several pieces.
    bool join(Post post, Direction d);
    /// The post becomes a piece of its own.
    bool isolate(Post post);
    /// The post and its neighbour become a piece of two, or of three across the mirror's axis.
    bool pair(Post post, Direction d);
    /// Takes the last move back.
    void undo();

    [[nodiscard]] Grid to_grid() const;

  private:
    static constexpr int no_piece = 0;
    static constexpr int rooted_bit = 1;  // a piece's number is 2 x its slot, plus this if it is rooted
    static constexpr int border_piece = rooted_bit;
    static constexpr std::uint8_t fixed_bit = 16;  // beside the four Direction bits of sides that stay open

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    static int group(int piece) { return (piece & rooted_bit) != 0 ? border_piece : piece; }

    [[nodiscard]] bool is_closed(int x, int y) const {
        return !closed_.empty() && x >= 0 && y >= 0 && x < cells_.width && y < cells_.height &&
               closed_[index(y) * index(cells_.width) + index(x)];
    }
    void open_corners();
    void open_centre();
    void open_cell(int x, int y);
    void keep_open(Post post, Direction d);
    void lay_stamp(const std::vector<Point>& closed);
    void found_stamp_piece(Post first);
    void open_gaps_of_stamp();
    [[nodiscard]] bool beside_closed_cell(Post post, Direction d) const;

    void put(Post post, int piece);
    void count(int piece, int posts);
    int fresh_piece(bool rooted);
    void recolor(Post from, int to);
    [[nodiscard]] bool part_hangs_on_border() const;
    [[nodiscard]] int touches(Post post, int group_number) const;
    void leave(Post post);
    void leave_both(Post post);
    bool attach(Post post, Direction d);
    bool attach_both(Post post, Direction d);
    bool taken_back();

    // Pieces come and go all the time, so their numbers are used again.
    struct Slot {
        int size = 0;         // posts in the piece
        bool listed = false;  // in unused_, which may hold slots that came into use again
    };

    Size cells_;
    bool mirrored_;
    int stride_;
    std::array<int, 4> offset_;  // from a post to its neighbours, by Direction
    int free_cells_;
    int loops_ = 0;
    std::vector<int> pieces_;          // a post's piece
    std::vector<std::uint8_t> rules_;  // a post's sides that stay open, and whether it is fixed
    std::vector<bool> closed_;         // the stamp's cells; empty without a stamp
    std::vector<Slot> slots_;
    std::vector<int> unused_;
    std::vector<std::pair<Post, int>> record_;  // the last move: posts and the pieces they had
    std::vector<Post> part_;                    // the posts that recolor changed
};

}  // namespace maze
