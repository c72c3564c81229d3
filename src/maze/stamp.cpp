#include "maze/stamp.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace maze {

namespace {

constexpr int glyph_width = 3;
constexpr int glyph_height = 5;
constexpr std::size_t longest_text = 12;

// Each glyph is five rows of three bits, the leftmost column being the highest bit. The 4 and the 2 are
// those of the A-maze-ing assignment, so that "42" is one text among others.
using Glyph = std::array<unsigned char, glyph_height>;
constexpr std::array<Glyph, 10> digits{{
    {7, 5, 5, 5, 7},
    {2, 6, 2, 2, 7},
    {7, 1, 7, 4, 7},
    {7, 1, 3, 1, 7},
    {4, 4, 7, 1, 1},
    {7, 4, 7, 1, 7},
    {7, 4, 7, 5, 7},
    {7, 1, 1, 2, 2},
    {7, 5, 7, 5, 7},
    {7, 5, 7, 1, 7},
}};
constexpr std::array<Glyph, 26> letters{{
    {7, 5, 7, 5, 5}, {6, 5, 6, 5, 6}, {7, 4, 4, 4, 7}, {6, 5, 5, 5, 6}, {7, 4, 6, 4, 7}, {7, 4, 6, 4, 4},
    {7, 4, 5, 5, 7}, {5, 5, 7, 5, 5}, {7, 2, 2, 2, 7}, {1, 1, 1, 5, 7}, {5, 5, 6, 5, 5}, {4, 4, 4, 4, 7},
    {5, 7, 7, 5, 5}, {6, 5, 5, 5, 5}, {7, 5, 5, 5, 7}, {7, 5, 7, 4, 4}, {7, 5, 5, 7, 1}, {7, 5, 6, 5, 5},
    {7, 4, 7, 1, 7}, {7, 2, 2, 2, 2}, {5, 5, 5, 5, 7}, {5, 5, 5, 5, 2}, {5, 5, 7, 7, 5}, {5, 5, 2, 5, 5},
    {5, 5, 2, 2, 2}, {7, 1, 2, 4, 7},
}};

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool has_glyph(char c) {
    return is_digit(c) || (upper(c) >= 'A' && upper(c) <= 'Z');
}

const Glyph& glyph(char c) {
    return is_digit(c) ? digits[static_cast<std::size_t>(c - '0')]
                       : letters[static_cast<std::size_t>(upper(c) - 'A')];
}

bool is_none(std::string_view text) {
    return text.size() == 4 && upper(text[0]) == 'N' && upper(text[1]) == 'O' && upper(text[2]) == 'N' &&
           upper(text[3]) == 'E';
}

bool is_closed(const std::vector<Point>& cells, Point p) {
    return std::find(cells.begin(), cells.end(), p) != cells.end();
}

// The picture with one free cell around it; everything outside this frame is free and connected, so
// the free cells of the board are connected exactly when those of the frame are.
struct Frame {
    Point corner;
    Size size;
    std::vector<bool> closed;

    [[nodiscard]] std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y - corner.y) * static_cast<std::size_t>(size.width) +
               static_cast<std::size_t>(p.x - corner.x);
    }
    [[nodiscard]] bool contains(Point p) const { return size.contains({p.x - corner.x, p.y - corner.y}); }
};

// A pocket such as the inside of an O would be cut off: closing it too keeps the board connected.
void close_pockets(Frame& frame) {
    std::vector<bool> reached(frame.closed.size());
    std::vector<Point> wave{frame.corner};
    reached[0] = true;
    while (!wave.empty()) {
        const Point p = wave.back();
        wave.pop_back();
        for (const Direction d : all_directions) {
            const Point q = step(p, d);
            if (!frame.contains(q) || frame.closed[frame.index(q)] || reached[frame.index(q)]) continue;
            reached[frame.index(q)] = true;
            wave.push_back(q);
        }
    }
    for (std::size_t i = 0; i < reached.size(); ++i)
        frame.closed[i] = !reached[i];
}

Frame draw(std::string_view text, Size board) {
    const int width = static_cast<int>(text.size()) * (glyph_width + 1) - 1;
    Frame frame;
    frame.corner = {board.width / 2 - width / 2 - 1, (board.height - glyph_height) / 2 - 1};
    frame.size = {width + 2, glyph_height + 2};
    frame.closed.resize(static_cast<std::size_t>(frame.size.cells()));
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (int y = 0; y < glyph_height; ++y) {
            for (int x = 0; x < glyph_width; ++x) {
                const bool is_ink =
                    (glyph(text[i])[static_cast<std::size_t>(y)] >> (glyph_width - 1 - x)) & 1;
                const int column = frame.corner.x + 1 + static_cast<int>(i) * (glyph_width + 1) + x;
                if (is_ink) frame.closed[frame.index({column, frame.corner.y + 1 + y})] = true;
            }
        }
    }
    close_pockets(frame);
    return frame;
}

// Whether a corridor can run through a cell.
bool can_be_open(const std::vector<Point>& closed, Size board, Point p) {
    if (is_closed(closed, p)) return false;
    return 2 <= std::count_if(all_directions.begin(), all_directions.end(), [&](Direction d) {
               return board.contains(step(p, d)) && !is_closed(closed, step(p, d));
           });
}

// On every centre cell, or so close around that it is the end of a pocket.
bool closes_the_centre(const std::vector<Point>& closed, Size board) {
    for (const int x : {(board.width - 1) / 2, board.width / 2}) {
        for (const int y : {(board.height - 1) / 2, board.height / 2}) {
            if (can_be_open(closed, board, {x, y})) return false;
        }
    }
    return true;
}

}  // namespace

std::optional<std::string> problem_with_stamp(std::string_view text) {
    if (is_none(text)) return std::nullopt;
    if (text.empty() || text.size() > longest_text || !std::all_of(text.begin(), text.end(), has_glyph))
        return "must be none or 1 to " + std::to_string(longest_text) + " of the characters A-Z and 0-9";
    return std::nullopt;
}

Stamp plan_stamp(const Spec& spec) {
    if (is_none(spec.stamp)) return {};
    const auto left_out = [&](const std::string& why) {
        return Stamp{{}, "the stamp " + spec.stamp + " is left out: " + why};
    };
    const int width = static_cast<int>(spec.stamp.size()) * (glyph_width + 1) + 1;
    const int height = glyph_height + 2;
    if (spec.size.width < width || spec.size.height < height)
        return left_out("it needs a board of at least " + std::to_string(width) + "x" +
                        std::to_string(height) + " cells");

    const Frame frame = draw(spec.stamp, spec.size);
    Stamp stamp;
    for (int y = frame.corner.y; y < frame.corner.y + frame.size.height; ++y) {
        for (int x = frame.corner.x; x < frame.corner.x + frame.size.width; ++x) {
            if (frame.closed[frame.index({x, y})]) stamp.cells.push_back({x, y});
        }
    }
    if (is_closed(stamp.cells, spec.entry)) return left_out("it would cover the entry");
    if (is_closed(stamp.cells, spec.exit)) return left_out("it would cover the exit");
    if (!spec.perfect && closes_the_centre(stamp.cells, spec.size))
        return left_out("it would close the centre of a Pac-Man board");
    return stamp;
}

}  // namespace maze
