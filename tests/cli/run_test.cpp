#include "cli/run.hpp"

#include <ostream>
#include <sstream>
#include <streambuf>

#include "tests/catch.hpp"
#include "tests/cli/session.hpp"

TEST_CASE("help and version answer on standard output") {
    const session::Result help = session::run({"--help"});
    CHECK(help.status == 0);
    CHECK(help.out.find("mazegen make --size 40x20") != std::string::npos);
    CHECK(session::run({"make", "--help"}).out.find("--turns") != std::string::npos);
    CHECK(session::run({"--version"}).out.find("mazegen ") == 0);
}

TEST_CASE("wrong usage is one sentence on standard error and status 2") {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{},
                                                      {"--jump"},
                                                      {"make", "--jump"},
                                                      {"solve"},
                                                      {"nowhere.txt"},
                                                      {"make", "extra"},
                                                      {"check", "--perfect", "--pacman", "x"},
                                                      {"nowhere.txt", "styles"}}) {
        const session::Result result = session::run(arguments);
        CAPTURE(result.err);
        CHECK(result.status == 2);
        CHECK(result.out.empty());
        CHECK(result.err.find("mazegen: ") == 0);
        CHECK(result.err.find('\n') == result.err.size() - 1);
    }
}

TEST_CASE("a result that cannot be written is a failure") {
    struct Full : std::streambuf {};
    Full full;
    std::ostream out(&full);
    std::ostringstream err;
    CHECK(cli::run({"styles"}, out, err) == 1);
    CHECK(err.str() == "mazegen: cannot write the result to standard output\n");
}
