// The game: reads its command line, plays, and tells every failure in one place.

#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "app/game_loop.hpp"
#include "app/headless.hpp"
#include "app/options.hpp"
#include "app/plan.hpp"
#include "shell/message_box.hpp"
#include "shell/user_files.hpp"

namespace {

int fail(const std::string& sentence) {
    std::cerr << "mazewright: " << sentence << '\n';
    shell::UserFiles(std::nullopt).log(sentence);
    shell::show_message("Mazewright", sentence);
    return 1;
}

int run(const std::vector<std::string>& arguments) {
    const auto options = app::parse_options(arguments);
    if (const auto* end = std::get_if<app::EarlyEnd>(&options)) {
        (end->exit_status == 0 ? std::cout : std::cerr) << end->text;
        return end->exit_status;
    }
    const auto& chosen = std::get<app::Options>(options);
    const auto plan = app::make_plan(chosen);
    if (const auto* refusal = std::get_if<app::Refusal>(&plan)) {
        std::cerr << refusal->text;
        return 2;
    }
    const auto& game = std::get<app::Plan>(plan);
    if (chosen.headless) return app::run_headless(chosen, game, std::cout, std::cerr);
    if (game.replay && !sim::is_faithful(*game.replay)) throw std::runtime_error(app::unfaithful_replay);
    app::run_in_window(chosen, game);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const std::exception& error) {
        return fail(error.what());
    }
}
