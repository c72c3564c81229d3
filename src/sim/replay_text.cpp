#include "sim/replay_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "maze/code.hpp"

namespace sim {
namespace {

constexpr std::string_view format_name = "mazewright-replay";
constexpr int version = 2;

/// Thrown inside this file only, from wherever the reading stands to replay_from_text().
struct Refused {
    ReplayError error;
};

[[noreturn]] void refuse(int line, std::string reason) {
    throw Refused{{line, std::move(reason)}};
}

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown;
    for (const char c : text.substr(0, longest))
        shown += c >= ' ' && c <= '~' ? c : '?';
    return "'" + shown + (text.size() > longest ? "...'" : "'");
}

template <class Number>
std::optional<Number> number_from(std::string_view text, int base = 10) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && !text.empty() && text[0] != '-' ? std::optional(number) : std::nullopt;
}

std::string hex_digest(std::uint64_t digest) {
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; digest >>= 4U)
        text[i] = "0123456789abcdef"[digest & 15U];
    return text;
}

/// One line of the header but for the code: what is allowed, how its value is written, and how it is read
/// (false: no such value).
struct Field {
    std::string_view key;
    std::string_view allowed;
    std::string (*write)(const GameSpec&);
    bool (*read)(GameSpec&, std::string_view);
};

template <class T>
bool put(T& member, const std::optional<T>& value) {
    if (value) member = *value;
    return value.has_value();
}

constexpr std::string_view code_key = "CODE";

/// Mode and difficulty first, as a person would look for them; all are mandatory, in any order.
constexpr std::array<Field, 5> fields{{
    {"MODE", "perfect or pacman", [](const GameSpec& s) { return std::string(name(s.mode)); },
     [](GameSpec& s, std::string_view t) { return put(s.mode, mode_from_name(t)); }},
    {"DIFFICULTY", "stroll, easy, normal or arcade",
     [](const GameSpec& s) { return std::string(name(s.difficulty)); },
     [](GameSpec& s, std::string_view t) { return put(s.difficulty, difficulty_from_name(t)); }},
    {"SPEED", "60 to 120", [](const GameSpec& s) { return std::to_string(s.assists.speed_percent); },
     [](GameSpec& s, std::string_view t) { return put(s.assists.speed_percent, number_from<int>(t)); }},
    {"CHASERS", "0 to 4", [](const GameSpec& s) { return std::to_string(s.assists.chasers); },
     [](GameSpec& s, std::string_view t) { return put(s.assists.chasers, number_from<int>(t)); }},
    {"EXTRA_LIVES", "0 to 9", [](const GameSpec& s) { return std::to_string(s.assists.extra_lives); },
     [](GameSpec& s, std::string_view t) { return put(s.assists.extra_lives, number_from<int>(t)); }},
}};

/// The text line by line, whatever ends a line.
class Lines {
  public:
    explicit Lines(std::string_view text) : rest_(text) {
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        if (rest_.substr(0, 3) == byte_order_mark) rest_.remove_prefix(3);
    }
    [[nodiscard]] int number() const { return number_; }
    std::optional<std::string_view> next() {
        if (rest_.empty()) return std::nullopt;
        ++number_;
        const std::size_t end = rest_.find_first_of("\r\n");
        const std::string_view line = rest_.substr(0, end);
        if (end == std::string_view::npos) {
            rest_ = {};
        } else {
            rest_.remove_prefix(end + (rest_.substr(end, 2) == "\r\n" ? 2 : 1));
        }
        return line;
    }

  private:
    std::string_view rest_;
    int number_ = 0;
};

/// The line up to the next blank, which is taken off it.
std::string_view take_word(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

class Reader {
  public:
    explicit Reader(std::string_view text) : lines_(text) {}

    Replay read() {
        read_identity();
        while (const auto line = lines_.next()) {
            if (line->empty()) continue;
            if (ended_) refuse(lines_.number(), "nothing may follow the line 'end'");
            read_line(*line);
        }
        if (!ended_) refuse(lines_.number(), "the last line 'end TICKS DIGEST' is missing");
        return std::move(replay_);
    }

  private:
    void read_identity() {
        if (lines_.next() != "FORMAT=" + std::string(format_name)) {
            refuse(1, "not a replay: the first line must be FORMAT=" + std::string(format_name));
        }
        const std::string_view line = lines_.next().value_or("");
        if (line == "VERSION=" + std::to_string(version)) return;
        refuse(2, "VERSION=" + std::to_string(version) + " expected, found " + quoted(line));
    }

    void read_line(std::string_view line) {
        const bool header = line.find('=') != std::string_view::npos;
        if (header && !in_moves_) return read_field(line);
        if (!in_moves_) check_header();
        in_moves_ = true;
        if (line.substr(0, 4) == "end ") return read_end(line.substr(4));
        read_change(line);
    }

    void read_field(std::string_view line) {
        const std::size_t equals = line.find('=');
        const std::string_view key = line.substr(0, equals);
        const std::string_view value = line.substr(equals + 1);
        if (key == code_key) return read_board(value);
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (fields[i].key != key) continue;
            note(seen_[i], key);
            if (fields[i].read(replay_.spec, value)) return;
            refuse(lines_.number(), quoted(line) + ": must be " + std::string(fields[i].allowed));
        }
        refuse(lines_.number(), "unknown key " + quoted(key));
    }

    void read_board(std::string_view code) {
        note(seen_code_, code_key);
        const maze::CodeReading reading = maze::read_code(code, maze::max_cells_game);
        if (!reading.spec) refuse(lines_.number(), std::string(code_key) + ": " + reading.fault);
        replay_.spec.board = *reading.spec;
    }

    void note(bool& seen, std::string_view key) const {
        if (seen) refuse(lines_.number(), std::string(key) + " is given twice");
        seen = true;
    }

    void check_header() {
        if (!seen_code_) refuse(lines_.number(), std::string(code_key) + " is missing");
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (!seen_[i]) refuse(lines_.number(), std::string(fields[i].key) + " is missing");
        }
        if (auto problem = problem_with(replay_.spec)) refuse(lines_.number(), *problem);
    }

    void read_change(std::string_view line) {
        const std::string_view whole = line;
        const auto tick = number_from<std::uint64_t>(take_word(line));
        const auto intent = intent_from_text(line);
        if (!tick || !intent) {
            refuse(lines_.number(), "'TICK INTENT' expected, such as '41 E--', found " + quoted(whole));
        }
        if (!replay_.changes.empty() && *tick <= replay_.changes.back().tick) {
            refuse(lines_.number(), "ticks must rise from line to line");
        }
        replay_.changes.push_back({*tick, *intent});
    }

    void read_end(std::string_view line) {
        const auto ticks = number_from<std::uint64_t>(take_word(line));
        const auto digest = line.size() == 16 ? number_from<std::uint64_t>(line, 16) : std::nullopt;
        if (!ticks || !digest)
            refuse(lines_.number(), "'end TICKS DIGEST' expected, DIGEST as 16 hex digits");
        if (*ticks > max_replay_ticks) {
            refuse(lines_.number(), "at most " + std::to_string(max_replay_ticks) + " ticks are allowed");
        }
        if (!replay_.changes.empty() && replay_.changes.back().tick >= *ticks) {
            refuse(lines_.number(), "a change of intent lies after the end");
        }
        replay_.ticks = *ticks;
        replay_.digest = *digest;
        ended_ = true;
    }

    Lines lines_;
    Replay replay_;
    bool seen_code_ = false;
    std::array<bool, fields.size()> seen_{};
    bool in_moves_ = false;
    bool ended_ = false;
};

}  // namespace

std::string to_text(const Replay& replay) {
    std::string text = "FORMAT=" + std::string(format_name) + "\nVERSION=" + std::to_string(version) + "\n";
    text += std::string(code_key) + "=" + maze::code_of(replay.spec.board) + "\n";
    for (const Field& field : fields) {
        text += std::string(field.key) + "=" + field.write(replay.spec) + "\n";
    }
    for (const Replay::Change& change : replay.changes) {
        text += std::to_string(change.tick) + " " + to_text(change.intent) + "\n";
    }
    return text + "end " + std::to_string(replay.ticks) + " " + hex_digest(replay.digest) + "\n";
}

std::variant<Replay, ReplayError> replay_from_text(std::string_view text) {
    try {
        return Reader(text).read();
    } catch (const Refused& refused) {
        return refused.error;
    }
}

}  // namespace sim
