#include "screens/play_heading.hpp"

#include "maze/code.hpp"
#include "screens/figures.hpp"

namespace screens {

Hud heading_of(const sim::World& world, int best) {
    const bool is_maze = world.spec.mode == sim::Mode::Perfect;
    Hud hud;
    hud.mode = is_maze ? "Perfect" : "Pac-Man";
    hud.board = maze::code_of(world.spec.board);
    if (sim::is_walk(world.spec)) {
        if (!is_maze) hud.detail = "Stroll";
        hud.main = clock_text(world.clock_ticks);
        hud.second = std::to_string(world.steps) + (world.steps == 1 ? " step" : " steps");
        hud.right = "par " + std::to_string(world.par);
        return hud;
    }
    hud.detail = "Level " + std::to_string(world.level) + (sim::is_assisted(world.spec) ? ", assisted" : "");
    hud.main = grouped(world.score);
    if (best > 0) hud.right = "best " + grouped(best);
    hud.lives = world.lives;
    return hud;
}

}  // namespace screens
