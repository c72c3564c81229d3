#pragma once
// A frame as a list of simple commands, in painting order. Screens write it, the painter paints it; neither
// knows the other. Two equal lists give the same picture, so an unchanged list need not be painted again.

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "frame/geometry.hpp"
#include "frame/palette.hpp"
#include "frame/sprite_id.hpp"
#include "frame/tile_map.hpp"

namespace frame {

enum class Font : std::uint8_t { Regular, Bold, Display };

/// `Additive` is for light only: it brightens what is below by colour x alpha.
enum class Blend : std::uint8_t { Alpha, Additive };

/// One sprite, rasterised crisply at `nominal_px` (its larger side) and drawn into `box`. While a sprite
/// pulses or squashes only `box` changes, so that one raster serves the whole motion. nominal_px 0 means "as
/// large as box".
struct Sprite {
    SpriteId id = SpriteId::Spark;
    Rect box{};
    Color tint{};  ///< multiplied with the sprite's colours; alpha is its opacity
    int nominal_px = 0;
    Blend blend = Blend::Alpha;
    bool operator==(const Sprite&) const = default;
};

/// One line of text. `x` is the left edge, centre or right edge by `align`; `baseline` is the line the
/// letters stand on.
struct Text {
    enum class Align : std::uint8_t { Left, Centre, Right };

    std::string text{};
    int x = 0;
    int baseline = 0;
    int px = 0;  ///< em size in pixels
    Font font = Font::Regular;
    Align align = Align::Left;
    Color color{};
    bool tabular = false;  ///< digits in equal cells (see digit_cell)
    int outline_px = 0;    ///< a rim of Palette::outline round the letters; 0 = none
    bool operator==(const Text&) const = default;
};

/// A filled box: plain, rounded, with a horizontal gradient (left to right), or only its rim.
struct Box {
    Rect rect{};
    int radius = 0;  ///< corner radius in pixels; a gradient has square corners
    Color left{};
    Color right{};    ///< equal to `left` for a plain fill
    int line_px = 0;  ///< > 0: only a line of that width, inside the rectangle, in `left`
    bool operator==(const Box&) const = default;
};

/// One layer of a board. The painter keeps it as textures of 16 x 16 tiles and redraws those whose tiles
/// changed.
struct TileLayer {
    enum class Kind : std::uint8_t { Floor, Walls };  ///< Walls carry their own shadow

    Kind kind = Kind::Walls;
    std::shared_ptr<const TileMap> map;
    int x = 0;  ///< where the map's upper left tile stands, output pixels; may be negative
    int y = 0;
    int tile_px = 0;
    bool operator==(const TileLayer&) const = default;
};

/// Everything after it is painted only inside `rect`; an empty rectangle lifts the limit.
struct Clip {
    Rect rect{};
    bool operator==(const Clip&) const = default;
};

using Command = std::variant<Sprite, Text, Box, TileLayer, Clip>;

struct DrawList {
    Palette palette = lantern;
    int wall_hue_degrees = 0;  ///< how far the wall colours are turned round the colour wheel, 0 to 359
    std::vector<Command> commands;

    void add(Command command);
    bool operator==(const DrawList&) const = default;
};

}  // namespace frame
