#pragma once
// A panel over the veiled board: a headline, a few figures, and choices. Pause, win, game over and "really
// quit?" are all this one screen with other words.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "screens/menu.hpp"
#include "screens/screen.hpp"

namespace screens {

struct PanelContent {
    struct Figure {
        std::string value;
        std::string label;
    };

    std::string headline;
    std::string note;                     ///< one line of good news, with a star; empty = none
    std::string line;                     ///< one line of plain text; empty = none
    std::vector<Figure> figures;          ///< in a row, at most four
    std::optional<frame::SpriteId> hero;  ///< climbs over the panel's upper right edge where there is room
    std::vector<Menu::Choice> choices;    ///< the first is the likeliest

    std::function<void(Requests&)> back;   ///< Esc, pad B
    std::function<void(Requests&)> pause;  ///< P, pad Start; unset = nothing
    std::function<void(Requests&)> quit;   ///< Q; unset = nothing
};

class PanelScreen : public Screen {
  public:
    explicit PanelScreen(PanelContent content);

    /// Actions that are not the panel's own go on to the screen below if they start another board (R,
    /// Backspace): the panel takes itself away first.
    bool handle(const frame::Action& action, const Glass& glass, Requests& requests) override;
    void tick(const Glass& glass, Requests& requests) override;
    void draw(frame::DrawList& list, const Glass& glass, float fraction) const override;
    [[nodiscard]] bool is_overlay() const override { return true; }

  private:
    struct Layout;
    [[nodiscard]] Layout lay_out(const Glass& glass) const;
    void draw_figures(frame::DrawList& list, const Glass& glass, const Layout& layout) const;
    void draw_hero(frame::DrawList& list, const Glass& glass, const Layout& layout) const;

    PanelContent content_;
    Menu menu_;
};

}  // namespace screens
