#include "screens/play_screen.hpp"

#include <algorithm>

#include "maze/solve.hpp"
#include "screens/carve_screen.hpp"
#include "screens/help_screen.hpp"
#include "screens/learn_view.hpp"
#include "screens/play_heading.hpp"
#include "screens/play_light.hpp"
#include "screens/play_panels.hpp"
#include "sim/hint.hpp"

namespace screens {

namespace {

using frame::ActionKind;
using frame::Cue;
using sim::EventKind;

constexpr int joy_ticks = 45;     // Wick is glad for a moment before the panel comes
constexpr int gutter_ticks = 70;  // and out for a moment before "game over"
constexpr int pop_ticks = 6;

std::vector<maze::Point> tiles_of_way(const sim::World& world, maze::Point from, maze::Point to) {
    std::vector<maze::Point> tiles{sim::tile_of_cell(from)};
    for (const maze::Direction d : maze::shortest_path(world.grid, from, to)) {
        tiles.push_back(maze::step(tiles.back(), d));
        tiles.push_back(maze::step(tiles.back(), d));
    }
    return tiles;
}

std::optional<Cue> cue_of(EventKind kind) {
    switch (kind) {
        case EventKind::Step:
            return Cue::Step;
        case EventKind::PelletEaten:
            return Cue::PelletEaten;
        case EventKind::PowerPelletEaten:
            return Cue::PowerPelletEaten;
        case EventKind::FruitEaten:
            return Cue::FruitEaten;
        case EventKind::ChaserEaten:
            return Cue::ChaserEaten;
        case EventKind::LifeGained:
            return Cue::ExtraLife;
        case EventKind::LifeLost:
            return Cue::LifeLost;
        case EventKind::LevelCleared:
            return Cue::LevelCleared;
        case EventKind::Won:
            return Cue::Won;
        case EventKind::GameOver:
            return Cue::GameOver;
        default:
            return std::nullopt;
    }
}

}  // namespace

PlayScreen::PlayScreen(Session session, Driver driver)
    : session_(std::move(session)), driver_(std::move(driver)) {}

bool PlayScreen::handle(const frame::Action& action, const Glass& glass, Requests& requests) {
    if (frame::is_move(action.kind)) {
        held_.take(action);
        return true;
    }
    if (action.repeat) return true;
    if (reveals_ && action.kind != ActionKind::PointerMove) {
        reveals_ = false;
        refresh_way();
        if (action.kind == ActionKind::Confirm || action.kind == ActionKind::Back) {
            push_win(requests);
            return true;
        }
    }
    take_command(action.kind, glass, requests);
    return true;
}

void PlayScreen::take_command(ActionKind kind, const Glass& glass, Requests& requests) {
    switch (kind) {
        case ActionKind::NewBoard:
            session_.new_board(glass);
            begin_board(requests);
            break;
        case ActionKind::PreviousBoard:
            if (session_.previous_board()) begin_board(requests);
            break;
        case ActionKind::Hint:
            session_.current().shows_hint = !session_.current().shows_hint;
            refresh_way();
            break;
        case ActionKind::WallColour:
            requests.next_wall_colour();
            break;
        case ActionKind::Carve:
            held_.clear();
            if (session_.current().world.grid.size().cells() <= CarveScreen::most_cells) {
                requests.push(std::make_unique<CarveScreen>(session_.current().world.spec.board));
            }
            break;
        case ActionKind::Learn:
            shows_thoughts_ = !shows_thoughts_;
            break;
        case ActionKind::Help:
            requests.push(std::make_unique<HelpScreen>());
            break;
        case ActionKind::Confirm:
            show_end(requests);
            break;
        case ActionKind::Pause:
        case ActionKind::Back:
            if (end_ticks_ > 0) {
                show_end(requests);
            } else {
                push_pause(requests);
            }
            break;
        case ActionKind::FocusLost:
            held_.clear();
            if (end_ticks_ == 0) push_pause(requests);
            break;
        default:
            break;
    }
}

// Shows the session's present board, new or old: nothing of the one before is left on the glass or in the
// hand.
void PlayScreen::begin_board(Requests& requests) {
    held_.clear();
    pops_.clear();
    camera_.reset();
    turn_ticks_ = 1000;
    end_ticks_ = 0;
    end_shown_ = false;
    reveals_ = false;
    driver_ = nullptr;
    driver_ended_ = false;
    new_best_ = false;
    refresh_way();
    requests.play(Cue::NewBoard);
}

void PlayScreen::resume() {
    held_.clear();
}

void PlayScreen::tick(const Glass& glass, Requests& requests) {
    ++ticks_;
    ++turn_ticks_;
    for (Pop& pop : pops_)
        --pop.ticks_left;
    pops_.erase(
        std::remove_if(pops_.begin(), pops_.end(), [](const Pop& pop) { return pop.ticks_left <= 0; }),
        pops_.end());

    if (sim::outcome(session_.current().world) == sim::Outcome::Playing) {
        const sim::Intent keys = held_.take_intent();
        const std::optional<sim::Intent> wish = driver_ ? driver_(session_.current().world) : keys;
        if (wish) react(session_.step(*wish), requests);
        driver_ended_ = !wish;
    } else {
        ++end_ticks_;
        const bool won = session_.current().world.phase == sim::Phase::Won;
        if (end_ticks_ >= (won ? joy_ticks : gutter_ticks) && !end_shown_) show_end(requests);
    }
    camera_.follow(session_.current().world.player.place, layout(glass).scrolls);
}

void PlayScreen::react(const sim::Events& events, Requests& requests) {
    for (const sim::Event& event : events)
        react(event, requests);
}

void PlayScreen::react(const sim::Event& event, Requests& requests) {
    if (const auto cue = cue_of(event.kind)) requests.play(*cue);
    switch (event.kind) {
        case EventKind::Step:
            refresh_way();
            break;
        case EventKind::PelletEaten:
            pops_.push_back({event.place, pop_ticks});
            refresh_way();
            break;
        case EventKind::PowerPelletEaten:
            refresh_way();
            break;
        case EventKind::Turned:
            turn_ticks_ = 0;
            break;
        case EventKind::LifeLost:
            held_.clear();
            note_score();
            break;
        case EventKind::LevelCleared:
        case EventKind::GameOver:
            note_score();
            break;
        case EventKind::LevelStarted:
            held_.clear();
            camera_.reset();
            refresh_way();
            break;
        default:
            break;
    }
}

// The best at the start of this game is what it is measured by, until a new best is entered at a pause in
// play.
void PlayScreen::note_score() {
    if (!driver_) new_best_ = enter_score(session_.setup()->records, session_.current().world) || new_best_;
}

void PlayScreen::refresh_way() {
    const Run& run = session_.current();
    if (reveals_ && run.world.goal) {
        way_ = tiles_of_way(run.world, run.world.spec.board.entry, *run.world.goal);
    } else if (run.shows_hint) {
        way_ = sim::hint_path(run.world);
    } else {
        way_.clear();
    }
}

void PlayScreen::show_end(Requests& requests) {
    switch (sim::outcome(session_.current().world)) {
        case sim::Outcome::Playing:
            return;
        case sim::Outcome::Won:
            push_win(requests);
            break;
        case sim::Outcome::Lost:
            push_game_over(requests);
            break;
    }
}

void PlayScreen::push_pause(Requests& requests) {
    held_.clear();
    requests.push(std::make_unique<PanelScreen>(pause_panel(session_.current().world, session_.setup())));
}

void PlayScreen::push_win(Requests& requests) {
    end_shown_ = true;
    // The panel stands on this screen, which outlives it.
    const auto again = [this](Requests& r) {
        session_.restart_board();
        begin_board(r);
    };
    const auto reveal = [this](Requests& /*r*/) {
        reveals_ = true;
        refresh_way();
    };
    requests.push(std::make_unique<PanelScreen>(win_panel(session_.current().world, again, reveal)));
}

void PlayScreen::push_game_over(Requests& requests) {
    end_shown_ = true;
    requests.push(std::make_unique<PanelScreen>(game_over_panel(session_.current().world, new_best_)));
}

Hud PlayScreen::heading() const {
    const sim::World& world = session_.current().world;
    const int best = best_score(session_.setup()->records, world.spec);
    return heading_of(world, std::max(best, driver_ ? 0 : world.score));
}

BoardLayout PlayScreen::layout(const Glass& glass) const {
    const frame::TileMap& tiles = *session_.current().tiles;
    return fit_board(glass, tiles.columns, tiles.rows, board_room(glass, hud_height(glass, heading())));
}

BoardScene PlayScreen::scene(float fraction) const {
    const Run& run = session_.current();
    return {.world = &run.world,
            .tiles = run.tiles,
            .trail = sim::is_walk(run.world.spec) ? &run.trail : nullptr,
            .way = way_.empty() ? nullptr : &way_,
            .pops = &pops_,
            .ticks = ticks_,
            .turn_ticks = turn_ticks_,
            .fraction = fraction};
}

void PlayScreen::draw(frame::DrawList& list, const Glass& glass, float fraction) const {
    const BoardLayout board = camera_.look_at(layout(glass), fraction);
    const sim::World& world = session_.current().world;
    const BoardScene seen = scene(fraction);
    draw_ground(list, glass, board, seen);
    draw_actors(list, glass, board, seen);
    if (shows_thoughts_) draw_thoughts(list, glass, board, world);
    if (world.phase == sim::Phase::Won) draw_sweep(list, glass, board, end_ticks_);
    draw_flash(list, glass, board, world);
    draw_banner(list, glass, board, world, driver_ended_);
    const int edge = wall_inset(board);
    draw_hud(list, glass, heading(), std::max(board.board.x + edge, board.view.x),
             std::min(board.board.right() - edge, board.view.right()));
}

}  // namespace screens
