#include "sim/step.hpp"

#include <array>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <new>
#include <string>
#include <utility>

#include "sim/digest.hpp"
#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

namespace {

/// How often this program has asked for memory.
std::size_t allocations = 0;

}  // namespace

// Counting all allocations is the only way to prove that a tick makes none.
// All forms that one delete serves are replaced together, or a sanitizer calls the pair mismatched.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size > 0 ? size : 1);
}
void* operator new(std::size_t size) {
    if (void* memory = operator new(size, std::nothrow)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace {

constexpr std::array all_difficulties{sim::Difficulty::Stroll, sim::Difficulty::Easy, sim::Difficulty::Normal,
                                      sim::Difficulty::Arcade};

/// Follows a game like a shadow and keeps its own books.
class Shadow {
  public:
    explicit Shadow(const sim::World& world) : pellets_(world.pellets_left) {}

    /// What went wrong in the last tick; empty if nothing did.
    std::string check(const sim::World& world, const sim::Events& events) {
        if (std::string fault = sim_tests::fault_in(world); !fault.empty()) return fault;
        for (const sim::Event& event : events)
            book(world, event);
        if (world.pellets_left != pellets_) return "pellets were not conserved";
        if (world.score != points_) return "the score is not the sum of what was earned";
        if (world.score < score_seen_) return "points were lost";
        score_seen_ = world.score;
        return check_rest(world);
    }

  private:
    void book(const sim::World& world, const sim::Event& event) {
        switch (event.kind) {
            case sim::EventKind::PelletEaten:
            case sim::EventKind::PowerPelletEaten:
                --pellets_;
                points_ += event.value;
                break;
            case sim::EventKind::FruitEaten:
            case sim::EventKind::ChaserEaten:
                points_ += event.value;
                break;
            case sim::EventKind::LevelStarted:
                pellets_ = world.pellets_total;
                break;
            default:
                break;
        }
    }

    /// Nobody who may move stays within a tile for two seconds.
    std::string check_rest(const sim::World& world) {
        for (int i = 0; i < world.chaser_count; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const sim::Chaser& chaser = world.chasers[at];
            const bool waits =
                chaser.mode == sim::ChaserMode::Asleep || chaser.mode == sim::ChaserMode::Resting;
            const bool moves = world.phase == sim::Phase::Play && !waits;
            const maze::Point tile = sim::tile_at(chaser.place);
            still_[at] = moves && tile == tiles_[at] ? still_[at] + 1 : 0;
            tiles_[at] = tile;
            if (still_[at] > 2 * sim::ticks_per_second) return "chaser " + std::to_string(i) + " is stuck";
        }
        return {};
    }

    int pellets_;
    int points_ = 0;
    int score_seen_ = 0;
    std::array<maze::Point, 4> tiles_{};
    std::array<int, 4> still_{};
};

enum class Lives : std::uint8_t { AsGiven, Endless };

/// Plays one game and checks every tick of it.
void follow(const sim::GameSpec& spec, sim::BotKind kind, std::uint64_t ticks, Lives lives = Lives::AsGiven) {
    sim::World world = sim::new_world(spec);
    sim::Bot bot(kind, spec.board.seed);
    Shadow shadow(world);
    while (world.tick < ticks && sim::outcome(world) == sim::Outcome::Playing) {
        if (lives == Lives::Endless) world.lives = 9;
        const sim::Events events = sim::step(world, bot.next(world));
        const std::string fault = shadow.check(world, events);
        if (fault.empty()) continue;
        INFO("difficulty " << sim::name(spec.difficulty) << ", seed " << spec.board.seed << ", bot "
                           << sim::name(kind) << ": " << fault << "\n"
                           << sim_tests::show(world));
        REQUIRE(fault.empty());
    }
}

/// Sizes from the smallest to the largest that a chase is meant for.
maze::Size size_of(std::uint64_t seed) {
    constexpr std::array<maze::Size, 8> sizes{
        {{13, 9}, {7, 7}, {11, 7}, {40, 40}, {5, 5}, {9, 31}, {12, 8}, {17, 9}}};
    return sizes[static_cast<std::size_t>(seed % sizes.size())];
}

}  // namespace

TEST_CASE("in every tick of long games nobody is in a wall, jumps or rests, and the books agree") {
    for (const sim::Difficulty difficulty : all_difficulties) {
        for (std::uint64_t seed = 0; seed < 16; ++seed) {
            const sim::GameSpec spec = sim::pacman_game(seed, difficulty, size_of(seed));
            follow(spec, seed % 3 == 0 ? sim::BotKind::Runner : sim::BotKind::Random, 2 * 3600);
        }
    }
}

TEST_CASE("an immortal idler is hunted for two minutes and no chaser ever stops") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        sim::GameSpec spec = sim::pacman_game(seed, sim::Difficulty::Arcade);
        sim::World world = sim::new_world(spec);
        Shadow shadow(world);
        while (world.tick < 120 * 60) {
            world.lives = 9;
            const sim::Events events = sim::step(world, {});
            const std::string fault = shadow.check(world, events);
            INFO("seed " << seed << ": " << fault << "\n" << sim_tests::show(world));
            REQUIRE(fault.empty());
        }
    }
}

TEST_CASE("walks by random keys stay on the floor, too") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const maze::Size size{2 + static_cast<int>(seed % 9), 1 + static_cast<int>(seed % 7)};
        follow(sim::perfect_game(seed, size), sim::BotKind::Random, 3600);
    }
}

TEST_CASE("500 seeds, 10 minutes each, in all difficulties, by random play that never ends", "[.soak]") {
    for (const sim::Difficulty difficulty : all_difficulties) {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const sim::GameSpec spec = sim::pacman_game(seed, difficulty, size_of(seed));
            follow(spec, sim::BotKind::Random, 10 * 3600, Lives::Endless);
        }
        std::cout << sim::name(difficulty) << " is sound\n" << std::flush;
    }
}

TEST_CASE("500 seeds, 10 minutes each, in all difficulties, by the runner", "[.soak]") {
    for (const sim::Difficulty difficulty : all_difficulties) {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            follow(sim::pacman_game(seed, difficulty, size_of(seed)), sim::BotKind::Runner, 10 * 3600);
        }
        std::cout << sim::name(difficulty) << " is sound\n" << std::flush;
    }
}

TEST_CASE("the seed governs everything: two runs are equal at ticks 0, 600 and 3600") {
    sim::World first = sim::new_world(sim::pacman_game(7));
    sim::World second = sim::new_world(sim::pacman_game(7));
    sim::Bot one(sim::BotKind::Random, 7);
    sim::Bot two(sim::BotKind::Random, 7);
    for (const std::uint64_t tick : {0U, 600U, 3600U}) {
        while (first.tick < tick)
            sim::step(first, one.next(first));
        while (second.tick < tick)
            sim::step(second, two.next(second));
        CHECK(first == second);
        CHECK(sim::digest(first) == sim::digest(second));
    }
}

TEST_CASE("a new game has nothing of the old one in it") {
    const sim::GameSpec chase = sim::pacman_game(7);
    const sim::World fresh = sim::new_world(chase);
    sim::World world = fresh;
    sim::Bot bot(sim::BotKind::Runner);
    for (int tick = 0; tick < 4000; ++tick)
        sim::step(world, bot.next(world));
    REQUIRE_FALSE(world == fresh);
    world = sim::new_world(sim::perfect_game(7));
    CHECK(world == sim::new_world(sim::perfect_game(7)));
    world = sim::new_world(chase);
    CHECK(world == fresh);
}

TEST_CASE("a copy of a world goes on exactly as the original would have") {
    sim::World world = sim::new_world(sim::pacman_game(9));
    sim::Bot bot(sim::BotKind::Runner);
    for (int tick = 0; tick < 1000; ++tick)
        sim::step(world, bot.next(world));
    sim::World kept = world;
    sim::Bot twin = bot;
    for (int tick = 0; tick < 3000; ++tick)
        sim::step(world, bot.next(world));
    for (int tick = 0; tick < 3000; ++tick)
        sim::step(kept, twin.next(kept));
    CHECK(kept == world);
}

TEST_CASE("20 cells take the same ticks whatever is done between them") {
    maze::Grid grid(maze::Size{30, 1});
    for (int x = 0; x < 29; ++x)
        grid.open({x, 0}, maze::Direction::East);
    sim::World world = sim::new_world_on(sim::perfect_game(1, {30, 1}), std::move(grid));
    while (world.player.cell.x < 20)
        sim::step(world, sim_tests::hold(maze::Direction::East));
    CHECK(world.clock_ticks == 200);
}

TEST_CASE("a tick asks for no memory") {
    for (const sim::Difficulty difficulty : all_difficulties) {
        sim::World world = sim::new_world(sim::pacman_game(3, difficulty));
        sim::Bot bot(sim::BotKind::Random, 3);
        for (int tick = 0; tick < 5000; ++tick) {
            const sim::Intent wish = bot.next(world);
            const std::size_t before = allocations;
            const bool new_level = sim::step(world, wish).has(sim::EventKind::LevelStarted);
            if (!new_level) REQUIRE(allocations == before);
        }
    }
}

TEST_CASE("what a tick and a world cost", "[.bench]") {
    for (const maze::Size size : {maze::Size{13, 9}, maze::Size{40, 40}}) {
        sim::World world = sim::new_world(sim::pacman_game(3, sim::Difficulty::Arcade, size));
        sim::Bot bot(sim::BotKind::Random, 3);
        constexpr int ticks = 200'000;
        std::chrono::nanoseconds spent{};
        for (int i = 0; i < ticks; ++i) {
            world.lives = 9;
            const sim::Intent intent = bot.next(world);
            const auto start = std::chrono::steady_clock::now();
            sim::step(world, intent);
            spent += std::chrono::steady_clock::now() - start;
        }
        std::cout << "bench sim=step size=" << size.width << "x" << size.height
                  << " ns_per_tick=" << spent.count() / ticks << "\n";
    }
}
