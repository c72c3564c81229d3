#include "screens/prompts.hpp"

#include <algorithm>

namespace screens {

namespace {

using frame::Device;

KeyCap label(std::string text) {
    return {.text = std::move(text)};
}

KeyCap icon(frame::SpriteId id) {
    return {.text = {}, .icon = id};
}

KeyCap by_device(Device device, KeyCap key, std::string button) {
    return device == Device::Gamepad ? label(std::move(button)) : std::move(key);
}

// Body type fits the caps of the design; small windows keep the same proportion.
int cap_width(const Glass& glass, const KeyCap& cap) {
    const int side = key_cap_px(glass);
    if (cap.text.empty()) return side;
    const int text = glass.ruler->width(frame::Font::Bold, type_px(glass, Type::Body), cap.text);
    return std::max(side, text + side / 2);
}

int prompt_width(const Glass& glass, const Prompt& prompt) {
    int width =
        scaled(glass, 10) + glass.ruler->width(frame::Font::Regular, type_px(glass, Type::Body), prompt.word);
    for (const KeyCap& cap : prompt.caps)
        width += cap_width(glass, cap) + scaled(glass, 4);
    return width - scaled(glass, 4);
}

void draw_cap(frame::DrawList& list, const Glass& glass, const KeyCap& cap, const frame::Rect& box) {
    const int px = type_px(glass, Type::Body);
    const int radius = box.h / 4;
    const frame::Color key = glass.palette.key;
    list.add(
        frame::Box{.rect = box, .radius = radius, .left = key.with_alpha(41), .right = key.with_alpha(41)});
    list.add(frame::Box{.rect = box,
                        .radius = radius,
                        .left = key.with_alpha(191),
                        .right = key.with_alpha(191),
                        .line_px = std::max(1, box.h / 18)});
    if (cap.text.empty()) {
        const int side = box.h * 6 / 10;
        list.add(frame::Sprite{.id = cap.icon,
                               .box = {box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side},
                               .tint = glass.palette.text,
                               .nominal_px = side});
        return;
    }
    list.add(frame::Text{.text = cap.text,
                         .x = box.x + box.w / 2,
                         .baseline = box.y + box.h / 2 + px * 35 / 100,
                         .px = px,
                         .font = frame::Font::Bold,
                         .align = frame::Text::Align::Centre,
                         .color = glass.palette.text});
}

}  // namespace

int key_cap_px(const Glass& glass) {
    return type_px(glass, Type::Body) * 4 / 3;
}

int draw_prompts(frame::DrawList& list, const Glass& glass, const std::vector<Prompt>& prompts, int x,
                 int right, int baseline) {
    const int px = type_px(glass, Type::Body);
    const int side = key_cap_px(glass);
    int end = x;
    for (const Prompt& prompt : prompts) {
        if (x + prompt_width(glass, prompt) > right) break;
        for (const KeyCap& cap : prompt.caps) {
            const int width = cap_width(glass, cap);
            draw_cap(list, glass, cap, {x, baseline - px * 35 / 100 - side / 2, width, side});
            x += width + scaled(glass, 4);
        }
        x += scaled(glass, 10) - scaled(glass, 4);
        list.add(frame::Text{.text = prompt.word,
                             .x = x,
                             .baseline = baseline,
                             .px = px,
                             .font = frame::Font::Regular,
                             .align = frame::Text::Align::Left,
                             .color = glass.palette.dim});
        x += glass.ruler->width(frame::Font::Regular, px, prompt.word);
        end = x;
        x += std::max(scaled(glass, 32), px / 2);
    }
    return end;
}

KeyCap cap_choose() {
    return icon(frame::SpriteId::IconUpDown);
}
std::vector<KeyCap> caps_move(const Glass& glass) {
    std::vector<KeyCap> caps{icon(frame::SpriteId::IconFourWays)};
    if (glass.device == Device::Gamepad) return caps;
    std::string keys;
    for (const std::string& key : glass.move_keys) {
        if (key.size() != 1 || key[0] <= ' ' || key[0] > '~') return caps;
        keys += key;
    }
    caps.push_back(label(keys));
    return caps;
}
KeyCap cap_confirm(Device device) {
    return by_device(device, icon(frame::SpriteId::IconEnter), "A");
}
KeyCap cap_back(Device device) {
    return by_device(device, label("Esc"), "B");
}
KeyCap cap_pause(Device device) {
    return by_device(device, label("P"), "Start");
}
KeyCap cap_new_board(Device device) {
    return by_device(device, label("R"), "Y");
}
KeyCap cap_previous_board(Device device) {
    return by_device(device, label("Backspace"), "Back");
}
KeyCap cap_hint(Device device) {
    return by_device(device, label("H"), "X");
}
KeyCap cap_carve() {
    return label("G");
}
KeyCap cap_learn() {
    return label("T");
}
KeyCap cap_wall_colour(Device device) {
    return by_device(device, label("C"), "RB");
}

}  // namespace screens
