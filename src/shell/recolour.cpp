#include "shell/recolour.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>

namespace shell {
namespace {

/// assets/README.md names them: the band, its rim, and the core of thick walls.
constexpr std::array<frame::Color, 3> wall_tokens{
    {{0x50, 0x67, 0xd2}, {0xa4, 0xb8, 0xff}, {0x2c, 0x3b, 0x8a}}};

constexpr std::size_t token_length = 7;  // "#rrggbb"

struct Hsl {
    double hue = 0;  // degrees
    double saturation = 0;
    double lightness = 0;
};

Hsl to_hsl(frame::Color c) {
    const double r = c.r / 255.0;
    const double g = c.g / 255.0;
    const double b = c.b / 255.0;
    const double most = std::max({r, g, b});
    const double least = std::min({r, g, b});
    const double range = most - least;
    Hsl hsl{0, 0, (most + least) / 2};
    if (range <= 0) return hsl;
    hsl.saturation = range / (1 - std::abs(2 * hsl.lightness - 1));
    if (most <= r)
        hsl.hue = 60 * std::fmod((g - b) / range + 6, 6.0);
    else if (most <= g)
        hsl.hue = 60 * ((b - r) / range + 2);
    else
        hsl.hue = 60 * ((r - g) / range + 4);
    return hsl;
}

frame::Color to_rgb(const Hsl& hsl) {
    const double amplitude = hsl.saturation * std::min(hsl.lightness, 1 - hsl.lightness);
    const auto channel = [&](int n) {
        const double k = std::fmod(n + hsl.hue / 30, 12.0);
        const double value = hsl.lightness - amplitude * std::max(-1.0, std::min({k - 3, 9 - k, 1.0}));
        return static_cast<std::uint8_t>(std::lround(255 * std::clamp(value, 0.0, 1.0)));
    };
    return {channel(0), channel(8), channel(4)};
}

double linear(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::string hex(frame::Color c) {
    char text[token_length + 1];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", static_cast<unsigned>(c.r), static_cast<unsigned>(c.g),
                  static_cast<unsigned>(c.b));
    return text;
}

/// Whether a colour, and not the name of a gradient as in url(#fade01), begins at `at`.
bool is_colour(std::string_view svg, std::size_t at) {
    if (svg[at] != '#' || svg.size() - at < token_length) return false;
    if (at > 0 && svg[at - 1] == '(') return false;
    const std::string_view digits = svg.substr(at + 1, token_length - 1);
    return std::all_of(digits.begin(), digits.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
}

/// Replaces each colour by what `replace` makes of its text.
template <typename Replace>
std::string replace_colours(std::string_view svg, Replace replace) {
    std::string result;
    result.reserve(svg.size());
    for (std::size_t at = 0; at < svg.size();) {
        const bool colour = is_colour(svg, at);
        const std::size_t length = colour ? token_length : 1;
        const std::string_view piece = svg.substr(at, length);
        if (colour)
            result += replace(piece);
        else
            result += piece;
        at += length;
    }
    return result;
}

}  // namespace

double relative_luminance(frame::Color color) {
    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

frame::Color turn_hue(frame::Color color, int degrees) {
    if (degrees % 360 == 0) return color;
    const double wanted = relative_luminance(color);
    Hsl hsl = to_hsl(color);
    if (hsl.saturation <= 0) return color;  // grey has no hue
    hsl.hue = std::fmod(hsl.hue + degrees % 360 + 360, 360.0);
    // Luminance grows with lightness at any hue, so the lightness that keeps it is found by halving.
    double low = 0;
    double high = 1;
    for (int step = 0; step < 20; ++step) {
        hsl.lightness = (low + high) / 2;
        if (relative_luminance(to_rgb(hsl)) < wanted)
            low = hsl.lightness;
        else
            high = hsl.lightness;
    }
    return to_rgb(hsl);
}

std::string with_wall_hue(std::string_view svg, int degrees) {
    return replace_colours(svg, [degrees](std::string_view token) {
        for (const frame::Color wall : wall_tokens) {
            if (token == hex(wall)) return hex(turn_hue(wall, degrees));
        }
        return std::string(token);
    });
}

std::string with_one_colour(std::string_view svg, frame::Color color) {
    return replace_colours(svg, [text = hex(color)](std::string_view) { return text; });
}

}  // namespace shell
