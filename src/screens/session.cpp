#include "screens/session.hpp"

#include "screens/board_tiles.hpp"
#include "sim/step.hpp"

namespace screens {

namespace {

// Boards that Backspace can bring back. A large board takes some 30 bytes a cell, so their sum is bounded
// too.
constexpr std::size_t most_boards_kept = 64;
constexpr std::int64_t most_cells_kept = 4'000'000;

}  // namespace

Run::Run(const sim::GameSpec& spec)
    : world(sim::new_world(spec)),
      recording(std::make_shared<sim::Replay>()),
      tiles(std::make_shared<const frame::TileMap>(tiles_of(world.grid))) {
    recording->spec = spec;
    if (sim::is_walk(spec)) trail = Trail(spec.board.size, world.player.cell);
}

Session::Session(std::shared_ptr<Setup> setup, sim::Mode mode, const Glass& glass)
    : setup_(std::move(setup)), mode_(mode) {
    add(take_next_game(*setup_, mode_, size_for(mode_, glass)));
}

Session::Session(std::shared_ptr<Setup> setup, const sim::GameSpec& spec)
    : setup_(std::move(setup)), mode_(spec.mode) {
    add(spec);
}

void Session::new_board(const Glass& glass) {
    add(take_next_game(*setup_, mode_, size_for(mode_, glass)));
}

void Session::restart_board() {
    add(current().world.spec);
}

void Session::add(const sim::GameSpec& spec) {
    runs_.push_back(std::make_unique<Run>(spec));
    current_ = runs_.size() - 1;
    if (!setup_->first_game) setup_->first_game = current().recording;
    forget_the_oldest();
}

void Session::forget_the_oldest() {
    std::int64_t cells = 0;
    std::size_t keep = 0;
    while (keep < runs_.size() && keep < most_boards_kept) {
        cells += runs_[runs_.size() - 1 - keep]->world.grid.size().cells();
        if (keep > 1 && cells > most_cells_kept) break;  // the last two stay, however large
        ++keep;
    }
    runs_.erase(runs_.begin(), runs_.end() - static_cast<std::ptrdiff_t>(keep));
    current_ = runs_.size() - 1;
}

bool Session::previous_board() {
    if (current_ == 0) return false;
    --current_;
    return true;
}

sim::Events Session::step(const sim::Intent& intent) {
    Run& run = current();
    sim::record(*run.recording, intent);
    const sim::Events events = sim::step(run.world, intent);
    for (const sim::Event& event : events) {
        if (event.kind == sim::EventKind::LevelStarted) {
            run.tiles = std::make_shared<const frame::TileMap>(tiles_of(run.world.grid));
        }
        if (event.kind == sim::EventKind::Step && sim::is_walk(run.world.spec)) {
            run.trail.enter(run.world.grid, run.world.player.cell);
        }
    }
    return events;
}

}  // namespace screens
