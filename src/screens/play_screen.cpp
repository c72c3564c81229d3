#include "screens/play_screen.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "maze/code.hpp"
#include "maze/solve.hpp"
#include "screens/assists_screen.hpp"
#include "screens/carve_screen.hpp"
#include "screens/help_screen.hpp"
#include "screens/learn_view.hpp"
#include "screens/panel_screen.hpp"
#include "sim/hint.hpp"

namespace screens {

namespace {

using frame::ActionKind;
using frame::Cue;
using sim::EventKind;

constexpr int joy_ticks = 45;     // Wick is glad for a moment before the panel comes
constexpr int gutter_ticks = 70;  // and out for a moment before "game over"
constexpr int sweep_ticks = 40;
constexpr int pop_ticks = 6;
constexpr int camera_stiffness = 8;  // the camera covers an eighth of its way each tick: it never overshoots

std::string clock_text(std::uint64_t ticks) {
    const std::uint64_t seconds = ticks / sim::ticks_per_second;
    std::array<char, 32> out{};
    std::snprintf(out.data(), out.size(), "%llu:%02llu", static_cast<unsigned long long>(seconds / 60),
                  static_cast<unsigned long long>(seconds % 60));
    return out.data();
}

// 12480 as "12 480".
std::string grouped(int number) {
    std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, " ");
    return digits;
}

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
    follow_player(glass);
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
    const auto resume = [](Requests& r) { r.pop(); };
    std::vector<Menu::Choice> choices{{"Resume", resume}};
    if (!sim::is_walk(session_.current().world.spec)) {
        choices.push_back({"Assists", [setup = session_.setup()](Requests& r) {
                               r.push(std::make_unique<AssistsScreen>(setup));
                           }});
    }
    choices.push_back({"How to play", [](Requests& r) { r.push(std::make_unique<HelpScreen>()); }});
    choices.push_back({"Leave to the title", [](Requests& r) { r.pop_two(); }});
    choices.push_back({"Quit", [](Requests& r) { r.quit(); }});
    requests.push(std::make_unique<PanelScreen>(PanelContent{
        .headline = "Paused",
        .note = {},
        .line = {},
        .figures = {},
        .hero = frame::SpriteId::WickBlink,
        .choices = std::move(choices),
        .back = resume,
        .pause = resume,
        .quit = [](Requests& r) { r.quit(); },
    }));
}

void PlayScreen::push_win(Requests& requests) {
    end_shown_ = true;
    const sim::World& world = session_.current().world;
    // The panel stands on this screen, which outlives it.
    const auto leave = [](Requests& r) { r.pop_two(); };
    requests.push(std::make_unique<PanelScreen>(PanelContent{
        .headline = "Out you go!",
        .note = world.steps == world.par ? "The shortest way there is" : "",
        .line = world.steps == world.par ? "" : "You have found the door.",
        .figures = {{clock_text(world.clock_ticks), "time"},
                    {std::to_string(world.steps), "steps"},
                    {std::to_string(world.par), "par"}},
        .hero = frame::SpriteId::WickJoy,
        .choices = {{"Next board", [](Requests& r) { r.pop_and_forward(ActionKind::NewBoard); }},
                    {"Walk this one again",
                     [this](Requests& r) {
                         session_.restart_board();
                         begin_board(r);
                         r.pop();
                     }},
                    {"See the shortest way",
                     [this](Requests& r) {
                         reveals_ = true;
                         refresh_way();
                         r.pop();
                     }},
                    {"Title", leave}},
        .back = leave,
        .pause = nullptr,
        .quit = nullptr,
    }));
}

void PlayScreen::push_game_over(Requests& requests) {
    end_shown_ = true;
    const sim::World& world = session_.current().world;
    const auto leave = [](Requests& r) { r.pop_two(); };
    requests.push(std::make_unique<PanelScreen>(PanelContent{
        .headline = "The light is out",
        .note = new_best_ ? "Your best score so far" : "",
        .line = new_best_ ? "" : "Game over",
        .figures = {{grouped(world.score), "score"}, {std::to_string(world.level), "level"}},
        .hero = frame::SpriteId::WickGutter2,
        .choices = {{"Title", leave},
                    {"Play again", [](Requests& r) { r.pop_and_forward(ActionKind::NewBoard); }}},
        .back = leave,
        .pause = nullptr,
        .quit = nullptr,
    }));
}

Hud PlayScreen::heading() const {
    const sim::World& world = session_.current().world;
    const bool walk = sim::is_walk(world.spec);
    Hud hud;
    hud.mode = world.spec.mode == sim::Mode::Perfect ? "Perfect" : "Pac-Man";
    hud.board = maze::code_of(world.spec.board);
    if (walk) {
        if (world.spec.mode == sim::Mode::Pacman) hud.detail = "Stroll";
        hud.main = clock_text(world.clock_ticks);
        hud.second = std::to_string(world.steps) + (world.steps == 1 ? " step" : " steps");
        hud.right = "par " + std::to_string(world.par);
    } else {
        hud.detail =
            "Level " + std::to_string(world.level) + (sim::is_assisted(world.spec) ? ", assisted" : "");
        hud.main = grouped(world.score);
        const int best =
            std::max(best_score(session_.setup()->records, world.spec), driver_ ? 0 : world.score);
        if (best > 0) hud.right = "best " + grouped(best);
        hud.lives = world.lives;
    }
    return hud;
}

BoardLayout PlayScreen::layout(const Glass& glass) const {
    const frame::TileMap& tiles = *session_.current().tiles;
    return fit_board(glass, tiles.columns, tiles.rows, board_room(glass, hud_height(glass, heading())));
}

void PlayScreen::follow_player(const Glass& glass) {
    const sim::Place place = session_.current().world.player.place;
    const Camera goal{place.x * 256 / sim::units_per_tile, place.y * 256 / sim::units_per_tile};
    if (!camera_ || !layout(glass).scrolls) {
        camera_ = goal;
        camera_before_ = goal;
        return;
    }
    camera_before_ = *camera_;
    camera_->x_256 += (goal.x_256 - camera_->x_256) / camera_stiffness;
    camera_->y_256 += (goal.y_256 - camera_->y_256) / camera_stiffness;
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
    BoardLayout board = layout(glass);
    if (camera_) {
        const auto between = [&](int before, int now) {
            return before + static_cast<int>(static_cast<float>(now - before) * fraction);
        };
        board = centred_on(board, between(camera_before_.x_256, camera_->x_256),
                           between(camera_before_.y_256, camera_->y_256));
    }
    const BoardScene seen = scene(fraction);
    draw_ground(list, glass, board, seen);
    draw_actors(list, glass, board, seen);
    if (shows_thoughts_) draw_thoughts(list, glass, board, session_.current().world);
    draw_sweep(list, glass, board);
    draw_flash(list, glass, board);
    draw_banner(list, glass, board);
    const int edge = wall_inset(board);
    draw_hud(list, glass, heading(), std::max(board.board.x + edge, board.view.x),
             std::min(board.board.right() - edge, board.view.right()));
}

// One warm sweep over the board after a win.
void PlayScreen::draw_sweep(frame::DrawList& list, const Glass& glass, const BoardLayout& board) const {
    if (session_.current().world.phase != sim::Phase::Won || end_ticks_ == 0 || end_ticks_ > sweep_ticks)
        return;
    const int left = std::max(board.board.x, board.view.x);
    const int right = std::min(board.board.right(), board.view.right());
    const int top = std::max(board.board.y, board.view.y);
    const int height = std::max(1, std::min(board.board.bottom(), board.view.bottom()) - top);
    const int band = std::max(2, (right - left) / 5);
    const int x = left - band + (right - left + 2 * band) * end_ticks_ / sweep_ticks;
    const frame::Color warm = glass.palette.glow;
    list.add(frame::Clip{{left, top, std::max(1, right - left), height}});
    list.add(frame::Box{
        .rect = {x - band, top, band, height}, .left = warm.with_alpha(0), .right = warm.with_alpha(90)});
    list.add(
        frame::Box{.rect = {x, top, band, height}, .left = warm.with_alpha(90), .right = warm.with_alpha(0)});
    list.add(frame::Clip{});
}

// A cleared board lights up twice a second, mildly: three times a second is where flashes begin to do harm.
void PlayScreen::draw_flash(frame::DrawList& list, const Glass& glass, const BoardLayout& board) const {
    const sim::World& world = session_.current().world;
    constexpr int half_period_ticks = 15;
    if (world.phase != sim::Phase::Cleared || world.phase_ticks / half_period_ticks % 2 == 0) return;
    const int edge = wall_inset(board);
    const frame::Color light = glass.palette.text.with_alpha(36);
    list.add(frame::Clip{board.view});
    list.add(
        frame::Box{.rect = {board.board.x + edge, board.board.y + edge, std::max(1, board.board.w - 2 * edge),
                            std::max(1, board.board.h - 2 * edge)},
                   .left = light,
                   .right = light});
    list.add(frame::Clip{});
}

void PlayScreen::draw_banner(frame::DrawList& list, const Glass& glass, const BoardLayout& board) const {
    const sim::World& world = session_.current().world;
    std::string words;
    if (world.phase == sim::Phase::Ready) words = "Ready?";
    if (world.phase == sim::Phase::Cleared) words = "Every spark!";
    if (world.phase == sim::Phase::GameOver) words = "Game over";
    if (driver_ended_) words = "End of the replay";
    if (words.empty()) return;
    const int px = type_px(glass, Type::Headline);
    list.add(
        frame::Text{.text = words,
                    .x = board.view.x + board.view.w / 2,
                    .baseline = board.view.y + board.view.h / 2 + std::max(2 * board.tile_px, px) + px / 2,
                    .px = px,
                    .font = frame::Font::Display,
                    .align = frame::Text::Align::Centre,
                    .color = glass.palette.accent,
                    .outline_px = std::max(2, px / 14)});
}

}  // namespace screens
