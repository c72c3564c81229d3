#include "screens/help_screen.hpp"

#include <algorithm>

#include "screens/prompts.hpp"
#include "screens/veil.hpp"

namespace screens {

namespace {

std::vector<Prompt> all_prompts(const Glass& glass) {
    const frame::Device device = glass.device;
    std::vector<Prompt> prompts{
        {caps_move(glass), "move: tap or hold"},
        {{cap_new_board(device)}, "new board at once"},
        {{cap_previous_board(device)}, "the board before, as it was left"},
        {{cap_hint(device)}, "show or hide the shortest way"},
        {{cap_wall_colour(device)}, "another wall colour"},
        {{cap_pause(device), cap_back(device)}, "pause"},
    };
    if (device != frame::Device::Gamepad) {
        prompts.push_back({{cap_carve()}, "watch this board being carved"});
        prompts.push_back({{cap_learn()}, "what the shades think"});
        prompts.push_back({{{.text = "F11"}}, "full screen"});
        prompts.push_back({{{.text = "F12"}}, "save a picture"});
    }
    return prompts;
}

constexpr std::string_view goals[]{"Perfect maze: find the door.",
                                   "Pac-Man: gather every spark, mind the shades."};

}  // namespace

bool HelpScreen::handle(const frame::Action& action, const Glass& /*glass*/, Requests& requests) {
    const bool is_press = action.pressed && !action.repeat && action.kind != frame::ActionKind::PointerMove &&
                          action.kind != frame::ActionKind::FocusLost;
    if (is_press) requests.pop();
    return true;
}

void HelpScreen::tick(const Glass& /*glass*/, Requests& /*requests*/) {}

void HelpScreen::draw(frame::DrawList& list, const Glass& glass, float /*fraction*/) const {
    const std::vector<Prompt> prompts = all_prompts(glass);
    const int headline = type_px(glass, Type::Headline);
    const int body = type_px(glass, Type::Body);
    const int lines = static_cast<int>(prompts.size() + std::size(goals));
    // Rows are as high as the design asks for, and less where the window is too low for that.
    const int padding = std::min(scaled(glass, 40), glass.viewport.height / 24);
    const int head = headline * 5 / 4;
    const int room = glass.viewport.height * 15 / 16 - 2 * padding - head;
    const int row = std::max(body + 2, std::min(scaled(glass, 44), room / std::max(lines, 1)));

    const int height = 2 * padding + head + lines * row;
    const int width = std::min(glass.viewport.width - 2, std::max(scaled(glass, 620), 26 * body));
    const frame::Rect panel{(glass.viewport.width - width) / 2, (glass.viewport.height - height) / 2,
                            std::max(1, width), std::max(1, height)};
    const int x = panel.x + std::max(padding, 6);
    const int right = panel.right() - std::max(padding, 6);
    draw_veil(list, glass, 72);
    draw_panel(list, glass, panel);
    list.add(frame::Text{.text = "How to play",
                         .x = x,
                         .baseline = panel.y + padding + headline * 3 / 4,
                         .px = headline,
                         .font = frame::Font::Display,
                         .align = frame::Text::Align::Left,
                         .color = glass.palette.text});
    int baseline = panel.y + padding + head + row / 2 + body * 35 / 100;
    for (const std::string_view goal : goals) {
        list.add(frame::Text{.text = shortened(glass, frame::Font::Regular, body, goal, right - x),
                             .x = x,
                             .baseline = baseline,
                             .px = body,
                             .font = frame::Font::Regular,
                             .align = frame::Text::Align::Left,
                             .color = glass.palette.text});
        baseline += row;
    }
    for (const Prompt& prompt : prompts) {
        draw_prompts(list, glass, {prompt}, x, right, baseline);
        baseline += row;
    }
}

}  // namespace screens
