#pragma once
// The line above a board: what is played on the left, how it goes in the middle, what is left on the right.
// In narrow windows it takes two lines.

#include <string>

#include "screens/glass.hpp"

namespace screens {

struct Hud {
    std::string mode;    ///< "Perfect"; bold
    std::string detail;  ///< "Level 3"; may be empty
    std::string board;   ///< its code: what names this board
    std::string main;    ///< the running number that matters most: time or score; bold
    std::string second;  ///< another running number: "59 steps"; may be empty
    std::string right;   ///< "par 94"; may be empty
    int lives = 0;       ///< drawn as lanterns at the right end
};

/// The height the heading takes, from the window's top to the top of the board's room.
[[nodiscard]] int hud_height(const Glass& glass, const Hud& hud);

/// Draws the heading between the pixels `left` and `right`, or over the whole window where that is too
/// narrow.
void draw_hud(frame::DrawList& list, const Glass& glass, const Hud& hud, int left, int right);

}  // namespace screens
