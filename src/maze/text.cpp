#include "maze/text.hpp"

#include <cstddef>

#include "maze/path_marks.hpp"

namespace maze {

namespace {

constexpr char wall = '#';
constexpr char floor = ' ';
constexpr char trail = '.';

class TextDrawing {
  public:
    TextDrawing(const MazeFile& file, bool with_path)
        : file_(file), marks_(with_path ? path_marks(file) : Grid()), with_path_(with_path) {}

    // The line between the cells of row y - 1 and those of row y; row `height` is below the last.
    std::string border_line(int y) const {
        std::string line(line_length(), wall);
        for (int x = 0; x < file_.grid.width(); ++x) {
            const Point below{x, y};
            const Point above{x, y - 1};
            line[column_of(x)] =
                file_.grid.contains(below) ? side(below, Direction::North) : side(above, Direction::South);
        }
        return line + "\n";
    }

    std::string cell_line(int y) const {
        std::string line(line_length(), wall);
        for (int x = 0; x < file_.grid.width(); ++x) {
            const Point p{x, y};
            line[column_of(x) - 1] = side(p, Direction::West);
            line[column_of(x)] = cell(p);
            line[column_of(x) + 1] = side(p, Direction::East);
        }
        return line + "\n";
    }

  private:
    [[nodiscard]] std::size_t line_length() const {
        return 2 * static_cast<std::size_t>(file_.grid.width()) + 1;
    }
    static std::size_t column_of(int x) { return 2 * static_cast<std::size_t>(x) + 1; }

    [[nodiscard]] char side(Point p, Direction d) const {
        if (with_path_ && marks_.is_open(p, d)) return trail;
        if (file_.grid.is_open(p, d) || is_border_gap(file_, p, d)) return floor;
        return wall;
    }

    [[nodiscard]] char cell(Point p) const {
        if (p == file_.entry) return '@';
        if (p == file_.exit) return 'G';
        if (file_.grid.passages(p) == 0) return wall;
        return with_path_ && marks_.passages(p) != 0 ? trail : floor;
    }

    const MazeFile& file_;
    Grid marks_;
    bool with_path_;
};

}  // namespace

void write_text(const MazeFile& file, bool with_path, const TextSink& sink) {
    const TextDrawing drawing(file, with_path);
    for (int y = 0; y < file.grid.height(); ++y) {
        sink(drawing.border_line(y));
        sink(drawing.cell_line(y));
    }
    sink(drawing.border_line(file.grid.height()));
}

std::string to_text(const MazeFile& file, bool with_path) {
    std::string text;
    write_text(file, with_path, [&](std::string_view piece) { text += piece; });
    return text;
}

}  // namespace maze
