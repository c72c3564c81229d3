#include "screens/glass.hpp"

#include <algorithm>

namespace screens {

namespace {

// Below this width the layout shrinks by width: a 480 x 800 portrait window still shows full-size type.
constexpr int design_height = 800;
constexpr int narrow_width = 480;

bool height_rules(const frame::Viewport& view) {
    return view.height * narrow_width <= view.width * design_height;
}

bool starts_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

}  // namespace

int scaled(const Glass& glass, int design_px) {
    const frame::Viewport& view = glass.viewport;
    const std::int64_t length = height_rules(view)
                                    ? std::int64_t{design_px} * std::max(view.height, 0) / design_height
                                    : std::int64_t{design_px} * std::max(view.width, 0) / narrow_width;
    return design_px > 0 ? std::max(1, static_cast<int>(length)) : static_cast<int>(length);
}

int type_px(const Glass& glass, Type type) {
    switch (type) {
        case Type::Body:
            return std::max(12, scaled(glass, 21));
        case Type::Choice:
            return std::max(14, scaled(glass, 28));
        case Type::Headline:
            break;
    }
    return std::max(20, scaled(glass, 48));
}

frame::Rect safe_area(const Glass& glass) {
    const int margin_x = std::min(scaled(glass, 96), glass.viewport.width * 3 / 40);
    const int margin_y = std::min(scaled(glass, 48), glass.viewport.height / 16);
    return {margin_x, margin_y, std::max(0, glass.viewport.width - 2 * margin_x),
            std::max(0, glass.viewport.height - 2 * margin_y)};
}

int fitted_px(const Glass& glass, frame::Font font, int px, std::string_view text, int room) {
    constexpr int smallest = 8;
    while (px > smallest && glass.ruler->width(font, px, text) > room)
        --px;
    return px;
}

std::string shortened(const Glass& glass, frame::Font font, int px, std::string_view text, int room) {
    if (glass.ruler->width(font, px, text) <= room) return std::string(text);
    for (std::size_t length = text.size(); length > 0;) {
        do
            --length;
        while (length > 0 && !starts_character(text[length]));
        std::string cut = std::string(text.substr(0, length)) + "\u2026";
        if (glass.ruler->width(font, px, cut) <= room) return cut;
    }
    return {};
}

}  // namespace screens
