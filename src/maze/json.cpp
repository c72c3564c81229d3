#include "maze/json.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "maze/utf8.hpp"
#include "maze/wording.hpp"

namespace maze {

namespace {

constexpr std::size_t deepest_nesting = 100;

// What the object says, before it is judged as a hex file would be.
struct Members {
    std::optional<std::int64_t> version;
    std::optional<std::int64_t> width;
    std::optional<std::int64_t> height;
    std::optional<Point> entry;
    std::optional<Point> exit;
    std::optional<std::vector<std::string>> walls;
    std::string format;
    std::string border = "closed";
    std::string path;
};

class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : text_(text) {}

    // Fills the members; false after the first fault.
    bool read(Members& members) {
        if (!is_utf8_text(text_)) return fail("the text is not UTF-8");
        if (!expect('{')) return false;
        if (!take('}')) {
            do {
                std::string key;
                if (!read_text(key) || !expect(':') || !read_member(key, members)) return false;
            } while (take(','));
            if (!expect('}')) return false;
        }
        skip_blanks();
        return at_ == text_.size() || fail("nothing may follow the object");
    }

    [[nodiscard]] const TextFault& fault() const { return fault_; }

  private:
    bool fail(std::string reason) {
        const std::string_view before = text_.substr(0, at_);
        const auto line = std::count(before.begin(), before.end(), '\n');
        const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
        fault_ = {line + 1, static_cast<std::int64_t>(at_ - line_start) + 1, std::move(reason)};
        return false;
    }

    void skip_blanks() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }

    bool take(char c) {
        skip_blanks();
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    bool expect(char c) { return take(c) || fail(std::string("a ") + c + " must stand here"); }

    bool read_member(const std::string& key, Members& members) {
        if (key == "format") return read_text(members.format);
        if (key == "version") return read_number(members.version);
        if (key == "width") return read_number(members.width);
        if (key == "height") return read_number(members.height);
        if (key == "entry") return read_place(members.entry);
        if (key == "exit") return read_place(members.exit);
        if (key == "border") return read_text(members.border);
        if (key == "path") return read_text(members.path);
        if (key == "walls") return read_walls(members.walls);
        return skip_value();
    }

    // Escapes stand only in texts that mean nothing here, so they are kept as they are.
    bool read_text(std::string& target) {
        if (!expect('"')) return false;
        const std::size_t start = at_;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '"') {
                target = std::string(text_.substr(start, at_ - start));
                ++at_;
                return true;
            }
            if (static_cast<unsigned char>(c) < 0x20) return fail("a text may not hold a control character");
            if (c == '\\') ++at_;
        }
        at_ = std::min(at_, text_.size());
        return fail("a text that is not closed");
    }

    bool read_number(std::optional<std::int64_t>& target) {
        skip_blanks();
        const std::size_t start = at_;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9')
            ++at_;
        target = number_from(text_.substr(start, at_ - start));
        return target || fail("a whole number must stand here");
    }

    bool read_place(std::optional<Point>& target) {
        std::optional<std::int64_t> x;
        std::optional<std::int64_t> y;
        if (!expect('[') || !read_number(x) || !expect(',') || !read_number(y) || !expect(']')) return false;
        constexpr std::int64_t most = max_cells_library;
        target = Point{static_cast<int>(std::min(*x, most)), static_cast<int>(std::min(*y, most))};
        return true;
    }

    bool read_walls(std::optional<std::vector<std::string>>& target) {
        target.emplace();
        if (!expect('[')) return false;
        if (take(']')) return true;
        do {
            target->emplace_back();
            if (!read_text(target->back())) return false;
        } while (take(','));
        return expect(']');
    }

    // Any value, by the brackets still open.
    bool skip_value() {
        std::string open;
        do {
            skip_blanks();
            if (at_ >= text_.size()) return fail("the text ends within a value");
            const char c = text_[at_];
            if (c == '"') {
                std::string ignored;
                if (!read_text(ignored)) return false;
            } else if (c == '{' || c == '[') {
                if (open.size() >= deepest_nesting) return fail("values are nested too deeply");
                open += c == '{' ? '}' : ']';
                ++at_;
            } else if (c == '}' || c == ']') {
                if (open.empty() || open.back() != c) return fail("a bracket that closes nothing");
                open.pop_back();
                ++at_;
            } else if (c == ',' || c == ':') {
                if (open.empty()) return fail("a value must stand here");
                ++at_;
            } else {
                const std::size_t end = std::min(text_.find_first_of(",:]}[{\" \t\r\n", at_), text_.size());
                at_ = end;
            }
        } while (!open.empty());
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    TextFault fault_;
};

std::optional<std::string> missing_in(const Members& members) {
    if (members.format != "maze") return "\"format\" must be \"maze\"";
    if (members.version != 1) return "\"version\" must be 1";
    if (!members.width || !members.height) return "\"width\" and \"height\" must be given";
    if (!members.entry || !members.exit) return "\"entry\" and \"exit\" must be given";
    if (!members.walls || static_cast<std::int64_t>(members.walls->size()) != *members.height)
        return "\"walls\" must hold one text for each of \"height\" rows";
    for (const std::string& row : *members.walls) {
        if (static_cast<std::int64_t>(row.size()) != *members.width)
            return "every text in \"walls\" must hold \"width\" digits";
        if (row.find_first_not_of("0123456789ABCDEFabcdef") != std::string::npos || row.empty())
            return "\"walls\" must hold hex digits";
    }
    if (members.border != "closed" && members.border != "open")
        return "\"border\" must be \"closed\" or \"open\"";
    if (members.path.find_first_not_of("NESWnesw") != std::string::npos)
        return "\"path\" must be letters N, E, S, W";
    return std::nullopt;
}

}  // namespace

void write_json(const MazeFile& file, const TextSink& sink) {
    const auto place = [](Point p) { return "[" + std::to_string(p.x) + ", " + std::to_string(p.y) + "]"; };
    sink("{\n\"format\": \"maze\",\n\"version\": 1,\n\"width\": " + std::to_string(file.grid.width()) +
         ",\n\"height\": " + std::to_string(file.grid.height()) + ",\n\"entry\": " + place(file.entry) +
         ",\n\"exit\": " + place(file.exit) + ",\n\"border\": \"" + (file.open_border ? "open" : "closed") +
         "\",\n\"walls\": [");
    for (int y = 0; y < file.grid.height(); ++y) {
        sink(y == 0 ? "\n\"" : ",\n\"");
        sink(hex_row(file, y));
        sink("\"");
    }
    sink("\n],\n\"path\": \"" + letters_of(file.path) + "\"\n}\n");
}

std::string to_json(const MazeFile& file) {
    std::string text;
    write_json(file, [&](std::string_view piece) { text += piece; });
    return text;
}

HexReading read_json(std::string_view text) {
    HexReading reading;
    JsonReader reader(text);
    Members members;
    if (!reader.read(members)) {
        reading.faults.push_back(reader.fault());
        return reading;
    }
    if (const auto reason = missing_in(members)) {
        reading.faults.push_back({1, 1, *reason});
        return reading;
    }
    std::string hex;
    for (const std::string& row : *members.walls)
        hex += row + "\n";
    hex += "\n" + text_of(*members.entry) + "\n" + text_of(*members.exit) + "\n" + members.path + "\n";
    reading = read_hex(hex);
    // Its lines and columns are rows and digits of the walls.
    for (TextFault& fault : reading.faults)
        fault = {1, 1, "row " + std::to_string(fault.line) + " of \"walls\": " + fault.reason};
    return reading;
}

}  // namespace maze
