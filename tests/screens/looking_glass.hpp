#pragma once
// A window without a window: a ruler with a simple model of type, and eyes for what a draw list would show.

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "screens/glass.hpp"

namespace looking_glass {

/// Every character is a little over half an em wide, about as wide as the game's own text face.
class PlainRuler : public frame::TextRuler {
  public:
    [[nodiscard]] int width(frame::Font font, int px, std::string_view text) const override {
        const auto characters = std::count_if(text.begin(), text.end(), [](char c) {
            return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
        });
        const int percent = font == frame::Font::Regular ? 54 : 58;
        return static_cast<int>(characters) * px * percent / 100;
    }
};

inline const PlainRuler ruler;

inline screens::Glass glass(int width, int height) {
    screens::Glass out;
    out.viewport = {width, height};
    out.ruler = &ruler;
    return out;
}

struct Size {
    int width;
    int height;
};

/// The windows that every screen must fit: the smallest, old ones, portrait, very wide, 4K.
inline const std::vector<Size> window_sizes{{320, 240}, {640, 480},   {480, 800},   {800, 600},  {1280, 800},
                                            {733, 491}, {2560, 1080}, {3840, 2160}, {1000, 320}, {320, 900}};

/// Sizes that a window can report while it is dragged, minimised or on an odd screen: nothing may break
/// there.
inline const std::vector<Size> absurd_sizes{{0, 0}, {1, 1}, {1, 2000}, {2000, 1}, {50, 50}, {7680, 100}};

struct PlacedText {
    std::string text;
    frame::Rect box;
};

/// The boxes of all texts after the last veil: what a person reads on the top screen.
inline std::vector<PlacedText> visible_texts(const frame::DrawList& list, const screens::Glass& glass) {
    std::vector<PlacedText> out;
    for (const frame::Command& command : list.commands) {
        if (const auto* box = std::get_if<frame::Box>(&command);
            box != nullptr && box->rect.w >= glass.viewport.width && box->rect.h >= glass.viewport.height) {
            out.clear();
        }
        const auto* text = std::get_if<frame::Text>(&command);
        if (text == nullptr) continue;
        const int width = text->tabular ? glass.ruler->tabular_width(text->font, text->px, text->text)
                                        : glass.ruler->width(text->font, text->px, text->text);
        int x = text->x;
        if (text->align == frame::Text::Align::Centre) x -= width / 2;
        if (text->align == frame::Text::Align::Right) x -= width;
        // From the ascenders to the descenders that letters really have, without the line's leading.
        out.push_back({text->text, {x, text->baseline - text->px * 3 / 4, width, text->px * 19 / 20}});
    }
    return out;
}

inline bool overlap(const frame::Rect& a, const frame::Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// One line for every text that leaves the window or touches another; empty if all is well.
inline std::string layout_faults(const frame::DrawList& list, const screens::Glass& glass) {
    std::ostringstream faults;
    const std::vector<PlacedText> texts = visible_texts(list, glass);
    const auto at = [](const frame::Rect& r) {
        std::ostringstream text;
        text << " (" << r.x << "," << r.y << " " << r.w << "x" << r.h << ")";
        return text.str();
    };
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const frame::Rect& box = texts[i].box;
        if (box.x < 0 || box.y < 0 || box.right() > glass.viewport.width ||
            box.bottom() > glass.viewport.height) {
            faults << "outside the window: " << texts[i].text << at(box) << "\n";
        }
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
            if (overlap(box, texts[j].box)) {
                faults << "overlapping: " << texts[i].text << at(box) << " and " << texts[j].text
                       << at(texts[j].box) << "\n";
            }
        }
    }
    return faults.str();
}

/// Whether every rectangle of the list has sides that are not negative.
inline bool all_rectangles_sane(const frame::DrawList& list) {
    return std::all_of(list.commands.begin(), list.commands.end(), [](const frame::Command& command) {
        if (const auto* sprite = std::get_if<frame::Sprite>(&command))
            return sprite->box.w >= 0 && sprite->box.h >= 0;
        if (const auto* box = std::get_if<frame::Box>(&command)) return box->rect.w >= 0 && box->rect.h >= 0;
        if (const auto* layer = std::get_if<frame::TileLayer>(&command)) return layer->tile_px > 0;
        if (const auto* text = std::get_if<frame::Text>(&command)) return text->px > 0;
        return true;
    });
}

inline bool shows_text(const frame::DrawList& list, const std::string& words) {
    return std::any_of(list.commands.begin(), list.commands.end(), [&](const frame::Command& command) {
        const auto* text = std::get_if<frame::Text>(&command);
        return text != nullptr && text->text.find(words) != std::string::npos;
    });
}

inline bool shows_sprite(const frame::DrawList& list, frame::SpriteId id) {
    return std::any_of(list.commands.begin(), list.commands.end(), [&](const frame::Command& command) {
        const auto* sprite = std::get_if<frame::Sprite>(&command);
        return sprite != nullptr && sprite->id == id;
    });
}

inline frame::Action press(frame::ActionKind kind) {
    return {.kind = kind};
}
inline frame::Action release(frame::ActionKind kind) {
    return {.kind = kind, .pressed = false};
}
inline frame::Action repeat(frame::ActionKind kind) {
    return {.kind = kind, .pressed = true, .repeat = true};
}
inline frame::Action pointer(frame::ActionKind kind, int x, int y) {
    return {.kind = kind, .pressed = true, .repeat = false, .device = frame::Device::Pointer, .x = x, .y = y};
}

}  // namespace looking_glass
