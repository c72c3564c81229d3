#include "maze/config.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "maze/seed.hpp"
#include "maze/stamp.hpp"
#include "maze/text_lines.hpp"
#include "maze/utf8.hpp"
#include "maze/wording.hpp"

namespace maze {

namespace {

enum class Key : std::uint8_t {
    Width,
    Height,
    Entry,
    Exit,
    OutputFile,
    Perfect,
    Seed,
    Style,
    Turns,
    Mix,
    DeadEnds,
    Stamp,
    Symmetry,
    Border,
    Sparseness,
    DeadEndRemoval,
    Rooms,
    RoomMin,
    RoomMax,
};

// In the order of the enumeration; the first six are mandatory.
constexpr std::size_t mandatory_keys = 6;
constexpr std::array<std::string_view, 19> key_names{
    "WIDTH", "HEIGHT",   "ENTRY",     "EXIT",  "OUTPUT_FILE", "PERFECT", "SEED",       "STYLE",
    "TURNS", "MIX",      "DEAD_ENDS", "STAMP", "SYMMETRY",    "BORDER",  "SPARSENESS", "DEAD_END_REMOVAL",
    "ROOMS", "ROOM_MIN", "ROOM_MAX"};
constexpr std::size_t longest_key = 40;  // what is longer is no misspelt key

std::string_view nearest_key(std::string_view typed) {
    return *std::min_element(key_names.begin(), key_names.end(), [&](auto a, auto b) {
        return spelling_distance(typed, a) < spelling_distance(typed, b);
    });
}

std::string nearest_style(std::string_view typed) {
    const auto& styles = all_styles();
    const auto* nearest = std::min_element(styles.begin(), styles.end(), [&](const auto& a, const auto& b) {
        return spelling_distance(typed, a.name) < spelling_distance(typed, b.name);
    });
    return std::string(nearest->name);
}

class ConfigReader {
  public:
    explicit ConfigReader(const ConfigRules& rules) : rules_(rules) { config_.spec.stamp = rules.stamp; }

    ConfigReading read(std::string_view bytes) {
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        if (bytes.substr(0, byte_order_mark.size()) == byte_order_mark)
            bytes.remove_prefix(byte_order_mark.size());
        if (!is_utf8_text(bytes)) {
            fault(0, "the file is not UTF-8 text");
            return std::move(reading_);
        }
        TextLines lines(bytes);
        for (int number = 1; reading_.faults.size() < ConfigReading::max_faults; ++number) {
            const std::optional<std::string_view> line = lines.next();
            if (!line) break;
            read_line(number, trimmed(*line));
        }
        check_whole();
        if (reading_.faults.empty()) reading_.config = std::move(config_);
        return std::move(reading_);
    }

  private:
    void fault(int line, std::string reason) {
        if (reading_.faults.size() < ConfigReading::max_faults)
            reading_.faults.push_back({line, std::move(reason)});
    }

    void read_line(int number, std::string_view line) {
        if (line.empty() || line.front() == '#') return;
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos)
            return fault(number, quotable(line) + ": a line must be KEY=VALUE or a comment starting with #");
        const std::string_view typed_key = trimmed(line.substr(0, equals));
        const std::string_view value = trimmed(line.substr(equals + 1));
        const std::optional<Key> key = find_key(number, typed_key);
        if (!key) return;
        int& first_line = line_of_[static_cast<std::size_t>(*key)];
        const std::string name(key_names[static_cast<std::size_t>(*key)]);
        if (first_line != 0)
            return fault(number, name + " is given twice, first in line " + std::to_string(first_line));
        first_line = number;
        if (value.empty()) return refuse(*key, value, "a value must follow the =");
        read_value(*key, value);
    }

    std::optional<Key> find_key(int number, std::string_view typed) {
        if (typed.empty()) {
            fault(number, "a key must stand before the =");
            return std::nullopt;
        }
        const auto* known = std::find(key_names.begin(), key_names.end(), upper_case(typed));
        if (known != key_names.end()) return static_cast<Key>(known - key_names.begin());
        std::string reason = quotable(typed) + " is no known key";
        if (typed.size() <= longest_key) reason += "; the nearest is " + std::string(nearest_key(typed));
        fault(number, reason);
        return std::nullopt;
    }

    void read_value(Key key, std::string_view value) {
        constexpr std::int64_t most = std::numeric_limits<int>::max();
        Spec& spec = config_.spec;
        switch (key) {
            case Key::Width:
                return read_number(key, value, 2, rules_.max_cells, spec.size.width);
            case Key::Height:
                return read_number(key, value, 2, rules_.max_cells, spec.size.height);
            case Key::Entry:
                return read_place(key, value, spec.entry);
            case Key::Exit:
                return read_place(key, value, spec.exit);
            case Key::OutputFile:
                config_.output_file = std::string(value);
                return;
            case Key::Perfect:
                return read_choice(key, value, "TRUE", "FALSE", "True or False", spec.perfect);
            case Key::Seed:
                spec.seed = seed_from_text(value);
                config_.has_seed = true;
                return;
            case Key::Style:
                return read_style(value);
            case Key::Turns:
                return read_number(key, value, 0, 100, spec.turns);
            case Key::Mix:
                return read_number(key, value, 0, 100, spec.mix);
            case Key::DeadEnds:
                return read_number(key, value, 0, most, spec.dead_ends);
            case Key::Stamp:
                spec.stamp = std::string(value);
                if (const auto reason = problem_with_stamp(value)) refuse(key, value, *reason);
                return;
            case Key::Symmetry:
                return read_choice(key, value, "TRUE", "FALSE", "True or False", spec.symmetric);
            case Key::Border:
                return read_choice(key, value, "OPEN", "CLOSED", "open or closed", spec.open_border);
            case Key::Sparseness:
                return read_number(key, value, 0, 100, spec.sparseness);
            case Key::DeadEndRemoval:
                return read_number(key, value, 0, 100, spec.dead_end_removal);
            case Key::Rooms:
                return read_number(key, value, 0, rules_.max_cells, spec.rooms.emplace());
            case Key::RoomMin:
                return read_number(key, value, 1, longest_room_side, spec.room_min);
            case Key::RoomMax:
                return read_number(key, value, 1, longest_room_side, spec.room_max);
        }
    }

    void refuse(Key key, std::string_view value, const std::string& reason) {
        has_good_value_[static_cast<std::size_t>(key)] = false;
        fault(line_of_[static_cast<std::size_t>(key)],
              std::string(key_names[static_cast<std::size_t>(key)]) + "=" + quotable(value) + ": " + reason);
    }

    void read_number(Key key, std::string_view value, std::int64_t least, std::int64_t most, int& target) {
        const std::optional<std::int64_t> number = number_from(value);
        if (!number || *number < least || *number > most)
            return refuse(
                key, value,
                "must be a whole number in digits, " + std::to_string(least) + " to " + std::to_string(most));
        target = static_cast<int>(*number);
    }

    void read_place(Key key, std::string_view value, Point& target) {
        const std::optional<Point> place = point_from(value);
        if (!place) return refuse(key, value, "must be x,y in digits, counted from 0");
        target = *place;
    }

    void read_choice(Key key, std::string_view value, std::string_view yes, std::string_view no,
                     const std::string& allowed, bool& target) {
        const std::string typed = upper_case(value);
        if (typed != yes && typed != no) return refuse(key, value, "must be " + allowed);
        target = typed == yes;
    }

    void read_style(std::string_view value) {
        const std::optional<Style> style = style_from_name(value);
        if (style) {
            config_.spec.style = *style;
        } else {
            std::string reason = "is no known style";
            if (value.size() <= longest_key) reason += "; the nearest is " + nearest_style(value);
            refuse(Key::Style, value, reason);
        }
    }

    [[nodiscard]] bool is_good(Key key) const {
        const auto index = static_cast<std::size_t>(key);
        return line_of_[index] != 0 && has_good_value_[index];
    }

    // What only shows when the whole file is known. Faults that follow from another are left unsaid.
    void check_whole() {
        if (is_good(Key::Width) && is_good(Key::Height)) {
            for (const SpecFault& found : faults_in(config_.spec, rules_.max_cells))
                check_found(found);
        }
        for (std::size_t i = 0; i < mandatory_keys; ++i) {
            if (line_of_[i] == 0) fault(0, std::string(key_names[i]) + " is missing");
        }
        std::stable_sort(reading_.faults.begin(), reading_.faults.end(),
                         [](const ConfigFault& a, const ConfigFault& b) {
                             return a.line != 0 && (b.line == 0 || a.line < b.line);
                         });
    }

    void check_found(const SpecFault& found) {
        const auto* name = std::find(key_names.begin(), key_names.end(), found.key);
        std::string text = std::string(found.key) + "=" + found.value + ": " + found.reason;
        if (name == key_names.end()) return fault(line_of_[static_cast<std::size_t>(Key::Height)], text);
        const auto key = static_cast<Key>(name - key_names.begin());
        if (key == Key::Exit && !is_good(Key::Entry) && config_.spec.size.contains(config_.spec.exit)) return;
        if (is_good(key)) fault(line_of_[static_cast<std::size_t>(key)], text);
    }

    const ConfigRules& rules_;
    Config config_;
    ConfigReading reading_;
    std::array<int, key_names.size()> line_of_{};
    std::array<bool, key_names.size()> has_good_value_ = all_good();

    static std::array<bool, key_names.size()> all_good() {
        std::array<bool, key_names.size()> good{};
        good.fill(true);
        return good;
    }
};

}  // namespace

std::string sentence(const ConfigFault& fault) {
    return fault.line > 0 ? "line " + std::to_string(fault.line) + ": " + fault.reason : fault.reason;
}

ConfigReading read_config(std::string_view bytes, const ConfigRules& rules) {
    return ConfigReader(rules).read(bytes);
}

}  // namespace maze
