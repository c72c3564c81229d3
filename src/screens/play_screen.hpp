#pragma once
// A board being played, by the person at the keys, by a bot or from a replay.

#include <functional>
#include <optional>

#include "screens/board_view.hpp"
#include "screens/camera.hpp"
#include "screens/held_directions.hpp"
#include "screens/hud.hpp"
#include "screens/screen.hpp"
#include "screens/session.hpp"

namespace screens {

/// Gives the intent of a tick in place of the player's keys; nothing once it has come to its end.
using Driver = std::function<std::optional<sim::Intent>(const sim::World&)>;

class PlayScreen : public Screen {
  public:
    /// With a driver the game plays itself and the keys for moving do nothing.
    explicit PlayScreen(Session session, Driver driver = nullptr);

    bool handle(const frame::Action& action, const Glass& glass, Requests& requests) override;
    void tick(const Glass& glass, Requests& requests) override;
    void draw(frame::DrawList& list, const Glass& glass, float fraction) const override;
    [[nodiscard]] bool keeps_awake() const override { return true; }
    void resume() override;

    [[nodiscard]] const Session& session() const { return session_; }

  private:
    void take_command(frame::ActionKind kind, const Glass& glass, Requests& requests);
    void begin_board(Requests& requests);
    void react(const sim::Events& events, Requests& requests);
    void react(const sim::Event& event, Requests& requests);
    void refresh_way();
    void note_score();
    void show_end(Requests& requests);

    void push_pause(Requests& requests);
    void push_win(Requests& requests);
    void push_game_over(Requests& requests);

    [[nodiscard]] Hud heading() const;
    [[nodiscard]] BoardLayout layout(const Glass& glass) const;
    [[nodiscard]] BoardScene scene(float fraction) const;

    Session session_;
    Driver driver_;
    HeldDirections held_;

    bool driver_ended_ = false;
    bool new_best_ = false;
    bool shows_thoughts_ = false;

    // Only on the glass.
    std::vector<maze::Point> way_;  // the hint's tiles; empty while it is hidden
    bool reveals_ = false;          // after a win: the whole shortest way is shown until a key is pressed
    std::vector<Pop> pops_;
    int ticks_ = 0;
    int turn_ticks_ = 1000;
    int end_ticks_ = 0;  // since the game ended
    bool end_shown_ = false;
    Camera camera_;
};

}  // namespace screens
