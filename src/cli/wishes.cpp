#include "cli/wishes.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "cli/errors.hpp"
#include "cli/random_seed.hpp"
#include "maze/code.hpp"
#include "maze/seed.hpp"
#include "maze/wording.hpp"

namespace cli {

namespace {

[[noreturn]] void refuse(const std::string& option, const std::string& value, const std::string& reason) {
    throw WrongInput(option + " " + maze::quotable(value) + ": " + reason);
}

maze::Size size_option(const std::string& text, maze::Size fallback) {
    if (text.empty()) return fallback;
    const std::optional<maze::Size> size = maze::size_from(text);
    if (!size) refuse("--size", text, "must be WxH in digits, such as 20x12");
    return *size;
}

maze::Point place_option(const std::string& option, const std::string& text, maze::Point fallback) {
    if (text.empty()) return fallback;
    const std::optional<maze::Point> place = maze::point_from(text);
    if (!place) refuse(option, text, "must be x,y in digits, counted from 0");
    return *place;
}

maze::Style style_option(const std::string& text) {
    if (text.empty()) return maze::Style::RecursiveBacktracker;
    if (const std::optional<maze::Style> style = maze::style_from_name(text)) return *style;
    const auto& styles = maze::all_styles();
    const auto* nearest = std::min_element(styles.begin(), styles.end(), [&](const auto& a, const auto& b) {
        const std::string typed = text.substr(0, 40);
        return maze::spelling_distance(typed, a.name) < maze::spelling_distance(typed, b.name);
    });
    refuse("--style", text, "is no known style; the nearest is " + std::string(nearest->name));
}

// The option behind a key of the config file, which the library's faults are told by.
std::string option_behind(std::string_view key) {
    if (key == "WIDTH" || key == "HEIGHT" || key == "WIDTH x HEIGHT") return "--size";
    std::string option = "--";
    for (const char c : key)
        option += c == '_' ? '-' : static_cast<char>(c - 'A' + 'a');
    return option;
}

maze::Spec spec_of_code(const MakeOptions& o) {
    const std::string dungeon = o.sparseness + o.dead_end_removal + o.rooms + o.room_min + o.room_max;
    const bool has_more = !dungeon.empty() || !o.size.empty() || o.has_seed || !o.style.empty() ||
                          !o.turns.empty() || !o.mix.empty() || !o.dead_ends.empty() || !o.entry.empty() ||
                          !o.exit.empty() || !o.stamp.empty() || o.pacman || o.symmetric || o.open_border;
    if (has_more)
        throw WrongInput("--code " + o.code + ": names a board completely, no other option fits beside it");
    const maze::CodeReading reading = maze::read_code(o.code);
    if (!reading.spec) refuse("--code", o.code, reading.fault);
    return *reading.spec;
}

void read_dungeon(const MakeOptions& o, maze::Spec& spec) {
    const auto number = [](const char* option, const std::string& text, std::int64_t least, std::int64_t most,
                           int fallback) {
        return static_cast<int>(number_option(option, text, least, most, fallback));
    };
    constexpr int longest = maze::longest_room_side;
    spec.sparseness = number("--sparseness", o.sparseness, 0, 100, spec.sparseness);
    spec.dead_end_removal = number("--dead-end-removal", o.dead_end_removal, 0, 100, spec.dead_end_removal);
    if (!o.rooms.empty()) spec.rooms = number("--rooms", o.rooms, 0, maze::max_cells_library, 0);
    spec.room_min = number("--room-min", o.room_min, 1, longest, spec.room_min);
    spec.room_max = number("--room-max", o.room_max, 1, longest, spec.room_max);
}

}  // namespace

Format format_from(const std::string& name) {
    if (name == "hex") return Format::Hex;
    if (name.empty() || name == "text") return Format::Text;
    if (name == "unicode") return Format::Unicode;
    if (name == "svg") return Format::Svg;
    if (name == "json") return Format::Json;
    refuse("--format", name, "must be hex, text, unicode, svg or json");
}

std::int64_t number_option(const std::string& option, const std::string& text, std::int64_t least,
                           std::int64_t most, std::int64_t fallback) {
    if (text.empty()) return fallback;
    const std::optional<std::int64_t> number = maze::number_from(text);
    if (!number || *number < least || *number > most)
        refuse(option, text,
               "must be a whole number in digits, " + std::to_string(least) + " to " + std::to_string(most));
    return *number;
}

maze::Spec spec_of(const MakeOptions& o) {
    if (!o.code.empty()) return spec_of_code(o);
    maze::Spec spec;
    spec.perfect = !o.pacman;
    spec.size = size_option(o.size, o.pacman ? maze::Size{13, 9} : maze::Size{20, 12});
    spec.seed = o.has_seed ? maze::seed_from_text(o.seed) : random_seed();
    spec.style = style_option(o.style);
    spec.turns = static_cast<int>(number_option("--turns", o.turns, 0, 100, 50));
    spec.mix = static_cast<int>(number_option("--mix", o.mix, 0, 100, 50));
    spec.dead_ends =
        static_cast<int>(number_option("--dead-ends", o.dead_ends, 0, std::numeric_limits<int>::max(), 0));
    spec.symmetric = o.symmetric;
    spec.entry = place_option("--entry", o.entry, {0, 0});
    spec.exit = place_option("--exit", o.exit, {spec.size.width - 1, spec.size.height - 1});
    if (!o.stamp.empty()) spec.stamp = o.stamp;
    spec.open_border = o.open_border;
    read_dungeon(o, spec);
    for (const maze::SpecFault& fault : maze::faults_in(spec, maze::max_cells_library))
        refuse(option_behind(fault.key), fault.value, fault.reason);
    return spec;
}

}  // namespace cli
