#include "cli/bench.hpp"

#include "tests/catch.hpp"
#include "tests/cli/session.hpp"

TEST_CASE("the bench prints a line for each case and one about the machine") {
    const auto result =
        session::run({"bench", "--size", "30x20", "--rounds", "2", "--style", "wilson", "sidewinder"});
    CHECK(result.status == 0);
    CHECK(result.out.find(
              "bench alg=wilson size=30x20 seed=1 threads=1 rounds=2 cells=600 med_ns_per_cell=") == 0);
    CHECK(result.out.find("\nbench alg=sidewinder ") != std::string::npos);
    CHECK(result.out.find("\n# cpu=") != std::string::npos);
    CHECK(session::run({"bench", "--size", "20x20", "--rounds", "1"}).out.find("alg=solve-braided") !=
          std::string::npos);
}

TEST_CASE("what cannot be measured is refused") {
    CHECK(session::run({"bench", "--size", "big"}).status == 2);
    CHECK(session::run({"bench", "--rounds", "0"}).status == 2);
    CHECK(session::run({"bench", "--style", "fast"}).status == 2);
}
