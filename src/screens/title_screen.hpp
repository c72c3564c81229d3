#pragma once
// The title: the logo, the ways into the game, and behind them a board that the solver walks.

#include <memory>

#include "screens/board_view.hpp"
#include "screens/menu.hpp"
#include "screens/next_board.hpp"
#include "screens/screen.hpp"
#include "screens/setup.hpp"
#include "sim/bot.hpp"

namespace screens {

class TitleScreen : public Screen {
  public:
    explicit TitleScreen(std::shared_ptr<Setup> setup);

    bool handle(const frame::Action& action, const Glass& glass, Requests& requests) override;
    void tick(const Glass& glass, Requests& requests) override;
    void draw(frame::DrawList& list, const Glass& glass, float fraction) const override;

  private:
    struct Layout;
    [[nodiscard]] Layout lay_out(const Glass& glass) const;
    void start(sim::Mode mode, Requests& requests);
    void change_choice(int step);
    void walk_behind(const Glass& glass);
    void draw_behind(frame::DrawList& list, const Glass& glass) const;
    [[nodiscard]] std::string next_code(const Glass& glass) const;
    void draw_foot(frame::DrawList& list, const Glass& glass, const Layout& layout) const;

    std::shared_ptr<Setup> setup_;
    Menu menu_;
    mutable NextBoard next_board_;  // remembers what drawing would work out anew
    Glass last_glass_;  // of the action being handled: a new game's board takes the window's shape

    // The board behind.
    sim::World world_;
    std::shared_ptr<const frame::TileMap> tiles_;
    sim::Bot bot_;
    int ticks_ = 0;
    int rest_ticks_ = 0;
    int idle_ticks_ = 0;  // since the player last touched anything
    std::uint32_t shows_ = 0;
};

}  // namespace screens
