#include "screens/assists_screen.hpp"

#include <algorithm>

#include "screens/menu.hpp"
#include "screens/prompts.hpp"
#include "screens/veil.hpp"

namespace screens {

namespace {

using frame::ActionKind;

constexpr int slowest_percent = 60;
constexpr int fastest_percent = 120;
constexpr int speed_step_percent = 10;
constexpr int most_chasers = 4;
constexpr int most_extra_lives = 9;

constexpr std::string_view labels[AssistsScreen::rows]{"Speed", "Shades", "Extra lives", "Begin a new game"};

}  // namespace

struct AssistsScreen::Layout {
    frame::Rect panel;
    int x = 0;
    int right = 0;
    int headline_baseline = 0;
    int rows_y = 0;
    int row_px = 0;
    int foot_baseline = 0;

    [[nodiscard]] int row_at(const frame::Action& action) const {
        if (action.x < panel.x || action.x >= panel.right() || action.y < rows_y) return -1;
        const int row = (action.y - rows_y) / std::max(row_px, 1);
        return row < rows ? row : -1;
    }
};

AssistsScreen::Layout AssistsScreen::lay_out(const Glass& glass) {
    Layout out;
    const int padding = std::max(10, scaled(glass, 56));
    const int body = type_px(glass, Type::Body);
    const int headline = type_px(glass, Type::Headline);
    out.row_px = Menu::row_px(glass, 48);
    const int edge = 8;
    out.panel.w = std::clamp(20 * body, scaled(glass, 576), std::max(1, glass.viewport.width - 2 * edge));
    out.panel.h = padding + headline + rows * out.row_px + body * 5 / 2 + padding / 2;
    out.panel.x = (glass.viewport.width - out.panel.w) / 2;
    out.panel.y = (glass.viewport.height - out.panel.h) / 2;
    out.x = out.panel.x + padding;
    out.right = out.panel.right() - padding;
    out.headline_baseline = out.panel.y + padding + headline * 3 / 4;
    out.rows_y = out.panel.y + padding + headline + body / 2;
    out.foot_baseline = out.rows_y + rows * out.row_px + body * 3 / 2;
    return out;
}

bool AssistsScreen::handle(const frame::Action& action, const Glass& glass, Requests& requests) {
    if (!action.pressed) return true;
    switch (action.kind) {
        case ActionKind::MoveUp:
            row_ = (row_ + rows - 1) % rows;
            break;
        case ActionKind::MoveDown:
            row_ = (row_ + 1) % rows;
            break;
        case ActionKind::MoveLeft:
            change(-1);
            break;
        case ActionKind::MoveRight:
            change(1);
            break;
        case ActionKind::PointerMove:
            if (const int row = lay_out(glass).row_at(action); row >= 0) row_ = row;
            break;
        case ActionKind::PointerPress:
            if (lay_out(glass).row_at(action) < 0) break;
            row_ = lay_out(glass).row_at(action);
            if (static_cast<Row>(row_) == Row::Begin) {
                begin(requests);
            } else {
                change(action.x < (lay_out(glass).x + lay_out(glass).right) / 2 ? -1 : 1);
            }
            break;
        case ActionKind::Confirm:
            if (!action.repeat && static_cast<Row>(row_) == Row::Begin) begin(requests);
            break;
        case ActionKind::Back:
        case ActionKind::Pause:
            if (!action.repeat) requests.pop();
            break;
        case ActionKind::WallColour:
            return false;
        default:
            break;
    }
    return true;
}

// The panel below is the pause, which hands R on to the board.
void AssistsScreen::begin(Requests& requests) const {
    requests.play(frame::Cue::MenuConfirm);
    requests.pop_and_forward(ActionKind::NewBoard);
}

void AssistsScreen::change(int step) {
    sim::Assists& assists = setup_->assists;
    switch (static_cast<Row>(row_)) {
        case Row::Speed:
            assists.speed_percent = std::clamp(assists.speed_percent + step * speed_step_percent,
                                               slowest_percent, fastest_percent);
            break;
        case Row::Chasers:
            assists.chasers = std::clamp(assists.chasers + step, 0, most_chasers);
            break;
        case Row::Lives:
            assists.extra_lives = std::clamp(assists.extra_lives + step, 0, most_extra_lives);
            break;
        case Row::Begin:
            break;
    }
}

std::string AssistsScreen::value(Row row) const {
    switch (row) {
        case Row::Speed:
            return std::to_string(setup_->assists.speed_percent) + " %";
        case Row::Chasers:
            return std::to_string(setup_->assists.chasers);
        case Row::Lives:
            return std::to_string(setup_->assists.extra_lives);
        case Row::Begin:
            break;
    }
    return {};
}

void AssistsScreen::tick(const Glass& /*glass*/, Requests& /*requests*/) {}

void AssistsScreen::draw(frame::DrawList& list, const Glass& glass, float /*fraction*/) const {
    const Layout layout = lay_out(glass);
    const int choice = type_px(glass, Type::Choice);
    const int body = type_px(glass, Type::Body);
    draw_veil(list, glass, 72);
    draw_panel(list, glass, layout.panel);
    const auto put = [&](std::string_view words, int x, int baseline, int px, frame::Font font,
                         frame::Color color, frame::Text::Align align) {
        list.add(frame::Text{.text = std::string(words),
                             .x = x,
                             .baseline = baseline,
                             .px = px,
                             .font = font,
                             .align = align,
                             .color = color});
    };
    using Align = frame::Text::Align;
    put("Assists", layout.x, layout.headline_baseline, type_px(glass, Type::Headline), frame::Font::Display,
        glass.palette.text, Align::Left);
    for (int row = 0; row < rows; ++row) {
        const bool chosen = row == row_;
        const int y = layout.rows_y + row * layout.row_px;
        const int baseline = y + layout.row_px / 2 + choice * 35 / 100;
        const frame::Font font = chosen ? frame::Font::Bold : frame::Font::Regular;
        const frame::Color color = chosen ? glass.palette.accent : glass.palette.text;
        if (chosen) {
            list.add(frame::Box{.rect = {layout.panel.x, y, layout.panel.w, layout.row_px},
                                .left = glass.palette.accent.with_alpha(51),
                                .right = glass.palette.accent.with_alpha(0)});
        }
        put(labels[row], layout.x, baseline, choice, font, color, Align::Left);
        const std::string words = value(static_cast<Row>(row));
        if (!words.empty())
            put("< " + words + " >", layout.right, baseline, choice, font, color, Align::Right);
    }
    put(shortened(glass, frame::Font::Regular, body, "They count from the next game on.",
                  layout.right - layout.x),
        layout.x, layout.foot_baseline, body, frame::Font::Regular, glass.palette.dim, Align::Left);
}

}  // namespace screens
