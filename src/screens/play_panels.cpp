#include "screens/play_panels.hpp"

#include "screens/assists_screen.hpp"
#include "screens/figures.hpp"
#include "screens/help_screen.hpp"

namespace screens {

namespace {

void leave(Requests& requests) {
    requests.pop_two();
}

void resume(Requests& requests) {
    requests.pop();
}

void quit(Requests& requests) {
    requests.quit();
}

void next_board(Requests& requests) {
    requests.pop_and_forward(frame::ActionKind::NewBoard);
}

}  // namespace

PanelContent pause_panel(const sim::World& world, std::shared_ptr<Setup> setup) {
    std::vector<Menu::Choice> choices{{"Resume", resume}};
    if (!sim::is_walk(world.spec)) {
        choices.push_back({"Assists", [setup = std::move(setup)](Requests& requests) {
                               requests.push(std::make_unique<AssistsScreen>(setup));
                           }});
    }
    choices.push_back(
        {"How to play", [](Requests& requests) { requests.push(std::make_unique<HelpScreen>()); }});
    choices.push_back({"Leave to the title", leave});
    choices.push_back({"Quit", quit});
    return {
        .headline = "Paused",
        .note = {},
        .line = {},
        .figures = {},
        .hero = frame::SpriteId::WickBlink,
        .choices = std::move(choices),
        .back = resume,
        .pause = resume,
        .quit = quit,
    };
}

PanelContent win_panel(const sim::World& world, std::function<void(Requests&)> again,
                       std::function<void(Requests&)> reveal) {
    const auto then_pop = [](std::function<void(Requests&)> act) {
        return [act = std::move(act)](Requests& requests) {
            act(requests);
            requests.pop();
        };
    };
    const bool shortest = world.steps == world.par;
    return {
        .headline = "Out you go!",
        .note = shortest ? "The shortest way there is" : "",
        .line = shortest ? "" : "You have found the door.",
        .figures = {{clock_text(world.clock_ticks), "time"},
                    {std::to_string(world.steps), "steps"},
                    {std::to_string(world.par), "par"}},
        .hero = frame::SpriteId::WickJoy,
        .choices = {{"Next board", next_board},
                    {"Walk this one again", then_pop(std::move(again))},
                    {"See the shortest way", then_pop(std::move(reveal))},
                    {"Title", leave}},
        .back = leave,
        .pause = nullptr,
        .quit = nullptr,
    };
}

PanelContent game_over_panel(const sim::World& world, bool new_best) {
    return {
        .headline = "The light is out",
        .note = new_best ? "Your best score so far" : "",
        .line = new_best ? "" : "Game over",
        .figures = {{grouped(world.score), "score"}, {std::to_string(world.level), "level"}},
        .hero = frame::SpriteId::WickGutter2,
        .choices = {{"Title", leave}, {"Play again", next_board}},
        .back = leave,
        .pause = nullptr,
        .quit = nullptr,
    };
}

}  // namespace screens
