#pragma once
// The line of key caps at the foot of a screen: which key does what, for the device in hand.

#include <string>
#include <vector>

#include "screens/glass.hpp"

namespace screens {

/// What stands on one cap: a short text, or a sprite (an arrow) where the fonts have no sign for it.
struct KeyCap {
    std::string text;
    frame::SpriteId icon = frame::SpriteId::IconEnter;  ///< used when text is empty
};

struct Prompt {
    std::vector<KeyCap> caps;
    std::string word;
};

/// Draws as many prompts, from the first on, as fit between x and right; returns the right end of the last
/// one.
int draw_prompts(frame::DrawList& list, const Glass& glass, const std::vector<Prompt>& prompts, int x,
                 int right, int baseline);

/// The height of a cap: room that a line of prompts needs.
[[nodiscard]] int key_cap_px(const Glass& glass);

// The caps of each meaning, named as on the device used last.
[[nodiscard]] KeyCap cap_choose();
[[nodiscard]] KeyCap cap_confirm(frame::Device device);
[[nodiscard]] KeyCap cap_back(frame::Device device);
[[nodiscard]] KeyCap cap_pause(frame::Device device);
[[nodiscard]] KeyCap cap_new_board(frame::Device device);
[[nodiscard]] KeyCap cap_previous_board(frame::Device device);
[[nodiscard]] KeyCap cap_hint(frame::Device device);
[[nodiscard]] KeyCap cap_wall_colour(frame::Device device);
[[nodiscard]] KeyCap cap_carve();
[[nodiscard]] KeyCap cap_learn();

/// The arrows and, for a keyboard whose letters the fonts are sure to have, the keys that do the same.
[[nodiscard]] std::vector<KeyCap> caps_move(const Glass& glass);

}  // namespace screens
