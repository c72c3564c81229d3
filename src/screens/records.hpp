#pragma once
// The best that was done in the Pac-Man mode, one record a difficulty; games played with help have records of
// their own.

#include <map>
#include <string>

#include "sim/world.hpp"

namespace screens {

struct Record {
    int score = 0;
    int level = 0;  ///< reached in that game
    friend bool operator==(const Record&, const Record&) = default;
};

/// By record_key().
using Records = std::map<std::string, Record>;

/// "pacman-normal", "pacman-easy-assisted": where a game's record stands.
[[nodiscard]] std::string record_key(const sim::GameSpec& spec);

/// The best score before this game ends, 0 if there is none yet.
[[nodiscard]] int best_score(const Records& records, const sim::GameSpec& spec);

/// Enters the game's present score if it is a new best; says whether it was. Walks have no score and no
/// record.
bool enter_score(Records& records, const sim::World& world);

}  // namespace screens
