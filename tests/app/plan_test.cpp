#include "app/plan.hpp"

#include "app/headless.hpp"
#include "app/recording.hpp"
#include "maze/code.hpp"
#include "tests/app/scratch.hpp"
#include "tests/catch.hpp"

namespace {

constexpr auto good_config =
    "# a board\nWIDTH=7\nHEIGHT=5\nENTRY=0,0\nEXIT=6,4\nOUTPUT_FILE=out.txt\nPERFECT=True\nSEED=42\n";

app::Plan accepted(const app::Options& options) {
    const auto plan = app::make_plan(options);
    if (const auto* refusal = std::get_if<app::Refusal>(&plan)) FAIL(refusal->text);
    return std::get<app::Plan>(plan);
}

std::string refused(const app::Options& options) {
    const auto plan = app::make_plan(options);
    REQUIRE(std::holds_alternative<app::Refusal>(plan));
    return std::get<app::Refusal>(plan).text;
}

}  // namespace

TEST_CASE("a config file becomes a board of its mode, size and seed") {
    const Scratch scratch("plan-config");
    app::Options options;
    options.config = scratch.write("maze.txt", good_config);
    const app::Plan plan = accepted(options);
    CHECK(plan.mode == sim::Mode::Perfect);
    CHECK(plan.setup->first_seed == 42);
    REQUIRE(plan.setup->board.has_value());
    CHECK(plan.setup->board->size == maze::Size{7, 5});
    CHECK(plan.setup->board->stamp == "none");
}

TEST_CASE("the command line's seed wins over the config file's") {
    const Scratch scratch("plan-seed");
    app::Options options;
    options.config = scratch.write("maze.txt", good_config);
    options.seed = "7";
    CHECK(accepted(options).setup->first_seed == 7);
}

TEST_CASE("all faults of a config file are told, each with file and line") {
    const Scratch scratch("plan-faults");
    app::Options options;
    options.config = scratch.write("bad.txt", "WIDTH=four\nHEIGHT=5\nWIDHT=3\n");
    const std::string text = refused(options);
    CHECK(text.find("bad.txt: line 1") != std::string::npos);
    CHECK(text.find("bad.txt: line 3") != std::string::npos);
}

TEST_CASE("files that are missing, folders, empty or enormous are refused without a crash") {
    const Scratch scratch("plan-degenerate");
    const std::string huge = scratch.path("huge.txt");
    {
        std::ofstream file(huge, std::ios::binary);
        file.seekp(50'000'000);
        file.put('x');
    }
    for (const std::string& path :
         {scratch.path("missing.txt"), std::filesystem::path(scratch.path("x")).parent_path().string(),
          scratch.write("empty.txt", ""), scratch.write("nul.txt", std::string(5000, '\0')), huge,
          scratch.write("line.txt", std::string(1'000'000, 'w'))}) {
        app::Options config;
        config.config = path;
        app::Options replay;
        replay.replay = path;
        CAPTURE(path);
        CHECK(refused(config).find(path) == 0);
        CHECK(refused(replay).find(path) == 0);
    }
}

TEST_CASE("a board that cannot be played is refused before a window opens") {
    app::Options options;
    options.mode = sim::Mode::Pacman;
    options.size = maze::Size{2, 2};
    const auto plan = app::make_plan(options);
    // Either the smallest board is playable, or it is refused with a reason.
    if (const auto* refusal = std::get_if<app::Refusal>(&plan)) CHECK(refusal->text.size() > 10);
}

TEST_CASE("the code of a board starts that very board") {
    app::Options options;
    options.mode = sim::Mode::Pacman;
    options.seed = "rainy sunday";
    app::Plan plan = accepted(options);
    const auto game = screens::take_next_game(*plan.setup, *plan.mode, {13, 9});
    const auto parsed = app::parse_options({"--code", maze::code_of(game.board)});
    REQUIRE(std::holds_alternative<app::Options>(parsed));
    app::Plan coded = accepted(std::get<app::Options>(parsed));
    REQUIRE(coded.mode == sim::Mode::Pacman);
    CHECK(screens::take_next_game(*coded.setup, *coded.mode, {20, 12}).board == game.board);
}

TEST_CASE("a board that the command line names is that board, all others are of medium grade") {
    const Scratch scratch("plan-grade");
    const std::string config = scratch.write("maze.txt", good_config);
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"--seed", "4"}, {"--style", "wilson"}, {"--turns", "20"}, {"--code", "P2-1A-6N"}, {config}}) {
        const auto options = app::parse_options(arguments);
        REQUIRE(std::holds_alternative<app::Options>(options));
        const app::Plan plan = accepted(std::get<app::Options>(options));
        CAPTURE(arguments[0]);
        CHECK_FALSE(plan.setup->grade.has_value());
        screens::Setup setup = *plan.setup;
        const auto wish = screens::wished_game(setup, sim::Mode::Perfect, {20, 12});
        CHECK(screens::take_next_game(setup, sim::Mode::Perfect, {20, 12}) == wish);
    }
    app::Options sized;
    sized.size = maze::Size{9, 9};
    CHECK(accepted({}).setup->grade == maze::Grade::Medium);
    CHECK(accepted(sized).setup->grade == maze::Grade::Medium);
}

TEST_CASE("without a seed every session starts another series") {
    CHECK(accepted({}).setup->first_seed != accepted({}).setup->first_seed);
}
