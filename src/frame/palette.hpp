#pragma once
// The colours of everything that is not a sprite: page, text, panels, light. Sprites carry their own
// colours as tokens (assets/README.md); both come from the same theme.

#include "frame/geometry.hpp"

namespace frame {

struct Palette {
    Color page;     ///< behind everything
    Color floor;    ///< the ground of a board
    Color text;     ///< reading text
    Color dim;      ///< text that may stand back
    Color accent;   ///< the chosen entry, pop-up scores
    Color good;     ///< good news
    Color key;      ///< key caps
    Color panel;    ///< the ground of a panel
    Color shadow;   ///< under walls and panels
    Color glow;     ///< Wick's light
    Color outline;  ///< round letters that stand on a board

    int shadow_percent = 0;         ///< opacity of the wall shadow
    int pool_percent = 0;           ///< opacity of the light pool on the floor; 0 = none
    int pool_on_walls_percent = 0;  ///< strength of the pool on walls, relative to the floor's
    bool grain = false;             ///< whether the floor shows its grain

    friend constexpr bool operator==(const Palette&, const Palette&) = default;
};

/// Warm light against deep blue: the game's own theme. Contrasts are listed in assets/README.md.
inline constexpr Palette lantern{
    .page = {0x0b, 0x10, 0x26},
    .floor = {0x15, 0x1c, 0x3f},
    .text = {0xf3, 0xef, 0xe3},
    .dim = {0xa7, 0xb2, 0xdc},
    .accent = {0xff, 0xc2, 0x4b},
    .good = {0x57, 0xe3, 0xa6},
    .key = {0x7c, 0x97, 0xff},
    .panel = {0x11, 0x18, 0x40},
    .shadow = {0x06, 0x09, 0x17},
    .glow = {0xff, 0xa6, 0x3d},
    .outline = {0x0a, 0x0d, 0x1f},
    .shadow_percent = 55,
    .pool_percent = 46,
    .pool_on_walls_percent = 34,
    .grain = true,
};

}  // namespace frame
