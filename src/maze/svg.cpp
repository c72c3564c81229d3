#include "maze/svg.hpp"

namespace maze {

namespace {

constexpr int cell_units = 10;
constexpr int margin_units = 10;

// Where post column or row `i` lies.
std::string post(int i) {
    return std::to_string(std::int64_t{margin_units} + std::int64_t{cell_units} * i);
}

std::string middle(int i) {
    return std::to_string(std::int64_t{margin_units} + std::int64_t{cell_units} * i + cell_units / 2);
}

bool has_wall(const MazeFile& file, Point p, Direction d) {
    return !file.grid.is_open(p, d) && !is_border_gap(file, p, d);
}

// Each straight stretch of wall along a line of cells is one stroke. `side` is the side of the cells that
// the wall is on; `along` leads from one to the next.
void write_stretches(const MazeFile& file, Point first, Direction side, Direction along,
                     const TextSink& sink) {
    const bool is_row = along == Direction::East;
    const int far = side == Direction::South || side == Direction::East ? 1 : 0;
    const auto stroke = [&](int from, int to) {
        sink(is_row ? "M" + post(from) + " " + post(first.y + far) + "H" + post(to)
                    : "M" + post(first.x + far) + " " + post(from) + "V" + post(to));
    };
    int start = -1;
    for (Point p = first;; p = step(p, along)) {
        const int i = is_row ? p.x : p.y;
        const bool is_wall = file.grid.contains(p) && has_wall(file, p, side);
        if (is_wall && start < 0) start = i;
        if (!is_wall && start >= 0) {
            stroke(start, i);
            start = -1;
        }
        if (!file.grid.contains(p)) return;
    }
}

void write_walls(const MazeFile& file, const TextSink& sink) {
    sink("<path id=\"walls\" fill=\"none\" stroke=\"#000\" stroke-linecap=\"square\" d=\"");
    const int width = file.grid.width();
    const int height = file.grid.height();
    for (int y = 0; y < height; ++y) {
        write_stretches(file, {0, y}, Direction::North, Direction::East, sink);
        sink("\n");
    }
    write_stretches(file, {0, height - 1}, Direction::South, Direction::East, sink);
    sink("\n");
    for (int x = 0; x < width; ++x) {
        write_stretches(file, {x, 0}, Direction::West, Direction::South, sink);
        sink("\n");
    }
    write_stretches(file, {width - 1, 0}, Direction::East, Direction::South, sink);
    sink("\"/>\n");
}

void write_stamp(const MazeFile& file, const TextSink& sink) {
    sink("<path id=\"stamp\" fill=\"#555\" d=\"");
    for (int y = 0; y < file.grid.height(); ++y) {
        for (int x = 0; x < file.grid.width(); ++x) {
            if (file.grid.passages({x, y}) == 0) sink("M" + post(x) + " " + post(y) + "h10v10h-10z");
        }
    }
    sink("\"/>\n");
}

void write_solution(const MazeFile& file, const TextSink& sink) {
    sink(
        "<polyline id=\"solution\" fill=\"none\" stroke=\"#d22\" stroke-width=\"2\" "
        "stroke-linejoin=\"round\" points=\"");
    Point p = file.entry;
    sink(middle(p.x) + "," + middle(p.y));
    for (const Direction d : file.path) {
        p = step(p, d);
        if (!file.grid.contains(p)) break;
        sink(" " + middle(p.x) + "," + middle(p.y));
    }
    sink("\"/>\n");
}

std::string disc(std::string_view id, Point p, std::string_view colour) {
    return "<circle id=\"" + std::string(id) + "\" cx=\"" + middle(p.x) + "\" cy=\"" + middle(p.y) +
           "\" r=\"3\" fill=\"" + std::string(colour) + "\"/>\n";
}

}  // namespace

void write_svg(const MazeFile& file, bool with_path, const TextSink& sink) {
    const std::int64_t width = 2 * margin_units + std::int64_t{cell_units} * file.grid.width();
    const std::int64_t height = 2 * margin_units + std::int64_t{cell_units} * file.grid.height();
    const std::string w = std::to_string(width);
    const std::string h = std::to_string(height);
    sink(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
        "version=\"1.1\" width=\"" +
        w + "mm\" height=\"" + h + "mm\" viewBox=\"0 0 " + w + " " + h + "\">\n");
    sink("<rect id=\"floor\" width=\"" + w + "\" height=\"" + h + "\" fill=\"#fff\"/>\n");
    write_stamp(file, sink);
    if (with_path) write_solution(file, sink);
    sink(disc("entry", file.entry, "#27c") + disc("exit", file.exit, "#292"));
    write_walls(file, sink);
    sink("</svg>\n");
}

std::string to_svg(const MazeFile& file, bool with_path) {
    std::string text;
    write_svg(file, with_path, [&](std::string_view piece) { text += piece; });
    return text;
}

}  // namespace maze
