#include "screens/attract_screen.hpp"

#include <algorithm>

#include "sim/bot.hpp"

namespace screens {

namespace {

constexpr int longest_show_ticks = 60 * sim::ticks_per_second;

// A setup of its own: the show takes no board from the player's series and leaves no recording.
Session show(std::uint64_t seed) {
    return Session(std::make_shared<Setup>(), sim::pacman_game(seed, sim::Difficulty::Normal));
}

Driver runner(std::uint64_t seed) {
    return [bot = sim::Bot(sim::BotKind::Runner, seed)](const sim::World& world) mutable {
        return std::optional(bot.next(world));
    };
}

}  // namespace

AttractScreen::AttractScreen(std::uint64_t seed) : play_(show(seed), runner(seed)) {}

bool AttractScreen::handle(const frame::Action& action, const Glass& /*glass*/, Requests& requests) {
    const bool is_press = action.pressed && !action.repeat && action.kind != frame::ActionKind::PointerMove &&
                          action.kind != frame::ActionKind::FocusLost;
    if (is_press) requests.pop();
    return true;
}

void AttractScreen::tick(const Glass& glass, Requests& requests) {
    Requests of_the_show;  // its sounds and panels are not wanted
    play_.tick(glass, of_the_show);
    const bool over = sim::outcome(play_.session().current().world) != sim::Outcome::Playing;
    if (over || ++ticks_ > longest_show_ticks) requests.pop();
}

void AttractScreen::draw(frame::DrawList& list, const Glass& glass, float fraction) const {
    play_.draw(list, glass, fraction);
    const int px = type_px(glass, Type::Body);
    list.add(frame::Text{.text = "Press any key",
                         .x = glass.viewport.width / 2,
                         .baseline = glass.viewport.height - std::max(px / 2, 2),
                         .px = px,
                         .font = frame::Font::Bold,
                         .align = frame::Text::Align::Centre,
                         .color = glass.palette.text,
                         .outline_px = 2});
}

}  // namespace screens
