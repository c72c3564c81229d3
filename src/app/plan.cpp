#include "app/plan.hpp"

#include <fstream>
#include <iterator>

#include "app/random_seed.hpp"
#include "maze/config.hpp"
#include "maze/seed.hpp"
#include "sim/replay_text.hpp"

namespace app {

namespace {

// A replay of an hour with a new wish every tick stays under this; nothing a person writes comes near it.
constexpr std::size_t largest_input_bytes = 16'000'000;

std::variant<std::string, Refusal> read_input(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text;
    for (char block[65536]; text.size() <= largest_input_bytes;) {
        file.read(block, sizeof block);
        text.append(block, static_cast<std::size_t>(file.gcount()));
        if (!file) break;
    }
    if (!file.eof() && text.size() > largest_input_bytes) {
        return Refusal{path + ": larger than " + std::to_string(largest_input_bytes) +
                       " bytes, which no such file is\n"};
    }
    if (!file.eof() || file.bad()) return Refusal{path + ": cannot be read\n"};
    return text;
}

std::optional<Refusal> use_config(const std::string& path, Plan& plan) {
    const auto text = read_input(path);
    if (const auto* refusal = std::get_if<Refusal>(&text)) return *refusal;
    const maze::ConfigReading reading =
        maze::read_config(std::get<std::string>(text), {.max_cells = maze::max_cells_game, .stamp = "none"});
    if (!reading.config) {
        Refusal refusal;
        for (const maze::ConfigFault& fault : reading.faults) {
            refusal.text += path + ": " + maze::sentence(fault) + "\n";
        }
        return refusal;
    }
    plan.setup->board = reading.config->spec;
    plan.mode = reading.config->spec.perfect ? sim::Mode::Perfect : sim::Mode::Pacman;
    if (reading.config->has_seed) plan.setup->first_seed = reading.config->spec.seed;
    return std::nullopt;
}

std::optional<Refusal> use_replay(const std::string& path, Plan& plan) {
    const auto text = read_input(path);
    if (const auto* refusal = std::get_if<Refusal>(&text)) return *refusal;
    auto replay = sim::replay_from_text(std::get<std::string>(text));
    if (const auto* error = std::get_if<sim::ReplayError>(&replay)) {
        const std::string where = error->line > 0 ? "line " + std::to_string(error->line) + ": " : "";
        return Refusal{path + ": " + where + error->reason + "\n"};
    }
    plan.replay = std::move(std::get<sim::Replay>(replay));
    return std::nullopt;
}

}  // namespace

std::variant<Plan, Refusal> make_plan(const Options& options) {
    Plan plan;
    plan.setup = std::make_shared<screens::Setup>();
    screens::Setup& setup = *plan.setup;
    setup.version = MAZEWRIGHT_VERSION;
    setup.size = options.size;
    if (options.style) setup.style = *options.style;
    if (options.turns) setup.turns = *options.turns;
    if (options.difficulty) setup.difficulty = *options.difficulty;
    const bool asks_for_a_board =
        options.seed || options.style || options.turns || options.code || options.config;
    if (asks_for_a_board) setup.grade.reset();  // it is that board, not one of its kind
    setup.first_seed = random_seed();
    plan.mode = options.mode;
    if (options.headless && !plan.mode) plan.mode = sim::Mode::Perfect;

    if (options.code) {
        setup.board = *options.code;
        setup.first_seed = options.code->seed;
        plan.mode = options.code->perfect ? sim::Mode::Perfect : sim::Mode::Pacman;
    }

    std::optional<Refusal> refusal;
    if (options.config) refusal = use_config(*options.config, plan);
    if (options.replay) refusal = use_replay(*options.replay, plan);
    if (refusal) return *refusal;
    if (options.seed) setup.first_seed = maze::seed_from_text(*options.seed);

    if (plan.mode && !plan.replay) {
        const auto problem =
            sim::problem_with(screens::wished_game(setup, *plan.mode, screens::usual_size(*plan.mode)));
        if (problem) return Refusal{*problem + "\n"};
    }
    return plan;
}

}  // namespace app
