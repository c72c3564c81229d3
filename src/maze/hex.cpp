#include "maze/hex.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "maze/solve.hpp"
#include "maze/text_lines.hpp"
#include "maze/wording.hpp"

namespace maze {

namespace {

constexpr std::string_view digits = "0123456789ABCDEF";

void write_row(const MazeFile& file, int y, std::string& line) {
    const std::uint8_t* row = file.grid.row(y);
    for (int x = 0; x < file.grid.width(); ++x)
        line[static_cast<std::size_t>(x)] = digits[~row[x] & 0x0F];
    if (!file.open_border) return;
    for (const Point p : {file.entry, file.exit}) {
        const std::optional<Direction> side = border_side(file.grid.size(), p);
        if (p.y != y || !side) continue;
        line[static_cast<std::size_t>(p.x)] = digits[~(row[p.x] | bit(*side)) & 0x0F];
    }
}

std::optional<std::uint8_t> digit_value(char c) {
    if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
    if (c >= 'A' && c <= 'F') return static_cast<std::uint8_t>(c - 'A' + 10);
    if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
    return std::nullopt;
}

std::optional<Direction> direction_of(char c) {
    for (const Direction d : all_directions) {
        if (letter(d) == c || letter(d) - 'A' + 'a' == c) return d;
    }
    return std::nullopt;
}

class HexReader {
  public:
    explicit HexReader(std::string_view text) : lines_(text) {}

    HexReading read() {
        if (read_rows() && read_place("entry", file_.entry) && read_place("exit", file_.exit) &&
            read_path() && nothing_follows()) {
            check_walls();
            reading_.file = std::move(file_);
        }
        return std::move(reading_);
    }

  private:
    bool fail(std::int64_t column, std::string reason) {
        reading_.faults.push_back({line_number_, column, std::move(reason)});
        return false;
    }

    void note(Point p, std::string reason) {
        if (reading_.faults.size() < HexReading::max_faults)
            reading_.faults.push_back({p.y + 1, p.x + 1, std::move(reason)});
    }

    // The next line without blanks at its end; `present` says whether there was one.
    std::string_view next_line(bool& present) {
        const std::optional<std::string_view> line = lines_.next();
        present = line.has_value();
        ++line_number_;
        if (!present) return {};
        return line->substr(0, line->find_last_not_of(" \t") + 1);
    }

    bool read_rows() {
        std::vector<std::string_view> rows;
        for (;;) {
            bool present = false;
            const std::string_view row = next_line(present);
            if (row.empty()) {
                if (rows.empty()) return fail(1, "the first line must be hex digits, one for each cell");
                if (!present)
                    return fail(1, "the file ends after the cells, where an empty line must follow");
                break;
            }
            if (!rows.empty() && row.size() != rows.front().size())
                return fail(static_cast<std::int64_t>(std::min(row.size(), rows.front().size())) + 1,
                            std::to_string(row.size()) + " digits, where the first line has " +
                                std::to_string(rows.front().size()));
            if (!read_digits(row)) return false;
            rows.push_back(row);
            const std::uint64_t cells = std::uint64_t{rows.size()} * row.size();
            if (cells > static_cast<std::uint64_t>(max_cells_library))
                return fail(1, "more than the " + std::to_string(max_cells_library) + " cells allowed");
        }
        fill_grid(rows);
        return true;
    }

    bool read_digits(std::string_view row) {
        for (std::size_t x = 0; x < row.size(); ++x) {
            if (!digit_value(row[x])) return fail(static_cast<std::int64_t>(x) + 1, "not a hex digit");
        }
        return true;
    }

    void fill_grid(const std::vector<std::string_view>& rows) {
        file_.grid = Grid({static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
        for (std::size_t y = 0; y < rows.size(); ++y) {
            std::uint8_t* row = file_.grid.row(static_cast<int>(y));
            for (std::size_t x = 0; x < rows[y].size(); ++x)
                row[x] = static_cast<std::uint8_t>(~*digit_value(rows[y][x]) & 0x0F);
        }
    }

    bool read_place(const std::string& what, Point& place) {
        bool present = false;
        const std::string_view line = next_line(present);
        const std::optional<Point> typed = point_from(line);
        if (!present) return fail(1, "the file ends where the " + what + " must stand as x,y");
        if (!typed) return fail(1, "the " + what + " must be x,y in decimal digits");
        place = *typed;
        if (!file_.grid.contains(place))
            return fail(1, "the " + what + " " + text_of(place) + " lies outside the " +
                               std::to_string(file_.grid.width()) + "x" +
                               std::to_string(file_.grid.height()) + " cells");
        return true;
    }

    bool read_path() {
        bool present = false;
        const std::string_view line = next_line(present);
        if (!present) return fail(1, "the file ends where the path must stand");
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::optional<Direction> d = direction_of(line[i]);
            if (!d) return fail(static_cast<std::int64_t>(i) + 1, "the path must be letters N, E, S, W");
            file_.path.push_back(*d);
        }
        return true;
    }

    bool nothing_follows() {
        for (bool present = true; present;) {
            if (!next_line(present).empty()) return fail(1, "nothing may follow the path");
        }
        return true;
    }

    void check_walls() {
        const Size size = file_.grid.size();
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                for (const Direction d : all_directions)
                    check_side({x, y}, d);
            }
        }
    }

    void check_side(Point p, Direction d) {
        Grid& grid = file_.grid;
        if (!grid.is_open(p, d)) return;
        const Point q = step(p, d);
        if (!grid.contains(q)) {
            close_border_at(p, d);
        } else if (!grid.is_open(q, opposite(d))) {
            note(p, text_of(p) + " is open to the " + letter(d) + " but " + text_of(q) + " has a wall there");
            grid.close(p, d);
        }
    }

    void close_border_at(Point p, Direction d) {
        std::uint8_t& cell = file_.grid.row(p.y)[p.x];
        cell = static_cast<std::uint8_t>(cell & ~bit(d));
        if (p != file_.entry && p != file_.exit) {
            note(p, "the outer wall is open at " + text_of(p));
        } else if (p == file_.entry ? std::exchange(entry_has_gap_, true)
                                    : std::exchange(exit_has_gap_, true)) {
            note(p, "the outer wall has two gaps at " + text_of(p));
        }
        file_.open_border = true;
    }

    TextLines lines_;
    std::int64_t line_number_ = 0;
    MazeFile file_;
    HexReading reading_;
    bool entry_has_gap_ = false;
    bool exit_has_gap_ = false;
};

}  // namespace

std::string hex_row(const MazeFile& file, int y) {
    std::string line(static_cast<std::size_t>(file.grid.width()), '0');
    write_row(file, y, line);
    return line;
}

void write_hex(const MazeFile& file, const TextSink& sink) {
    std::string line(static_cast<std::size_t>(file.grid.width()) + 1, '\n');
    for (int y = 0; y < file.grid.height(); ++y) {
        write_row(file, y, line);
        sink(line);
    }
    sink("\n" + text_of(file.entry) + "\n" + text_of(file.exit) + "\n");
    sink(letters_of(file.path) + "\n");
}

std::string to_hex(const MazeFile& file) {
    std::string text;
    write_hex(file, [&](std::string_view piece) { text += piece; });
    return text;
}

std::string sentence(const TextFault& fault) {
    return "line " + std::to_string(fault.line) + ", column " + std::to_string(fault.column) + ": " +
           fault.reason;
}

HexReading read_hex(std::string_view text) {
    return HexReader(text).read();
}

std::optional<std::string> path_fault(const MazeFile& file) {
    Point p = file.entry;
    for (std::size_t i = 0; i < file.path.size(); ++i) {
        if (!file.grid.is_open(p, file.path[i]))
            return "the path goes through a wall at its step " + std::to_string(i + 1) + ", from " +
                   text_of(p);
        p = step(p, file.path[i]);
    }
    if (p != file.exit) return "the path ends at " + text_of(p) + ", not at the exit " + text_of(file.exit);
    const std::size_t shortest = shortest_path(file.grid, file.entry, file.exit).size();
    if (file.path.size() != shortest)
        return "the path has " + std::to_string(file.path.size()) + " steps, the shortest has " +
               std::to_string(shortest);
    return std::nullopt;
}

}  // namespace maze
