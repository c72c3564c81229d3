#include "screens/carve_screen.hpp"

#include <algorithm>

#include "maze/code.hpp"
#include "maze/generate.hpp"
#include "screens/board_layout.hpp"
#include "screens/board_tiles.hpp"
#include "screens/hud.hpp"

namespace screens {

namespace {

constexpr std::size_t show_ticks = 300;  // however large the board, the carving takes about five seconds
constexpr int rest_at_end_ticks = 60;

std::shared_ptr<const frame::TileMap> uncarved_as_wall(const maze::Grid& grid) {
    return std::make_shared<const frame::TileMap>(tiles_of(grid, frame::Tile::Kind::Wall));
}

}  // namespace

CarveScreen::CarveScreen(const maze::Spec& spec)
    : code_(maze::code_of(spec)),
      style_(maze::name(spec.style)),
      grid_(spec.size),
      tiles_(uncarved_as_wall(grid_)) {
    (void)maze::generate(spec, [this](const maze::CarvingStep& step) { steps_.push_back(step); });
    show_next(steps_of_hall());
}

// Some boards are built wall by wall in one hall, which nobody wants to watch being emptied: more openings in
// a row than a maze without loops has.
std::size_t CarveScreen::steps_of_hall() const {
    const auto first_wall = std::find_if(steps_.begin(), steps_.end(),
                                         [](const maze::CarvingStep& step) { return !step.opened; });
    const auto openings = first_wall - steps_.begin();
    return openings >= grid_.size().cells() ? static_cast<std::size_t>(openings) : 0;
}

void CarveScreen::show_next(std::size_t count) {
    for (const std::size_t end = std::min(steps_.size(), done_ + count); done_ < end; ++done_) {
        const maze::CarvingStep& step = steps_[done_];
        if (step.opened) {
            grid_.open(step.cell, step.direction);
        } else {
            grid_.close(step.cell, step.direction);
        }
    }
    tiles_ = uncarved_as_wall(grid_);
}

bool CarveScreen::handle(const frame::Action& action, const Glass& /*glass*/, Requests& requests) {
    const bool is_press = action.pressed && !action.repeat && action.kind != frame::ActionKind::PointerMove &&
                          action.kind != frame::ActionKind::FocusLost;
    if (is_press) requests.pop();
    return true;
}

void CarveScreen::tick(const Glass& /*glass*/, Requests& requests) {
    if (done_ == steps_.size()) {
        if (++rest_ticks_ > rest_at_end_ticks) requests.pop();
        return;
    }
    show_next(std::max<std::size_t>(1, (steps_.size() + show_ticks - 1) / show_ticks));
}

void CarveScreen::draw(frame::DrawList& list, const Glass& glass, float /*fraction*/) const {
    const Hud hud{.mode = "Carving",
                  .detail = style_,
                  .board = code_,
                  .main = std::to_string(done_),
                  .second = "of " + std::to_string(steps_.size()) + " steps",
                  .right = {}};
    const BoardLayout board =
        fit_board(glass, tiles_->columns, tiles_->rows, board_room(glass, hud_height(glass, hud)));
    list.add(frame::Clip{board.scrolls ? board.view : frame::Rect{}});
    for (const auto kind : {frame::TileLayer::Kind::Floor, frame::TileLayer::Kind::Walls}) {
        list.add(frame::TileLayer{
            .kind = kind, .map = tiles_, .x = board.board.x, .y = board.board.y, .tile_px = board.tile_px});
    }
    list.add(frame::Clip{});
    const int edge = wall_inset(board);
    draw_hud(list, glass, hud, std::max(board.board.x + edge, board.view.x),
             std::min(board.board.right() - edge, board.view.right()));
}

}  // namespace screens
