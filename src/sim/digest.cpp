#include "sim/digest.hpp"

namespace sim {
namespace {

/// Mixes one number after another. Fields go in one by one, never as raw memory, so padding and byte order
/// do not matter.
class Mixer {
  public:
    void add(std::uint64_t value) { state_ = maze::mix_bits((state_ ^ value) + maze::golden_step); }
    void add(maze::Point point) {
        add_signed(point.x);
        add_signed(point.y);
    }
    void add(Place place) {
        add_signed(place.x);
        add_signed(place.y);
    }
    void add(maze::Size size) { add(maze::Point{size.width, size.height}); }
    void add_signed(std::int64_t value) { add(static_cast<std::uint64_t>(value)); }
    template <class Enum>
    void add_enum(Enum value) {
        add(static_cast<std::uint64_t>(value));
    }
    template <class Optional>
    void add_optional_enum(const Optional& value) {
        add(value ? 1 + static_cast<std::uint64_t>(*value) : 0);
    }
    template <class Range>
    void add_numbers(const Range& numbers) {
        add(numbers.size());
        for (const auto number : numbers)
            add_signed(static_cast<std::int64_t>(number));
    }
    [[nodiscard]] std::uint64_t value() const { return state_; }

  private:
    std::uint64_t state_ = 0;
};

void add_spec(Mixer& mixer, const GameSpec& spec) {
    mixer.add_enum(spec.mode);
    mixer.add_enum(spec.difficulty);
    mixer.add_numbers(std::array{spec.assists.speed_percent, spec.assists.chasers, spec.assists.extra_lives});
    const maze::Spec& board = spec.board;
    mixer.add(board.size);
    mixer.add(board.seed);
    mixer.add_enum(board.style);
    mixer.add_numbers(std::array{board.turns, board.dead_ends, int{board.perfect}, int{board.symmetric},
                                 int{board.open_border}});
    mixer.add(board.entry);
    mixer.add(board.exit);
    mixer.add_numbers(board.stamp);
}

void add_grid(Mixer& mixer, const maze::Grid& grid) {
    mixer.add(grid.size());
    // Sixteen cells to a number: the grid is by far the largest part.
    std::uint64_t packed = 0;
    unsigned count = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            packed = packed << 4U | grid.passages({x, y});
            if (++count % 16 == 0) mixer.add(packed);
        }
    }
    mixer.add(packed);
}

void add_rules(Mixer& mixer, const Rules& rules) {
    mixer.add_numbers(std::array{rules.player_speed, rules.player_fright_speed, rules.chaser_speed,
                                 rules.chaser_fright_speed, rules.eyes_speed, rules.fright_ticks,
                                 rules.wake_idle_ticks, rules.rest_ticks, rules.pellet_pause_ticks,
                                 rules.power_pellet_pause_ticks, rules.fruit_ticks, rules.fruit_points,
                                 rules.ready_ticks, rules.first_ready_ticks, rules.chaser_eaten_ticks,
                                 rules.dying_ticks, rules.cleared_ticks});
    mixer.add_numbers(rules.hurry_speed);
    mixer.add_numbers(rules.hurry_pellets);
    mixer.add_numbers(rules.clock);
    mixer.add_numbers(rules.wake_pellets);
    mixer.add_numbers(rules.wake_pellets_after_death);
    mixer.add_numbers(rules.fruit_pellets);
}

void add_actor(Mixer& mixer, const Actor& actor) {
    mixer.add(actor.place);
    mixer.add(actor.before);
    mixer.add_enum(actor.facing);
    mixer.add(actor.moving ? 1 : 0);
}

void add_player(Mixer& mixer, const Player& player) {
    add_actor(mixer, player);
    mixer.add(player.cell);
    mixer.add_optional_enum(player.remembered_turn);
    mixer.add_numbers(std::array{player.remember_ticks, player.pause_ticks, int{player.ignores_held}});
}

void add_chaser(Mixer& mixer, const Chaser& chaser) {
    add_actor(mixer, chaser);
    mixer.add_enum(chaser.kind);
    mixer.add_enum(chaser.mode);
    mixer.add(chaser.home);
    mixer.add(chaser.target);
    mixer.add_enum(chaser.planned);
    mixer.add_numbers(std::array{int{chaser.reverses}, chaser.rest_ticks, chaser.pellets});
}

void add_items(Mixer& mixer, const World& world) {
    mixer.add_numbers(world.pellets);
    const Fruit& fruit = world.fruit;
    mixer.add_numbers(std::array{int{fruit.shown}, fruit.kind, fruit.ticks, fruit.comings});
    mixer.add(fruit.tile);
    mixer.add(world.goal ? 1 : 0);
    mixer.add(world.goal.value_or(maze::Point{}));
    mixer.add(world.pop.place);
    mixer.add_numbers(std::array{world.pop.points, world.pop.ticks});
}

}  // namespace

std::uint64_t digest(const World& world) {
    Mixer mixer;
    add_spec(mixer, world.spec);
    mixer.add_enum(world.phase);
    mixer.add(world.tick);
    mixer.add(world.clock_ticks);
    mixer.add_numbers(std::array{world.level, world.phase_ticks, world.phase_length, world.chaser_count,
                                 world.pellets_left, world.pellets_total, world.score, world.lives,
                                 int{world.extra_life_given}, world.steps, world.par, world.fright_ticks,
                                 world.fright_total, world.eaten_in_row, world.clock_index, world.clock_left,
                                 world.idle_ticks, int{world.died_on_level}, world.pellets_since_death});
    add_grid(mixer, world.grid);
    add_rules(mixer, world.rules);
    maze::Rng minds = world.minds;  // its next numbers stand for its state
    mixer.add(minds.next());
    mixer.add(minds.next());
    add_player(mixer, world.player);
    for (const Chaser& chaser : world.chasers)
        add_chaser(mixer, chaser);
    add_items(mixer, world);
    mixer.add_numbers(world.to_goal);
    for (const std::vector<std::int32_t>& distances : world.to_home)
        mixer.add_numbers(distances);
    return mixer.value();
}

}  // namespace sim
