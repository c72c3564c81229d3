#include "screens/menu.hpp"

#include <algorithm>

#include "screens/screen.hpp"

namespace screens {

using frame::ActionKind;

bool Menu::handle(const frame::Action& action, const Place& place, Requests& requests) {
    if (!action.pressed) return frame::is_move(action.kind);
    switch (action.kind) {
        case ActionKind::MoveUp:
        case ActionKind::MoveDown: {
            const int step = action.kind == ActionKind::MoveUp ? -1 : 1;
            const int next = chosen_ + step;
            const bool wraps = next < 0 || next >= rows();
            if (wraps && action.repeat) return true;  // a held key stops at the end, a new press goes round
            const int before = chosen_;
            chosen_ = (next + rows()) % rows();
            glide_ = (before - chosen_) * 256;
            if (rows() > 1) requests.play(frame::Cue::MenuMove);
            return true;
        }
        case ActionKind::Confirm:
            if (!action.repeat) take(requests);
            return true;
        case ActionKind::PointerMove:
        case ActionKind::PointerPress: {
            const int row = row_at(action, place);
            if (row < 0) return false;
            chosen_ = row;
            if (action.kind == ActionKind::PointerPress) take(requests);
            return true;
        }
        default:
            return false;
    }
}

void Menu::take(Requests& requests) {
    requests.play(frame::Cue::MenuConfirm);
    choices_[static_cast<std::size_t>(chosen_)].chosen(requests);
}

int Menu::row_at(const frame::Action& action, const Place& place) const {
    const frame::Rect column{place.x - place.row_px, place.y, place.width + place.row_px,
                             rows() * place.row_px};
    if (place.row_px <= 0 || !column.contains(action.x, action.y)) return -1;
    return (action.y - place.y) / place.row_px;
}

void Menu::tick() {
    glide_ = glide_ * 2 / 3;  // ease-out: below a pixel after about seven ticks
}

void Menu::draw(frame::DrawList& list, const Glass& glass, const Place& place) const {
    const int px = type_px(glass, Type::Choice);
    const int bar_y = place.y + chosen_ * place.row_px + glide_ * place.row_px / 256;
    const int overhang = scaled(glass, 42);
    const int full = place.x - overhang / 4;  // the bar swells from the left and fades to the right
    const frame::Color accent = glass.palette.accent;
    list.add(frame::Box{.rect = {full - overhang, bar_y, overhang, place.row_px},
                        .left = accent.with_alpha(0),
                        .right = accent.with_alpha(51)});
    list.add(frame::Box{.rect = {full, bar_y, place.x + place.width - full, place.row_px},
                        .left = accent.with_alpha(51),
                        .right = accent.with_alpha(0)});
    const int spark = std::min(place.row_px, scaled(glass, 56));
    list.add(frame::Sprite{
        .id = frame::SpriteId::Spark,
        .box = {place.x - scaled(glass, 26) - spark / 2, bar_y + (place.row_px - spark) / 2, spark, spark},
        .tint = {},
        .nominal_px = spark});
    for (int row = 0; row < rows(); ++row) {
        const bool is_chosen = row == chosen_;
        const frame::Font font = is_chosen ? frame::Font::Bold : frame::Font::Regular;
        const std::string& label = choices_[static_cast<std::size_t>(row)].label;
        list.add(frame::Text{.text = shortened(glass, font, px, label, place.width),
                             .x = place.x,
                             .baseline = place.y + row * place.row_px + place.row_px / 2 + px * 35 / 100,
                             .px = px,
                             .font = font,
                             .align = frame::Text::Align::Left,
                             .color = is_chosen ? accent : glass.palette.text});
    }
}

int Menu::row_px(const Glass& glass, int design_px) {
    return std::max(scaled(glass, design_px), type_px(glass, Type::Choice) * 3 / 2);
}

}  // namespace screens
