#include "cli/options.hpp"

#include "cli/errors.hpp"
#include "tests/catch.hpp"

using cli::Command;
using cli::parse_options;

TEST_CASE("a word that is no command is a config file") {
    const cli::Options options = parse_options({"maze.cfg"});
    CHECK(options.command == Command::Config);
    CHECK(options.config == "maze.cfg");
}

TEST_CASE("every command is known with its options") {
    const cli::Options make = parse_options({"make", "--size", "3x2", "--pacman", "-o", "x", "--seed", ""});
    CHECK(make.command == Command::Make);
    CHECK(make.make.size == "3x2");
    CHECK(make.make.pacman);
    CHECK(make.make.output == "x");
    CHECK(make.make.has_seed);
    CHECK_FALSE(parse_options({"make"}).make.has_seed);
    CHECK(parse_options({"solve", "f"}).command == Command::Solve);
    CHECK(parse_options({"render", "f", "--path"}).file.with_path);
    CHECK(parse_options({"measure", "f"}).command == Command::Measure);
    CHECK(parse_options({"check", "f", "--perfect"}).file.perfect);
    CHECK(parse_options({"styles"}).command == Command::Styles);
    CHECK(parse_options({"bench", "--style", "prim", "wilson"}).bench.styles.size() == 2);
}

TEST_CASE("negative numbers are values for the checks to refuse, not options") {
    CHECK(parse_options({"make", "--seed=-1"}).make.seed == "-1");
}

TEST_CASE("options that do not fit are refused") {
    CHECK_THROWS_AS(parse_options({}), cli::WrongInput);
    CHECK_THROWS_AS(parse_options({"check", "f", "--perfect", "--pacman"}), cli::WrongInput);
    CHECK_THROWS_AS(parse_options({"a", "styles"}), cli::WrongInput);
    CHECK_THROWS_AS(parse_options({"styles", "make"}), cli::WrongInput);
}
