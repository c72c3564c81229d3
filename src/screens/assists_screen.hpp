#pragma once
// Help that a player may take in the Pac-Man mode: slower or faster, fewer chasers, more lives. It counts
// from the next game on, so that a game is one thing from its first tick to its last, and its record says
// what helped.

#include <memory>

#include "screens/screen.hpp"
#include "screens/setup.hpp"

namespace screens {

class AssistsScreen : public Screen {
  public:
    explicit AssistsScreen(std::shared_ptr<Setup> setup) : setup_(std::move(setup)) {}

    /// Up and down choose, left and right change, Enter on the last row starts a new game with these
    /// settings.
    bool handle(const frame::Action& action, const Glass& glass, Requests& requests) override;
    void tick(const Glass& glass, Requests& requests) override;
    void draw(frame::DrawList& list, const Glass& glass, float fraction) const override;
    [[nodiscard]] bool is_overlay() const override { return true; }

    enum class Row { Speed, Chasers, Lives, Begin };
    static constexpr int rows = 4;

  private:
    struct Layout;
    [[nodiscard]] static Layout lay_out(const Glass& glass);
    void change(int step);
    void begin(Requests& requests) const;
    [[nodiscard]] std::string value(Row row) const;

    std::shared_ptr<Setup> setup_;
    int row_ = 0;
};

}  // namespace screens
