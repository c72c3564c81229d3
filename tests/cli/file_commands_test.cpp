#include "cli/commands.hpp"
#include "tests/catch.hpp"
#include "tests/cli/session.hpp"

using session::Folder;
using session::run;

namespace {

const std::string perfect_2x2 = "D3\nD6\n\n0,0\n1,1\nES\n";

}  // namespace

TEST_CASE("solve prints the path of hex and JSON files alike") {
    const Folder folder;
    CHECK(run({"solve", folder.write("m", perfect_2x2)}).out == "ES\n");
    const std::string json = folder.write("j", run({"make", "--seed", "3", "--format", "json"}).out);
    const std::string hex = folder.write("h", run({"make", "--seed", "3", "--format", "hex"}).out);
    CHECK(run({"solve", json}).out == run({"solve", hex}).out);
}

TEST_CASE("render draws what make would have drawn") {
    const Folder folder;
    const std::string hex = folder.write("h", run({"make", "--seed", "3", "--format", "hex"}).out);
    for (const char* format : {"text", "unicode", "svg", "json", "hex"}) {
        CHECK(run({"render", hex, "--format", format}).out ==
              run({"make", "--seed", "3", "--format", format}).out);
        CHECK(run({"render", hex, "--format", format, "--path"}).out ==
              run({"make", "--seed", "3", "--format", format, "--path"}).out);
    }
}

TEST_CASE("measure prints a line for each measure") {
    const Folder folder;
    const std::string out = run({"measure", folder.write("m", "913\nC46\n\n0,0\n2,1\nEES\n")}).out;
    for (const char* line : {"cells=6\n", "loops=2\n", "dead_ends=0\n", "bridges=0\n", "junctions=2\n",
                             "shortest=3\n", "longest=3\n", "river=3.00\n", "difficulty="})
        CHECK(out.find(line) != std::string::npos);
}

TEST_CASE("check ends with 1 and a line for each fault") {
    const Folder folder;
    const std::string good = folder.write("good", perfect_2x2);
    CHECK(run({"check", good}).status == 0);
    CHECK(run({"check", good, "--perfect"}).out.empty());
    const auto pacman = run({"check", good, "--pacman"});
    CHECK(pacman.status == 1);
    CHECK(pacman.out.find("fault: 2 dead ends, of which 0 are allowed\n") != std::string::npos);
    CHECK(run({"check", good, "--pacman", "--max-dead-ends", "2"}).out.find("dead ends") ==
          std::string::npos);
    const auto torn = run({"check", folder.write("torn", "D7\nD6\n\n0,0\n1,1\nES\n")});
    CHECK(torn.status == 1);
    CHECK(torn.out.find("fault: line 2, column 2: 1,1 is open to the N but 1,0 has a wall there\n") == 0);
    CHECK(run({"check", folder.write("formless", "hello\n")}).out ==
          "fault: line 1, column 1: not a hex digit\n");
    const auto long_way = run({"check", folder.write("long", "913\nC46\n\n0,0\n2,1\nEWEES\n")});
    CHECK(long_way.out == "fault: the path has 5 steps, the shortest has 3\n");
}

TEST_CASE("files that cannot be used are wrong input") {
    const Folder folder;
    for (const char* command : {"solve", "render", "measure"}) {
        CHECK(run({command, folder.path("none")}).status == 2);
        const std::string bad = folder.write("bad", "D3\nD\n\n0,0\n1,1\nES\n");
        CHECK(run({command, bad}).err ==
              "mazegen: " + bad + ": line 2, column 2: 1 digits, where the first line has 2\n");
    }
    const auto closed = run({"solve", folder.write("closed", "D7D7\n\n0,0\n3,0\nE\n")});
    CHECK(closed.status == 1);
    CHECK(closed.err == "mazegen: no way leads from the entry 0,0 to the exit 3,0\n");
}
