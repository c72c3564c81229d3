#pragma once
// The board in play being carved, step by step, as its generator made it.

#include <vector>

#include "maze/carving.hpp"
#include "maze/grid.hpp"
#include "maze/spec.hpp"
#include "screens/screen.hpp"

namespace screens {

class CarveScreen : public Screen {
  public:
    /// Generates the board once more and keeps its steps; for boards of up to `most_cells`.
    explicit CarveScreen(const maze::Spec& spec);
    static constexpr std::int64_t most_cells = 40'000;

    /// Any press ends the show and does nothing else.
    bool handle(const frame::Action& action, const Glass& glass, Requests& requests) override;
    void tick(const Glass& glass, Requests& requests) override;
    void draw(frame::DrawList& list, const Glass& glass, float fraction) const override;

    [[nodiscard]] const maze::Grid& grid() const { return grid_; }

  private:
    [[nodiscard]] std::size_t steps_of_hall() const;
    void show_next(std::size_t count);

    std::vector<maze::CarvingStep> steps_;
    std::string code_;
    std::string style_;
    maze::Grid grid_;  // as carved so far
    std::shared_ptr<const frame::TileMap> tiles_;
    std::size_t done_ = 0;
    int rest_ticks_ = 0;
};

}  // namespace screens
