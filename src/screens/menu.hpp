#pragma once
// A column of choices, worked by keys, pad or pointer alike.

#include <functional>
#include <string>
#include <vector>

#include "screens/glass.hpp"

namespace screens {

class Requests;

class Menu {
  public:
    struct Choice {
        std::string label;
        std::function<void(Requests&)> chosen;
    };

    explicit Menu(std::vector<Choice> choices) : choices_(std::move(choices)) {}

    /// Where the column stands: labels start at x, the cursor hangs to the left of it.
    struct Place {
        int x = 0;
        int y = 0;
        int width = 0;
        int row_px = 0;
    };

    /// Moves the choice, or takes it. Returns whether the action was one for a menu.
    bool handle(const frame::Action& action, const Place& place, Requests& requests);

    /// Lets the bar glide after the choice: 120 ms.
    void tick();

    void draw(frame::DrawList& list, const Glass& glass, const Place& place) const;

    [[nodiscard]] int rows() const { return static_cast<int>(choices_.size()); }
    [[nodiscard]] int chosen_row() const { return chosen_; }
    void choose(int row) { chosen_ = row; }
    void relabel(int row, std::string label) {
        choices_[static_cast<std::size_t>(row)].label = std::move(label);
    }

    /// The height of a row: 56 px of the design (48 in a panel), never lower than its text needs.
    [[nodiscard]] static int row_px(const Glass& glass, int design_px);

  private:
    void take(Requests& requests);
    [[nodiscard]] int row_at(const frame::Action& action, const Place& place) const;

    std::vector<Choice> choices_;
    int chosen_ = 0;
    int glide_ = 0;  // how far the bar is behind the choice, in 1/256 of a row
};

}  // namespace screens
