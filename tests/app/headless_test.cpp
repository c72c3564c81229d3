#include "app/headless.hpp"

#include <map>
#include <sstream>

#include "maze/code.hpp"
#include "tests/app/scratch.hpp"
#include "tests/catch.hpp"

namespace {

struct Result {
    int status = 0;
    std::map<std::string, std::string> facts;
    std::string keys;
    std::string err;
};

Result run(const std::vector<std::string>& arguments) {
    std::vector<std::string> all{"--headless"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const auto options = app::parse_options(all);
    if (const auto* end = std::get_if<app::EarlyEnd>(&options)) FAIL(end->text);
    const auto plan = app::make_plan(std::get<app::Options>(options));
    if (const auto* refusal = std::get_if<app::Refusal>(&plan)) FAIL(refusal->text);
    std::ostringstream out;
    std::ostringstream err;
    Result result;
    result.status = app::run_headless(std::get<app::Options>(options), std::get<app::Plan>(plan), out, err);
    result.err = err.str();
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);) {
        const std::size_t equals = line.find('=');
        REQUIRE(equals != std::string::npos);
        result.facts[line.substr(0, equals)] = line.substr(equals + 1);
        result.keys += line.substr(0, equals) + " ";
    }
    return result;
}

}  // namespace

TEST_CASE("the solver wins the board of seed 42 in par steps") {
    const Result result = run({"--mode", "perfect", "--seed", "42", "--bot", "solver"});
    CHECK(result.status == 0);
    CHECK(result.facts.at("outcome") == "won");
    CHECK(result.facts.at("steps") == result.facts.at("par"));
    CHECK(result.facts.at("seed") == "42");
}

TEST_CASE("the facts come in their documented order") {
    CHECK(run({"--ticks", "1"}).keys ==
          "mode code seed outcome ticks steps par score level lives pellets_left digest ");
}

TEST_CASE("the same command says the same, another seed does not") {
    const Result one = run({"--mode", "pacman", "--seed", "7", "--bot", "runner", "--ticks", "3600"});
    const Result same = run({"--mode", "pacman", "--seed", "7", "--bot", "runner", "--ticks", "3600"});
    const Result other = run({"--mode", "pacman", "--seed", "8", "--bot", "runner", "--ticks", "3600"});
    CHECK(one.facts == same.facts);
    CHECK(one.facts.at("digest") != other.facts.at("digest"));
    CHECK(one.facts.at("digest").size() == 16);
}

TEST_CASE("nobody playing for so many ticks is a game of so many ticks") {
    const Result result = run({"--mode", "perfect", "--seed", "1", "--ticks", "500"});
    CHECK(result.facts.at("ticks") == "500");
    CHECK(result.facts.at("steps") == "0");
    CHECK(result.facts.at("outcome") == "playing");
}

TEST_CASE("a recorded game replays to the same world, and a changed one is told") {
    const Scratch scratch("headless-replay");
    const std::string file = scratch.path("game.replay");
    const Result played =
        run({"--mode", "pacman", "--seed", "3", "--bot", "random", "--ticks", "2500", "--record", file});
    const Result watched = run({"--replay", file});
    CHECK(watched.status == 0);
    CHECK(watched.facts == played.facts);

    std::string text = scratch.read("game.replay");
    const std::string code = "CODE=" + played.facts.at("code") + "\n";
    const std::size_t at = text.find(code);
    REQUIRE(at != std::string::npos);
    text.replace(at, code.size(), "CODE=" + maze::code_of(sim::pacman_game(4).board) + "\n");
    const Result changed = run({"--replay", scratch.write("changed.replay", text)});
    CHECK(changed.status == 1);
    CHECK(changed.err.find("does not end in the state it names") != std::string::npos);
}
