#include "sim/bot.hpp"

#include <array>
#include <cstddef>
#include <limits>

#include "sim/hint.hpp"
#include "sim/mover.hpp"

namespace sim {
namespace {

using maze::Direction;
using maze::Point;

constexpr std::array<std::string_view, 3> bot_names{"solver", "runner", "random"};
constexpr std::uint64_t bot_stream = 0x626F74;

/// For so long without food the runner keeps a lead of two tiles; then it takes ever greater risks.
constexpr int patient_ticks = 10 * ticks_per_second;

constexpr std::int32_t unreached = -1;
constexpr std::int32_t never = std::numeric_limits<std::int32_t>::max();

/// The next cell at which a walker can choose: the one he stands on or the one ahead.
Point next_choice(const Player& player) {
    const Point tile = tile_at(player.place);
    if (at_centre(player.place) && is_cell_tile(tile)) return cell_of_tile(tile);
    const bool in_cell_ahead = is_cell_tile(tile) && past_centre(player.place, player.facing) < 0;
    if (in_cell_ahead) return cell_of_tile(tile);
    const Point next = step(tile, player.facing);
    return cell_of_tile(is_cell_tile(next) ? next : step(next, player.facing));
}

Intent hold(std::optional<Direction> direction) {
    Intent intent;
    intent.held = direction;
    return intent;
}

/// Tiles numbered row by row, for searches.
class TileIndex {
  public:
    explicit TileIndex(const World& world) : size_(tile_size(world.grid.size())) {}
    [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(size_.cells()); }
    [[nodiscard]] std::size_t of(Point tile) const {
        return static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(tile.x);
    }
    [[nodiscard]] Point tile(std::int32_t index) const { return {index % size_.width, index / size_.width}; }

  private:
    maze::Size size_;
};

/// Calls visit(tile, neighbour, direction) for every neighbour that a floor tile leads to.
template <class Visit>
void for_neighbours(const World& world, Point tile, Visit visit) {
    const std::uint8_t open = exits(world.grid, tile);
    for (const Direction d : maze::all_directions) {
        if ((open & maze::bit(d)) != 0) visit(step(tile, d), d);
    }
}

bool is_food(const World& world, Point tile) {
    return pellet_at(world, tile) != Pellet::None || (world.fruit.shown && world.fruit.tile == tile);
}

}  // namespace

std::string_view name(BotKind kind) {
    return bot_names[static_cast<std::size_t>(kind)];
}

std::optional<BotKind> bot_from_name(std::string_view text) {
    for (const BotKind kind : {BotKind::Solver, BotKind::Runner, BotKind::Random}) {
        if (name(kind) == text) return kind;
    }
    return std::nullopt;
}

Bot::Bot(BotKind kind, std::uint64_t seed) : kind_(kind), rng_(seed, bot_stream) {}

Intent Bot::next(const World& world) {
    if (kind_ == BotKind::Random) return wander();
    Intent intent =
        is_walk(world.spec) ? hold(way_to_goal(world, next_choice(world.player))) : run_and_eat(world);
    // Its finger never leaves the key, so after a death it must press afresh.
    if (world.player.ignores_held) intent.tapped = intent.held;
    return intent;
}

Intent Bot::wander() {
    if (wish_ticks_-- > 0) {
        wish_.tapped.reset();
        return wish_;
    }
    wish_ticks_ = static_cast<int>(rng_.below(45));
    const auto any = [&] { return maze::all_directions[rng_.below(4)]; };
    wish_ = {};
    if (rng_.chance_percent(80)) wish_.held = any();
    if (rng_.chance_percent(20)) wish_.also_held = any();
    wish_.tapped = rng_.chance_percent(70) ? wish_.held : any();
    return wish_;
}

/// How many tiles the nearest lethal chaser has to go to each tile, `never` where none can come. Chasers do
/// not turn about by choice, so what lies behind one is far from it.
void Bot::measure_danger(const World& world) {
    const TileIndex index(world);
    danger_.assign(index.count(), never);
    queue_.clear();
    const auto reach = [&](Point tile, std::int32_t far) {
        std::int32_t& danger = danger_[index.of(tile)];
        if (danger <= far) return;
        danger = far;
        queue_.push_back(static_cast<std::int32_t>(index.of(tile)));
    };
    for (int i = 0; i < world.chaser_count; ++i) {
        const Chaser& chaser = world.chasers[static_cast<std::size_t>(i)];
        if (!is_lethal(chaser.mode)) continue;
        danger_[index.of(tile_at(chaser.place))] = 0;
        for_neighbours(world, tile_at(chaser.place), [&](Point next, Direction d) {
            if (d != opposite(chaser.facing)) reach(next, 1);
        });
    }
    std::size_t head = 0;
    while (head < queue_.size()) {
        const std::int32_t at = queue_[head++];
        const std::int32_t here = danger_[static_cast<std::size_t>(at)];
        for_neighbours(world, index.tile(at), [&](Point next, Direction) { reach(next, here + 1); });
    }
}

/// Breadth first over the tiles that the player reaches before any chaser; the first food decides. Without
/// any, the tile where the lead is largest does.
Intent Bot::run_and_eat(const World& world) {
    hunger_ticks_ = world.pellets_left == pellets_seen_ ? hunger_ticks_ + 1 : 0;
    pellets_seen_ = world.pellets_left;
    const std::int32_t margin = 2 - 2 * (hunger_ticks_ / patient_ticks);
    measure_danger(world);
    const TileIndex index(world);
    reach_.assign(index.count(), unreached);
    first_.assign(index.count(), Direction::North);
    queue_.clear();
    const Point start = tile_at(world.player.place);
    reach_[index.of(start)] = 0;
    queue_.push_back(static_cast<std::int32_t>(index.of(start)));
    std::optional<Direction> refuge;
    std::int32_t best_lead = std::numeric_limits<std::int32_t>::min();
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        const auto at = static_cast<std::size_t>(queue_[head]);
        const Point tile = index.tile(queue_[head]);
        const std::int32_t far = reach_[at];
        if (head > 0) {
            if (is_food(world, tile)) return hold(first_[at]);
            const std::int32_t lead = danger_[at] == never ? 0 : danger_[at] - far;
            if (lead > best_lead) {
                best_lead = lead;
                refuge = first_[at];
            }
        }
        for_neighbours(world, tile, [&](Point next, Direction d) {
            const std::size_t to = index.of(next);
            if (reach_[to] != unreached) return;
            const bool safe = danger_[to] == never || far + 1 + margin < danger_[to];
            if (!safe && head > 0) return;
            reach_[to] = far + 1;
            first_[to] = head == 0 ? d : first_[at];
            if (safe) {
                queue_.push_back(static_cast<std::int32_t>(to));
            } else if (danger_[to] - far > best_lead && danger_[to] < never) {
                best_lead = danger_[to] - far - 1;
                refuge = d;
            }
        });
    }
    return hold(refuge);
}

}  // namespace sim
