#include "app/options.hpp"

#include "tests/catch.hpp"

namespace {

app::Options accepted(const std::vector<std::string>& arguments) {
    const auto result = app::parse_options(arguments);
    if (const auto* end = std::get_if<app::EarlyEnd>(&result)) FAIL(end->text);
    return std::get<app::Options>(result);
}

app::EarlyEnd refused(const std::vector<std::string>& arguments) {
    const auto result = app::parse_options(arguments);
    REQUIRE(std::holds_alternative<app::EarlyEnd>(result));
    return std::get<app::EarlyEnd>(result);
}

bool names(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("no argument means the title screen in a window") {
    const app::Options options = accepted({});
    CHECK_FALSE(options.mode.has_value());
    CHECK_FALSE(options.headless);
    CHECK_FALSE(options.fullscreen);
}

TEST_CASE("every option reaches its place") {
    const app::Options options =
        accepted({"--mode",       "pacman",  "--size",       "11x7",         "--seed",
                  "rainy day",    "--turns", "30",           "--style",      "recursive-backtracker",
                  "--difficulty", "easy",    "--record",     "a.replay",     "--bot",
                  "runner",       "--ticks", "77",           "--screenshot", "a.png",
                  "--frames",     "3",       "--fullscreen", "--data",       "d",
                  "--user",       "u"});
    CHECK(options.mode == sim::Mode::Pacman);
    CHECK(options.size == maze::Size{11, 7});
    CHECK(options.seed == "rainy day");
    CHECK(options.turns == 30);
    CHECK(options.style == maze::Style::RecursiveBacktracker);
    CHECK(options.difficulty == sim::Difficulty::Easy);
    CHECK(options.record == "a.replay");
    CHECK(options.bot == sim::BotKind::Runner);
    CHECK(options.ticks == 77);
    CHECK(options.screenshot == "a.png");
    CHECK(options.frames == 3);
    CHECK(options.fullscreen);
    CHECK(options.data == "d");
    CHECK(options.user == "u");
    CHECK(accepted({"maze.txt"}).config == "maze.txt");
    CHECK(accepted({"--headless", "--replay", "x"}).replay == "x");
    CHECK_FALSE(accepted({"--windowed"}).fullscreen);
}

TEST_CASE("a wrong value is refused in one line that names option, value and what is allowed") {
    const std::vector<std::pair<std::string, std::string>> wrong{{"--mode", "sokoban"},
                                                                 {"--mode", "Perfect"},
                                                                 {"--size", "20"},
                                                                 {"--size", "0x7"},
                                                                 {"--size", "1x50"},
                                                                 {"--size", "-5x7"},
                                                                 {"--size", "20x"},
                                                                 {"--size", "x20"},
                                                                 {"--size", "20x15x3"},
                                                                 {"--size", "+7x7"},
                                                                 {"--size", "20.5x7"},
                                                                 {"--size", "1e3x7"},
                                                                 {"--size", "0x10x7"},
                                                                 {"--size", " 20x7"},
                                                                 {"--size", "2000x2000"},
                                                                 {"--size", "65536x65536"},
                                                                 {"--size", "46341x46341"},
                                                                 {"--size", "2147483648x2"},
                                                                 {"--size", "99999999999999999999x2"},
                                                                 {"--size", "\u0663x7"},
                                                                 {"--turns", "101"},
                                                                 {"--turns", "-1"},
                                                                 {"--turns", "many"},
                                                                 {"--style", "cubist"},
                                                                 {"--difficulty", "hard"},
                                                                 {"--bot", "genius"},
                                                                 {"--ticks", "-5"},
                                                                 {"--ticks", "1e3"},
                                                                 {"--frames", "0"},
                                                                 {"--frames", "x"},
                                                                 {"--seed", ""}};
    const app::EarlyEnd bad_code = refused({"--code", "P2-1A-ZZ"});
    CHECK(bad_code.exit_status == 2);
    CHECK(names(bad_code.text, "--code P2-1A-ZZ"));
    for (const auto& [option, value] : wrong) {
        const app::EarlyEnd end = refused({option + "=" + value});
        CAPTURE(option, value, end.text);
        CHECK(end.exit_status == 2);
        CHECK(names(end.text, option));
        CHECK(std::count(end.text.begin(), end.text.end(), '\n') == 1);
        if (!value.empty()) CHECK(names(end.text, value));
        if (!value.empty()) CHECK(names(end.text, "allowed"));
    }
}

TEST_CASE("unknown options and missing values are refused by name") {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"--jump"},
                                                      {"--mode"},
                                                      {"a.txt", "b.txt"},
                                                      {"--fullscreen", "--windowed"}}) {
        const app::EarlyEnd end = refused(arguments);
        CAPTURE(end.text);
        CHECK(end.exit_status == 2);
        CHECK(names(end.text, arguments.back()));
    }
}

TEST_CASE("options that contradict each other are refused") {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--headless"},
          {"--headless", "--bot", "solver", "--screenshot", "a.png"},
          {"--replay", "r", "--seed", "4"},
          {"--replay", "r", "--mode", "perfect"},
          {"c.txt", "--size", "4x4"},
          {"--bot", "solver"}}) {
        CHECK(refused(arguments).exit_status == 2);
    }
}

TEST_CASE("help and version end well and say what they are asked for") {
    const app::EarlyEnd help = refused({"--help"});
    CHECK(help.exit_status == 0);
    for (const char* option : {"--mode", "--size", "--seed", "--difficulty", "--headless", "--replay",
                               "--record", "--bot", "--ticks", "--screenshot", "--frames", "--fullscreen",
                               "--windowed", "--data", "--user", "--version", "--help"}) {
        CAPTURE(option);
        CHECK(names(help.text, option));
    }
    const app::EarlyEnd version = refused({"--version"});
    CHECK(version.exit_status == 0);
    CHECK(names(version.text, "mazewright "));
}
