#include "screens/play_panels.hpp"

#include "screens/screen.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

namespace {

using Labels = std::vector<std::string>;

Labels labels(const screens::PanelContent& panel) {
    Labels out;
    for (const screens::Menu::Choice& choice : panel.choices)
        out.push_back(choice.label);
    return out;
}

Labels figures(const screens::PanelContent& panel) {
    Labels out;
    for (const screens::PanelContent::Figure& figure : panel.figures)
        out.push_back(figure.value + " " + figure.label);
    return out;
}

sim::World walked(int steps, int par) {
    sim::World world = sim::new_world(sim::perfect_game(1));
    world.steps = steps;
    world.par = par;
    world.clock_ticks = 60 * 75;
    return world;
}

screens::PanelContent won(const sim::World& world) {
    return screens::win_panel(
        world, [](screens::Requests&) {}, [](screens::Requests&) {});
}

}  // namespace

TEST_CASE("only a chase offers assists when it is paused") {
    const auto setup = std::make_shared<screens::Setup>();
    const auto of = [&](const sim::GameSpec& spec) {
        return labels(screens::pause_panel(sim::new_world(spec), setup));
    };
    const Labels walk{"Resume", "How to play", "Leave to the title", "Quit"};
    CHECK(of(sim::perfect_game(1)) == walk);
    CHECK(of(sim::pacman_game(1, sim::Difficulty::Stroll)) == walk);
    CHECK(of(sim::pacman_game(1)) ==
          Labels{"Resume", "Assists", "How to play", "Leave to the title", "Quit"});
}

TEST_CASE("the win panel tells time, steps and par, and praises the shortest way alone") {
    const screens::PanelContent longer = won(walked(96, 94));
    CHECK(figures(longer) == Labels{"1:15 time", "96 steps", "94 par"});
    CHECK(longer.note == "");
    CHECK(longer.line == "You have found the door.");
    const screens::PanelContent shortest = won(walked(94, 94));
    CHECK(shortest.note == "The shortest way there is");
    CHECK(shortest.line == "");
}

TEST_CASE("the win panel's choices do to the game what they say") {
    Labels done;
    const screens::PanelContent panel = screens::win_panel(
        walked(9, 9), [&](screens::Requests&) { done.emplace_back("again"); },
        [&](screens::Requests&) { done.emplace_back("reveal"); });
    for (const screens::Menu::Choice& choice : panel.choices) {
        screens::Requests requests;
        choice.chosen(requests);
        done.push_back(choice.label);
    }
    CHECK(done ==
          Labels{"Next board", "again", "Walk this one again", "reveal", "See the shortest way", "Title"});
}

TEST_CASE("a lost chase tells score and level, and whether it was the best") {
    sim::World world = sim::new_world(sim::pacman_game(1));
    world.score = 12480;
    world.level = 3;
    const screens::PanelContent usual = screens::game_over_panel(world, false);
    CHECK(figures(usual) == Labels{"12 480 score", "3 level"});
    CHECK(usual.note == "");
    CHECK(screens::game_over_panel(world, true).note == "Your best score so far");
    CHECK(labels(usual) == Labels{"Title", "Play again"});
}

TEST_CASE("every panel of a game fits every window") {
    sim::World large = walked(99999, 99999);
    large.clock_ticks = 60 * 60 * 999;
    large.score = 9999999;
    large.level = 256;
    sim::World chase = sim::new_world(sim::pacman_game(1));
    for (const auto& size : looking_glass::window_sizes) {
        const auto glass = looking_glass::glass(size.width, size.height);
        for (const screens::PanelContent& content :
             {won(large), screens::game_over_panel(large, true),
              screens::pause_panel(chase, std::make_shared<screens::Setup>())}) {
            frame::DrawList list;
            screens::PanelScreen(content).draw(list, glass, 0);
            CAPTURE(size.width, size.height, content.headline);
            CHECK(looking_glass::layout_faults(list, glass) == "");
        }
    }
}
