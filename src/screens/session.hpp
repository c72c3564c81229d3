#pragma once
// The boards of one sitting: the one being played, and those before it, each as it was left.

#include <memory>
#include <vector>

#include "frame/tile_map.hpp"
#include "screens/setup.hpp"
#include "screens/trail.hpp"
#include "sim/event.hpp"
#include "sim/replay.hpp"
#include "sim/world.hpp"

namespace screens {

/// One board with all that belongs to it.
struct Run {
    explicit Run(const sim::GameSpec& spec);

    sim::World world;
    std::shared_ptr<sim::Replay> recording;
    std::shared_ptr<const frame::TileMap> tiles;  ///< the picture of world.grid
    Trail trail;
    bool shows_hint = false;
};

class Session {
  public:
    /// Starts with the setup's next board.
    Session(std::shared_ptr<Setup> setup, sim::Mode mode, const Glass& glass);
    /// Starts with the game of this spec, as a replay asks for it.
    Session(std::shared_ptr<Setup> setup, const sim::GameSpec& spec);

    [[nodiscard]] Run& current() { return *runs_[current_]; }
    [[nodiscard]] const Run& current() const { return *runs_[current_]; }

    [[nodiscard]] const std::shared_ptr<Setup>& setup() const { return setup_; }

    /// A fresh board, the next of the series. The present one is kept as it is.
    void new_board(const Glass& glass);
    /// The same board from its start.
    void restart_board();
    /// The board before this one, as it was left. False if there is none (any more).
    bool previous_board();

    /// One tick: recorded, and followed by trail and tiles.
    sim::Events step(const sim::Intent& intent);

  private:
    void add(const sim::GameSpec& spec);
    void forget_the_oldest();

    std::shared_ptr<Setup> setup_;
    sim::Mode mode_;
    std::vector<std::unique_ptr<Run>> runs_;
    std::size_t current_ = 0;
};

}  // namespace screens
