#include "screens/title_screen.hpp"

#include <algorithm>

#include "maze/seed.hpp"
#include "screens/attract_screen.hpp"
#include "screens/board_tiles.hpp"
#include "screens/help_screen.hpp"
#include "screens/panel_screen.hpp"
#include "screens/play_screen.hpp"
#include "screens/prompts.hpp"
#include "sim/step.hpp"

namespace screens {

namespace {

using frame::ActionKind;

constexpr std::string_view tagline = "A small light in a garden of walls.";
constexpr int walk_every_ticks = 2;  // the lantern behind the menu strolls, it does not run
constexpr int stroll_ticks = 300;    // he walks a bit, then stands and looks
constexpr int stroll_walk_ticks = 72;
constexpr int rest_at_door_ticks = 180;
constexpr std::uint64_t garden_seed = 42;
constexpr int attract_after_ticks = 20 * sim::ticks_per_second;

constexpr int maze_row = 0;
constexpr int chase_row = 1;

std::string with_choice(const std::string& label, std::string_view choice) {
    return label + "  \u2039 " + std::string(choice) + " \u203a";
}

std::string maze_label(const std::optional<maze::Grade>& grade) {
    return grade ? with_choice("Perfect maze", maze::name(*grade)) : "Perfect maze";
}

std::string chase_label(sim::Difficulty difficulty) {
    return with_choice("Pac-Man", sim::name(difficulty));
}

// The drawing is 1015 x 176 units.
int logo_height(int width) {
    return width * 176 / 1015;
}

// As many cells as cover the window at the design's tile size, and one more each way to run out of the
// picture.
maze::Size garden_size(const Glass& glass) {
    const int tile = std::max(8, scaled(glass, 32));
    const auto cells = [&](int length) { return std::clamp((length / tile + 2) / 2, 2, 200); };
    return {cells(glass.viewport.width), cells(glass.viewport.height)};
}

BoardLayout garden_layout(const Glass& glass, const frame::TileMap& tiles) {
    const int tile = std::max(8, scaled(glass, 32));
    BoardLayout out;
    out.tile_px = tile;
    out.view = {0, 0, glass.viewport.width, glass.viewport.height};
    out.board = {glass.viewport.width - tiles.columns * tile + tile / 2, -tile / 4, tiles.columns * tile,
                 tiles.rows * tile};
    out.scrolls = true;
    return out;
}

// Wick sets out in the right half, where the menu does not hide him.
sim::World garden(std::uint64_t seed, maze::Size size) {
    sim::GameSpec spec = sim::perfect_game(seed, size);
    spec.board.entry = {size.width - 1 - size.width / 4, size.height / 3};
    spec.board.exit = {size.width - 1, size.height - 1};
    if (spec.board.entry == spec.board.exit) spec.board.entry = {0, 0};
    return sim::new_world(spec);
}

}  // namespace

struct TitleScreen::Layout {
    frame::Rect logo;
    int tagline_baseline = 0;  // 0 where there is no room for it
    Menu::Place menu;
    int left = 0;
    int right = 0;
    int foot_baseline = 0;
    int seed_baseline = 0;
};

TitleScreen::TitleScreen(std::shared_ptr<Setup> setup)
    : setup_(std::move(setup)),
      menu_({{maze_label(setup_->grade), [this](Requests& requests) { start(sim::Mode::Perfect, requests); }},
             {chase_label(setup_->difficulty),
              [this](Requests& requests) { start(sim::Mode::Pacman, requests); }},
             {"Quit", [](Requests& requests) { requests.quit(); }}}),
      world_(garden(garden_seed, {20, 12})),
      tiles_(std::make_shared<const frame::TileMap>(tiles_of(world_.grid))),
      bot_(sim::BotKind::Solver) {}

// Left and right go through the grades of the maze and the difficulties of the chase. A maze of which the
// player has said how it is to be has no grade.
void TitleScreen::change_choice(int step) {
    const auto next = [step](auto now, int count) {
        return static_cast<decltype(now)>((static_cast<int>(now) + step + count) % count);
    };
    if (menu_.chosen_row() == maze_row && setup_->grade) {
        setup_->grade = next(*setup_->grade, 3);
        menu_.relabel(maze_row, maze_label(setup_->grade));
    }
    if (menu_.chosen_row() == chase_row) {
        setup_->difficulty = next(setup_->difficulty, 4);
        menu_.relabel(chase_row, chase_label(setup_->difficulty));
    }
}

void TitleScreen::start(sim::Mode mode, Requests& requests) {
    requests.push(std::make_unique<PlayScreen>(Session(setup_, mode, last_glass_)));
}

bool TitleScreen::handle(const frame::Action& action, const Glass& glass, Requests& requests) {
    last_glass_ = glass;
    idle_ticks_ = 0;
    if (menu_.handle(action, lay_out(glass).menu, requests)) return true;
    if (action.repeat || !action.pressed) return true;
    switch (action.kind) {
        case ActionKind::MoveLeft:
        case ActionKind::MoveRight:
            change_choice(action.kind == ActionKind::MoveLeft ? -1 : 1);
            break;
        case ActionKind::Quit:
            requests.quit();
            break;
        case ActionKind::Help:
            requests.push(std::make_unique<HelpScreen>());
            break;
        case ActionKind::WallColour:
            requests.next_wall_colour();
            break;
        case ActionKind::Back: {
            const auto stay = [](Requests& r) { r.pop(); };
            const auto leave = [](Requests& r) { r.quit(); };
            requests.push(std::make_unique<PanelScreen>(PanelContent{
                .headline = "Leaving?",
                .note = {},
                .line = "The garden stays where it is.",
                .figures = {},
                .hero = frame::SpriteId::WickDown,
                .choices = {{"Quit", leave}, {"Stay", stay}},
                .back = stay,
                .pause = nullptr,
                .quit = leave,
            }));
            break;
        }
        default:
            break;
    }
    return true;
}

void TitleScreen::tick(const Glass& glass, Requests& requests) {
    menu_.tick();
    ++ticks_;
    if (++idle_ticks_ >= attract_after_ticks) {
        idle_ticks_ = 0;
        requests.push(std::make_unique<AttractScreen>(maze::series_seed(garden_seed, ++shows_)));
    }
    walk_behind(glass);
}

void TitleScreen::walk_behind(const Glass& glass) {
    const maze::Size size = garden_size(glass);
    const bool arrived = world_.phase == sim::Phase::Won && ++rest_ticks_ > rest_at_door_ticks;
    if (arrived || world_.grid.size() != size) {
        const std::uint64_t seed = arrived ? maze::next_seed(world_.spec.board.seed) : world_.spec.board.seed;
        world_ = garden(seed, size);
        tiles_ = std::make_shared<const frame::TileMap>(tiles_of(world_.grid));
        rest_ticks_ = 0;
    }
    if (ticks_ % walk_every_ticks != 0) return;
    const bool walks = ticks_ % stroll_ticks < stroll_walk_ticks;
    sim::step(world_, walks ? bot_.next(world_) : sim::Intent{});
}

// The foot may take two lines; the menu stands under the logo; the tagline goes first where the window is
// low.
TitleScreen::Layout TitleScreen::lay_out(const Glass& glass) const {
    Layout out;
    const frame::Rect safe = safe_area(glass);
    const int body = type_px(glass, Type::Body);
    const int cap = key_cap_px(glass);
    out.left = safe.x;
    out.right = safe.right();
    out.foot_baseline = std::min(scaled(glass, 752), glass.viewport.height - cap * 2 / 3);
    out.seed_baseline = out.foot_baseline;
    const int words = glass.ruler->width(frame::Font::Regular, body,
                                         "choose play help next board P2-30X20-XXXXXX-YWI-XX 0.1.0");
    if (words + 8 * cap > safe.w) out.seed_baseline = out.foot_baseline - cap * 3 / 2;

    const int row = Menu::row_px(glass, 56);
    const int logo_width = std::clamp(scaled(glass, 720), std::min(220, safe.w), std::max(1, safe.w));
    const int menu_height = menu_.rows() * row;
    const int foot_top = out.seed_baseline - body * 3 / 2;
    int menu_y = scaled(glass, 276);
    out.logo = {out.left - scaled(glass, 10), scaled(glass, 70), logo_width, logo_height(logo_width)};
    if (menu_y < out.logo.bottom() + body || menu_y + menu_height > foot_top) {
        menu_y = std::max(out.logo.bottom() + body / 2, foot_top - menu_height);
        menu_y = std::min(menu_y, std::max(out.logo.bottom() + body / 2, scaled(glass, 276)));
    }
    const int baseline = out.logo.bottom() + std::max(scaled(glass, 28), body * 3 / 2);
    if (baseline + body / 2 <= menu_y) out.tagline_baseline = baseline;
    out.menu = {out.left, menu_y, std::min(safe.w, std::max(scaled(glass, 420), 17 * body)), row};
    return out;
}

// The garden moves thirty times a second and by whole ticks, so that most frames equal the one before and
// cost nothing.
void TitleScreen::draw_behind(frame::DrawList& list, const Glass& glass) const {
    const BoardLayout board = garden_layout(glass, *tiles_);
    const BoardScene scene{.world = &world_,
                           .tiles = tiles_,
                           .trail = nullptr,
                           .way = nullptr,
                           .pops = nullptr,
                           .ticks = ticks_ / 8 * 8,
                           .turn_ticks = 1000,
                           .fraction = 1.0F};
    draw_ground(list, glass, board, scene);
    // One veil over all, nearly closed where the menu stands.
    const frame::Color page = glass.palette.page;
    list.add(frame::Clip{});
    list.add(frame::Box{.rect = {0, 0, glass.viewport.width, glass.viewport.height},
                        .left = page.with_alpha(250),
                        .right = page.with_alpha(122)});
    draw_actors(list, glass, board, scene);
}

void TitleScreen::draw(frame::DrawList& list, const Glass& glass, float /*fraction*/) const {
    draw_behind(list, glass);
    const Layout layout = lay_out(glass);
    list.add(frame::Sprite{
        .id = frame::SpriteId::Logo, .box = layout.logo, .tint = {}, .nominal_px = layout.logo.w});
    if (layout.tagline_baseline > 0) {
        const int px = type_px(glass, Type::Body);
        list.add(frame::Text{
            .text = shortened(glass, frame::Font::Regular, px, tagline, layout.right - layout.left),
            .x = layout.left,
            .baseline = layout.tagline_baseline,
            .px = px,
            .font = frame::Font::Regular,
            .align = frame::Text::Align::Left,
            .color = glass.palette.dim});
    }
    menu_.draw(list, glass, layout.menu);
    draw_foot(list, glass, layout);
}

// The code of the board that the chosen row would start.
std::string TitleScreen::next_code(const Glass& glass) const {
    const sim::Mode mode = menu_.chosen_row() == chase_row ? sim::Mode::Pacman : sim::Mode::Perfect;
    return next_board_.code(*setup_, mode, size_for(mode, glass));
}

void TitleScreen::draw_foot(frame::DrawList& list, const Glass& glass, const Layout& layout) const {
    const int px = type_px(glass, Type::Body);
    const std::vector<Prompt> prompts{
        {{cap_choose()}, "choose"}, {{cap_confirm(glass.device)}, "play"}, {{{.text = "F1"}}, "help"}};
    const bool one_line = layout.seed_baseline == layout.foot_baseline;
    const std::string words = "next board " + next_code(glass) + "    " + setup_->version;
    const int room = one_line ? (layout.right - layout.left) * 6 / 10 : layout.right - layout.left;
    const std::string shown = shortened(glass, frame::Font::Regular, px, words, room);
    const int width = glass.ruler->width(frame::Font::Regular, px, shown);
    draw_prompts(list, glass, prompts, layout.left, one_line ? layout.right - width - px : layout.right,
                 layout.foot_baseline);
    list.add(frame::Text{.text = shown,
                         .x = one_line ? layout.right : layout.left,
                         .baseline = layout.seed_baseline,
                         .px = px,
                         .font = frame::Font::Regular,
                         .align = one_line ? frame::Text::Align::Right : frame::Text::Align::Left,
                         .color = glass.palette.dim});
}

}  // namespace screens
