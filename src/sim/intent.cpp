#include "sim/intent.hpp"

namespace sim {
namespace {

char letter_of(std::optional<maze::Direction> direction) {
    return direction ? maze::letter(*direction) : '-';
}

/// False if the character is no direction and not '-'.
bool read_letter(char c, std::optional<maze::Direction>& direction) {
    direction.reset();
    for (const maze::Direction d : maze::all_directions) {
        if (maze::letter(d) == c) direction = d;
    }
    return direction.has_value() || c == '-';
}

}  // namespace

std::string to_text(const Intent& intent) {
    return {letter_of(intent.held), letter_of(intent.also_held), letter_of(intent.tapped)};
}

std::optional<Intent> intent_from_text(std::string_view text) {
    Intent intent;
    const bool read = text.size() == 3 && read_letter(text[0], intent.held) &&
                      read_letter(text[1], intent.also_held) && read_letter(text[2], intent.tapped);
    return read ? std::optional(intent) : std::nullopt;
}

}  // namespace sim
