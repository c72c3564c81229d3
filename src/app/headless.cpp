#include "app/headless.hpp"

#include <iomanip>
#include <ostream>

#include "app/recording.hpp"
#include "maze/code.hpp"
#include "sim/digest.hpp"
#include "sim/step.hpp"

namespace app {

namespace {

std::string_view outcome_name(sim::Outcome outcome) {
    switch (outcome) {
        case sim::Outcome::Playing:
            return "playing";
        case sim::Outcome::Won:
            return "won";
        case sim::Outcome::Lost:
            break;
    }
    return "lost";
}

int run_replay(const sim::Replay& replay, std::ostream& out, std::ostream& err) {
    const sim::World world = sim::run(replay);
    print_facts(world, out);
    if (sim::digest(world) == replay.digest) return 0;
    err << "mazewright: the replay does not end in the state it names: it was changed, or made by another "
           "version\n";
    return 1;
}

}  // namespace

void print_facts(const sim::World& world, std::ostream& out) {
    out << "mode=" << sim::name(world.spec.mode) << "\ncode=" << maze::code_of(world.spec.board)
        << "\nseed=" << world.spec.board.seed << "\noutcome=" << outcome_name(sim::outcome(world))
        << "\nticks=" << world.tick << "\nsteps=" << world.steps << "\npar=" << world.par
        << "\nscore=" << world.score << "\nlevel=" << world.level << "\nlives=" << world.lives
        << "\npellets_left=" << world.pellets_left << "\ndigest=" << std::hex << std::setw(16)
        << std::setfill('0') << sim::digest(world) << std::dec << '\n';
}

int run_headless(const Options& options, const Plan& plan, std::ostream& out, std::ostream& err) {
    if (plan.replay) return run_replay(*plan.replay, out, err);

    const auto replay = std::make_shared<sim::Replay>();
    replay->spec = screens::take_next_game(*plan.setup, *plan.mode, screens::usual_size(*plan.mode));
    sim::World world = sim::new_world(replay->spec);
    std::optional<sim::Bot> bot;
    if (options.bot) bot.emplace(*options.bot, replay->spec.board.seed);
    const std::uint64_t limit = options.ticks.value_or(headless_tick_limit);
    while (world.tick < limit && sim::outcome(world) == sim::Outcome::Playing) {
        const sim::Intent intent = bot ? bot->next(world) : sim::Intent{};
        sim::record(*replay, intent);
        sim::step(world, intent);
    }
    print_facts(world, out);
    if (options.record) save_recording(*replay, *options.record);
    return 0;
}

}  // namespace app
