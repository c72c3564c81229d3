#include "maze/code.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "maze/rng.hpp"
#include "maze/text_lines.hpp"
#include "maze/wording.hpp"

namespace maze {

namespace {

constexpr std::string_view symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t longest_code = 200;

// In the order of Style.
constexpr std::array<std::string_view, 12> style_letters{"RB", "HK", "GT", "PR", "KR", "WI",
                                                         "EL", "SW", "BT", "RD", "DU", "TI"};

Spec default_spec(bool perfect) {
    Spec spec;
    spec.perfect = perfect;
    spec.symmetric = !perfect;
    spec.size = perfect ? Size{20, 12} : Size{13, 9};
    return spec;
}

Point last_cell(Size size) {
    return {size.width - 1, size.height - 1};
}

std::string in_base_32(std::uint64_t number) {
    std::string text;
    do {
        text += symbols[number % 32];
        number /= 32;
    } while (number != 0);
    std::reverse(text.begin(), text.end());
    return text;
}

std::optional<std::uint64_t> from_base_32(std::string_view text) {
    if (text.empty() || text.size() > 13) return std::nullopt;
    std::uint64_t number = 0;
    for (const char typed : text) {
        const char c = typed == 'O' ? '0' : typed == 'I' || typed == 'L' ? '1' : typed;
        const std::size_t digit = symbols.find(c);
        if (digit == std::string_view::npos || number >> 59U != 0) return std::nullopt;
        number = number * 32 + digit;
    }
    return number;
}

// Ten bits over every character, in two letters.
std::string check_of(std::string_view text) {
    std::uint64_t hash = 0;
    for (const char c : text)
        hash = mix_bits(hash ^ static_cast<unsigned char>(c)) + golden_step;
    return {symbols[hash >> 59U], symbols[(hash >> 54U) & 31U]};
}

std::string body_of(const Spec& spec) {
    const Spec usual = default_spec(spec.perfect);
    std::string code = (spec.perfect ? "P" : "C") + std::to_string(generator_version);
    const auto add = [&](const std::string& part) { code += "-" + part; };
    add(in_base_32(spec.seed));
    if (spec.size != usual.size) add(upper_case(text_of(spec.size)));
    if (spec.style != usual.style)
        add("Y" + std::string(style_letters[static_cast<std::size_t>(spec.style)]));
    if (spec.turns != usual.turns) add("T" + std::to_string(spec.turns));
    if (spec.mix != usual.mix) add("G" + std::to_string(spec.mix));
    if (spec.entry != usual.entry) add("E" + text_of(spec.entry));
    if (spec.exit != last_cell(spec.size)) add("X" + text_of(spec.exit));
    if (spec.dead_ends != usual.dead_ends) add("D" + std::to_string(spec.dead_ends));
    if (spec.symmetric != usual.symmetric) add(spec.symmetric ? "M" : "W");
    if (upper_case(spec.stamp) != "NONE") add("S" + upper_case(spec.stamp));
    if (spec.open_border) add("O");
    if (spec.sparseness != usual.sparseness) add("V" + std::to_string(spec.sparseness));
    if (spec.dead_end_removal != usual.dead_end_removal) add("L" + std::to_string(spec.dead_end_removal));
    if (spec.rooms) add("R" + std::to_string(*spec.rooms));
    if (spec.room_min != usual.room_min || spec.room_max != usual.room_max)
        add("Z" + std::to_string(spec.room_min) + "," + std::to_string(spec.room_max));
    return code;
}

std::vector<std::string> parts_of(const std::string& code) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    for (std::size_t end = code.find('-'); end != std::string::npos; end = code.find('-', start)) {
        parts.push_back(code.substr(start, end - start));
        start = end + 1;
    }
    parts.push_back(code.substr(start));
    return parts;
}

class CodeReader {
  public:
    explicit CodeReader(std::int64_t max_cells) : max_cells_(max_cells) {}

    CodeReading read(std::string_view typed) {
        if (trimmed(typed).size() > longest_code) return fail("a code is at most 200 characters long");
        const std::vector<std::string> parts = parts_of(upper_case(trimmed(typed)));
        if (!read_kind(parts.front())) return reading_;
        if (parts.size() < 3)
            return fail("a code has at least three parts joined by hyphens, such as P2-1A-6N");
        const std::optional<std::uint64_t> seed = from_base_32(parts[1]);
        if (!seed) return fail(quoted(parts[1]) + " is no seed: up to 13 of the characters 0-9 and A-Z");
        spec_.seed = *seed;
        for (std::size_t i = 2; i + 1 < parts.size(); ++i) {
            if (!read_part(parts[i])) return reading_;
        }
        if (!has_exit_) spec_.exit = last_cell(spec_.size);
        return finish(parts.back());
    }

  private:
    CodeReading fail(const std::string& reason) {
        reading_.fault = reason;
        return reading_;
    }

    bool reject(const std::string& reason) {
        reading_.fault = reason;
        return false;
    }

    static std::string quoted(const std::string& part) { return "\"" + quotable(part) + "\""; }

    bool read_kind(const std::string& part) {
        if (part.empty() || (part[0] != 'P' && part[0] != 'C'))
            return reject("a code starts with P for a perfect maze or C for a Pac-Man board");
        const std::optional<std::int64_t> version = number_from(part.substr(1));
        if (!version) return reject(quoted(part) + " must be P or C and a version number");
        if (*version != generator_version)
            return reject(quoted(part) + " is of version " + part.substr(1) +
                          ", this program makes version " + std::to_string(generator_version));
        spec_ = default_spec(part[0] == 'P');
        return true;
    }

    bool read_part(const std::string& part) {
        if (part.empty()) return reject("two hyphens in a row");
        const std::string rest = part.substr(1);
        switch (part[0]) {
            case 'Y':
                return read_style(part, rest);
            case 'T':
                return read_number(part, rest, "turns", spec_.turns);
            case 'G':
                return read_number(part, rest, "mix", spec_.mix);
            case 'E':
                return read_place(part, rest, "entry", spec_.entry);
            case 'X':
                has_exit_ = true;
                return read_place(part, rest, "exit", spec_.exit);
            case 'D':
                return read_number(part, rest, "dead ends", spec_.dead_ends);
            case 'M':
                spec_.symmetric = true;
                return is_bare(part);
            case 'W':
                spec_.symmetric = false;
                return is_bare(part);
            case 'O':
                spec_.open_border = true;
                return is_bare(part);
            case 'V':
                return read_number(part, rest, "sparseness", spec_.sparseness);
            case 'L':
                return read_number(part, rest, "dead-end removal", spec_.dead_end_removal);
            case 'R':
                return read_number(part, rest, "rooms", spec_.rooms.emplace());
            case 'Z':
                return read_room_sides(part, rest);
            case 'S':
                spec_.stamp = rest;
                if (const auto reason = problem_with_stamp_part(rest))
                    return reject(quoted(part) + ": " + *reason);
                return true;
            default:
                break;
        }
        const std::optional<Size> size = size_from(part);
        if (!size) return reject(quoted(part) + " is no part of a code");
        spec_.size = *size;
        return true;
    }

    static std::optional<std::string> problem_with_stamp_part(const std::string& text) {
        Spec probe;
        probe.stamp = text;
        for (const SpecFault& fault : faults_in(probe, max_cells_game))
            return fault.reason;
        return std::nullopt;
    }

    bool is_bare(const std::string& part) {
        return part.size() == 1 || reject(quoted(part) + " is no part of a code");
    }

    bool read_style(const std::string& part, const std::string& letters) {
        const auto* style = std::find(style_letters.begin(), style_letters.end(), letters);
        if (style == style_letters.end()) return reject(quoted(part) + " names no known style");
        spec_.style = static_cast<Style>(style - style_letters.begin());
        return true;
    }

    bool read_number(const std::string& part, const std::string& digits, const std::string& what,
                     int& target) {
        constexpr std::int64_t most = 1'000'000'000;
        const std::optional<std::int64_t> number = number_from(digits);
        if (!number || *number > most) return reject(quoted(part) + " must hold a number of " + what);
        target = static_cast<int>(*number);
        return true;
    }

    bool read_place(const std::string& part, const std::string& text, const std::string& what,
                    Point& target) {
        const std::optional<Point> place = point_from(text);
        if (!place) return reject(quoted(part) + " must hold the " + what + " as x,y");
        target = *place;
        return true;
    }

    bool read_room_sides(const std::string& part, const std::string& text) {
        const std::optional<Point> sides = point_from(text);
        if (!sides) return reject(quoted(part) + " must hold the sides of rooms as least,most");
        spec_.room_min = sides->x;
        spec_.room_max = sides->y;
        return true;
    }

    CodeReading finish(std::string check) {
        if (const auto problem = problem_with(spec_, max_cells_)) return fail(*problem);
        for (char& c : check)
            c = c == 'O' ? '0' : c == 'I' || c == 'L' ? '1' : c;
        if (check != check_of(body_of(spec_)))
            return fail("the check letters " + quoted(check) +
                        " do not fit the rest: a character is mistyped");
        reading_.spec = spec_;
        return reading_;
    }

    std::int64_t max_cells_;
    Spec spec_;
    bool has_exit_ = false;
    CodeReading reading_;
};

}  // namespace

std::string code_of(const Spec& spec) {
    const std::string body = body_of(spec);
    return body + "-" + check_of(body);
}

CodeReading read_code(std::string_view code, std::int64_t max_cells) {
    return CodeReader(max_cells).read(code);
}

}  // namespace maze
