#include "maze/unicode.hpp"

#include <array>

#include "maze/path_marks.hpp"

namespace maze {

namespace {

// By the walls that meet at a post, as the sum of bit(direction).
constexpr std::array<std::string_view, 16> posts{" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                                 "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
constexpr std::string_view dot = "·";

class UnicodeDrawing {
  public:
    UnicodeDrawing(const MazeFile& file, bool with_path)
        : file_(file), marks_(with_path ? path_marks(file) : Grid()), with_path_(with_path) {}

    // The line of posts above row y; row `height` is below the last.
    std::string post_line(int y) const {
        std::string line;
        for (int x = 0; x <= file_.grid.width(); ++x) {
            line += post(x, y);
            if (x == file_.grid.width()) break;
            if (has_wall_above({x, y}))
                line += "───";
            else
                line += gap(is_marked({x, y}, Direction::North));
        }
        return line + "\n";
    }

    std::string cell_line(int y) const {
        std::string line;
        for (int x = 0; x <= file_.grid.width(); ++x) {
            const Point p{x, y};
            line += has_wall_left(p) ? "│" : is_marked(p, Direction::West) ? dot : " ";
            if (x < file_.grid.width()) line += cell(p);
        }
        return line + "\n";
    }

  private:
    static std::string gap(bool is_dotted) { return " " + std::string(is_dotted ? dot : " ") + " "; }

    [[nodiscard]] bool is_marked(Point p, Direction d) const {
        return with_path_ && file_.grid.contains(p) && marks_.is_open(p, d);
    }

    // Walls between p and its northern or western neighbour, where at least one of the two is a cell.
    [[nodiscard]] bool has_wall(Point p, Direction d) const {
        const Point q = step(p, d);
        if (file_.grid.contains(p)) return !file_.grid.is_open(p, d) && !is_border_gap(file_, p, d);
        if (file_.grid.contains(q)) return !is_border_gap(file_, q, opposite(d));
        return false;
    }
    [[nodiscard]] bool has_wall_above(Point p) const { return has_wall(p, Direction::North); }
    [[nodiscard]] bool has_wall_left(Point p) const { return has_wall(p, Direction::West); }

    // The post at the upper left corner of cell x,y.
    [[nodiscard]] std::string_view post(int x, int y) const {
        unsigned walls = 0;
        if (has_wall_left({x, y - 1})) walls |= bit(Direction::North);
        if (has_wall_above({x, y})) walls |= bit(Direction::East);
        if (has_wall_left({x, y})) walls |= bit(Direction::South);
        if (has_wall_above({x - 1, y})) walls |= bit(Direction::West);
        return posts[walls];
    }

    [[nodiscard]] std::string cell(Point p) const {
        if (p == file_.entry) return " @ ";
        if (p == file_.exit) return " G ";
        if (file_.grid.passages(p) == 0) return "███";
        const bool goes_west = is_marked(p, Direction::West);
        const bool goes_east = is_marked(p, Direction::East);
        if (!with_path_ || marks_.passages(p) == 0) return "   ";
        return std::string(goes_west ? dot : " ") + std::string(dot) + std::string(goes_east ? dot : " ");
    }

    const MazeFile& file_;
    Grid marks_;
    bool with_path_;
};

}  // namespace

void write_unicode(const MazeFile& file, bool with_path, const TextSink& sink) {
    const UnicodeDrawing drawing(file, with_path);
    for (int y = 0; y < file.grid.height(); ++y) {
        sink(drawing.post_line(y));
        sink(drawing.cell_line(y));
    }
    sink(drawing.post_line(file.grid.height()));
}

std::string to_unicode(const MazeFile& file, bool with_path) {
    std::string text;
    write_unicode(file, with_path, [&](std::string_view piece) { text += piece; });
    return text;
}

}  // namespace maze
