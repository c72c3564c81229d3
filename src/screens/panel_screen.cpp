#include "screens/panel_screen.hpp"

#include <algorithm>

#include "screens/help_screen.hpp"
#include "screens/veil.hpp"

namespace screens {

using frame::ActionKind;

struct PanelScreen::Layout {
    frame::Rect panel;
    frame::Rect hero;  // empty where there is no room for it
    int text_x = 0;
    int text_width = 0;
    int headline_baseline = 0;
    int note_baseline = 0;
    int figure_baseline = 0;
    int figure_width = 0;
    Menu::Place menu;
};

PanelScreen::PanelScreen(PanelContent content) : content_(std::move(content)), menu_(content_.choices) {}

bool PanelScreen::handle(const frame::Action& action, const Glass& glass, Requests& requests) {
    if (menu_.handle(action, lay_out(glass).menu, requests)) return true;
    if (action.repeat || !action.pressed) return true;
    const auto run = [&](const std::function<void(Requests&)>& wish) {
        if (wish) wish(requests);
        return true;
    };
    switch (action.kind) {
        case ActionKind::Back:
            return run(content_.back);
        case ActionKind::Pause:
            return run(content_.pause);
        case ActionKind::Quit:
            return run(content_.quit);
        case ActionKind::Help:
            requests.push(std::make_unique<HelpScreen>());
            return true;
        case ActionKind::NewBoard:
        case ActionKind::PreviousBoard:
            requests.pop();
            return false;
        case ActionKind::WallColour:
            return false;
        default:
            return true;
    }
}

void PanelScreen::tick(const Glass& /*glass*/, Requests& /*requests*/) {
    menu_.tick();
}

// From the top: headline, note, line, figures, choices. Each part is left out where it has no content; what
// is left over between the parts and the height of the design becomes air.
PanelScreen::Layout PanelScreen::lay_out(const Glass& glass) const {
    Layout out;
    const frame::Viewport& view = glass.viewport;
    const int padding = std::max(10, scaled(glass, 56));
    const int body = type_px(glass, Type::Body);
    const int headline = type_px(glass, Type::Headline);
    const int choice = type_px(glass, Type::Choice);
    const int row = Menu::row_px(glass, 48);
    const int gap = scaled(glass, 24);

    int widest = glass.ruler->width(frame::Font::Display, headline, content_.headline);
    for (const Menu::Choice& one : content_.choices) {
        widest = std::max(widest, glass.ruler->width(frame::Font::Bold, choice, one.label));
    }
    const std::string& longest = content_.note.size() > content_.line.size() ? content_.note : content_.line;
    widest = std::max(widest, glass.ruler->width(frame::Font::Regular, body, longest) + 2 * body);
    const int edge = std::min(scaled(glass, 16), 8);
    out.panel.w = std::clamp(widest + 2 * padding, scaled(glass, 576), std::max(1, view.width - 2 * edge));
    out.text_width = std::max(1, out.panel.w - 2 * padding);

    int y = padding + headline * 3 / 4;
    out.headline_baseline = y;
    y += headline / 4;
    if (!content_.note.empty() || !content_.line.empty()) {
        y += body * 5 / 4;
        out.note_baseline = y;
        y += body / 3;
    }
    if (!content_.figures.empty()) {
        y += std::max(gap, 6) + choice * 3 / 4;
        out.figure_baseline = y;
        y += body * 3 / 2;
    }
    y += gap;
    const int menu_y = y;
    y += menu_.rows() * row + std::max(8, padding / 2);

    out.panel.h = std::min(std::max(y, 1), std::max(1, view.height));
    out.panel.x = (view.width - out.panel.w) / 2;
    out.panel.y = (view.height - out.panel.h) / 2;
    out.text_x = out.panel.x + padding;
    out.headline_baseline += out.panel.y;
    out.note_baseline += out.panel.y;
    out.figure_baseline += out.panel.y;
    out.figure_width = out.text_width / std::max<int>(4, static_cast<int>(content_.figures.size()));
    out.menu = {out.text_x, out.panel.y + menu_y, out.text_width, row};

    const int hero = scaled(glass, 216);
    const int text_right = out.text_x +
                           glass.ruler->width(frame::Font::Display, headline, content_.headline) +
                           scaled(glass, 24);
    const frame::Rect place{out.panel.right() - hero, out.panel.y - scaled(glass, 32), hero, hero};
    int figures_right = out.text_x;
    if (!content_.figures.empty()) {
        const PanelContent::Figure& last = content_.figures.back();
        figures_right += static_cast<int>(content_.figures.size() - 1) * out.figure_width +
                         std::max(glass.ruler->width(frame::Font::Bold, choice, last.value),
                                  glass.ruler->width(frame::Font::Regular, body, last.label));
    }
    if (place.x >= text_right &&
        (place.bottom() <= out.figure_baseline - choice || place.x >= figures_right)) {
        out.hero = place;
    }
    return out;
}

void PanelScreen::draw(frame::DrawList& list, const Glass& glass, float /*fraction*/) const {
    const Layout layout = lay_out(glass);
    const int body = type_px(glass, Type::Body);
    const int headline = type_px(glass, Type::Headline);
    draw_veil(list, glass, 72);
    draw_panel(list, glass, layout.panel);
    if (content_.hero) draw_hero(list, glass, layout);

    list.add(frame::Text{
        .text = content_.headline,
        .x = layout.text_x,
        .baseline = layout.headline_baseline,
        .px = fitted_px(glass, frame::Font::Display, headline, content_.headline, layout.text_width),
        .font = frame::Font::Display,
        .align = frame::Text::Align::Left,
        .color = glass.palette.text});
    const bool good_news = !content_.note.empty();
    if (good_news || !content_.line.empty()) {
        int x = layout.text_x;
        const frame::Color color = good_news ? glass.palette.good : glass.palette.dim;
        if (good_news) {
            list.add(frame::Sprite{.id = frame::SpriteId::IconStar,
                                   .box = {x, layout.note_baseline - body * 17 / 20, body, body},
                                   .tint = color,
                                   .nominal_px = body});
            x += body * 4 / 3;
        }
        const std::string& words = good_news ? content_.note : content_.line;
        list.add(frame::Text{.text = shortened(glass, frame::Font::Regular, body, words,
                                               layout.text_width - (x - layout.text_x)),
                             .x = x,
                             .baseline = layout.note_baseline,
                             .px = body,
                             .font = frame::Font::Regular,
                             .align = frame::Text::Align::Left,
                             .color = color});
    }
    draw_figures(list, glass, layout);
    menu_.draw(list, glass, layout.menu);
}

void PanelScreen::draw_figures(frame::DrawList& list, const Glass& glass, const Layout& layout) const {
    const int choice = type_px(glass, Type::Choice);
    const int body = type_px(glass, Type::Body);
    int x = layout.text_x;
    for (const PanelContent::Figure& figure : content_.figures) {
        const int room = layout.figure_width - body / 2;
        list.add(frame::Text{.text = figure.value,
                             .x = x,
                             .baseline = layout.figure_baseline,
                             .px = fitted_px(glass, frame::Font::Bold, choice, figure.value, room),
                             .font = frame::Font::Bold,
                             .align = frame::Text::Align::Left,
                             .color = glass.palette.text});
        list.add(frame::Text{.text = figure.label,
                             .x = x,
                             .baseline = layout.figure_baseline + body * 5 / 4,
                             .px = fitted_px(glass, frame::Font::Regular, body, figure.label, room),
                             .font = frame::Font::Regular,
                             .align = frame::Text::Align::Left,
                             .color = glass.palette.dim});
        x += layout.figure_width;
    }
}

void PanelScreen::draw_hero(frame::DrawList& list, const Glass& glass, const Layout& layout) const {
    if (layout.hero.w <= 0) return;
    const int light = layout.hero.w * 2;
    list.add(frame::Sprite{.id = frame::SpriteId::Glow,
                           .box = {layout.hero.x + (layout.hero.w - light) / 2,
                                   layout.hero.y + (layout.hero.h - light) / 2, light, light},
                           .tint = glass.palette.glow.with_alpha(70),
                           .nominal_px = light});
    list.add(
        frame::Sprite{.id = *content_.hero, .box = layout.hero, .tint = {}, .nominal_px = layout.hero.w});
}

}  // namespace screens
