#include <set>

#include "cli/commands.hpp"
#include "maze/hex.hpp"
#include "tests/catch.hpp"
#include "tests/cli/session.hpp"

using session::Folder;
using session::run;

namespace {

std::string config(const std::string& output, const std::string& more = "SEED=42\n") {
    return "WIDTH=20\nHEIGHT=15\nENTRY=0,0\nEXIT=19,14\nPERFECT=True\nOUTPUT_FILE=" + output + "\n" + more;
}

}  // namespace

TEST_CASE("a config file makes its maze and prints one line") {
    const Folder folder;
    const auto result = run({folder.write("config.txt", config(folder.path("maze.txt")))});
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    CHECK(result.out.find("width=20 height=15 style=recursive-backtracker perfect=yes seed=42 code=P2-") !=
          std::string::npos);
    CHECK(result.out.find('\n') == result.out.size() - 1);
    const maze::HexReading reading = maze::read_hex(folder.read("maze.txt"));
    REQUIRE(reading.file);
    CHECK(reading.faults.empty());
    CHECK_FALSE(maze::path_fault(*reading.file));
    CHECK(folder.count() == 2);
    // The 42 is drawn unless the file says otherwise: its left digit starts at column 7 of row 5.
    CHECK(folder.read("maze.txt").substr(5 * 21 + 7, 1) == "F");
}

TEST_CASE("line ends make no difference and leave no mark on the file's name") {
    const Folder folder;
    const std::string plain = config(folder.path("a.txt"));
    std::string crlf = config(folder.path("b.txt"));
    for (std::size_t at = crlf.find('\n'); at != std::string::npos; at = crlf.find('\n', at + 2))
        crlf.replace(at, 1, "\r\n");
    CHECK(run({folder.write("plain", plain)}).status == 0);
    CHECK(run({folder.write("crlf", crlf + "\r\n")}).status == 0);
    CHECK(folder.read("a.txt") == folder.read("b.txt"));
    CHECK_FALSE(folder.read("b.txt").empty());
}

TEST_CASE("every fault of a config file is told with the file and the line") {
    const Folder folder;
    const std::string path = folder.write("bad.txt", "WIDHT=4\nHEIGHT=x\n");
    const auto result = run({path});
    CHECK(result.status == 2);
    CHECK(result.err.find("mazegen: " + path + ": line 1: WIDHT is no known key") == 0);
    CHECK(result.err.find(path + ": line 2: HEIGHT=x") != std::string::npos);
    CHECK(result.err.find(path + ": WIDTH is missing") != std::string::npos);
}

TEST_CASE("the config file is never overwritten, and a failure leaves what was there") {
    const Folder folder;
    const std::string path = folder.path("config.txt");
    folder.write("config.txt", config(path));
    const auto result = run({path});
    CHECK(result.status == 1);
    CHECK(result.err.find("it is the config file itself") != std::string::npos);
    CHECK(folder.read("config.txt") == config(path));
    for (const std::string& target : {folder.path("nosuchdir/m.txt"), folder.path("."),
                                      folder.path(std::string(300, 'x')), std::string("/dev/full")}) {
        const auto failed = run({folder.write("c", config(target))});
        CAPTURE(target, failed.err);
        CHECK(failed.status == 1);
        CHECK(failed.out.empty());
        CHECK(failed.err.find("mazegen: cannot write " + target) == 0);
    }
    CHECK(folder.count() == 2);
}

TEST_CASE("config files of every strange kind are refused in few words") {
    const Folder folder;
    for (const std::string& text :
         {std::string(), std::string("\n\n\n"), std::string("# only\n"), std::string(1'048'000, 'y'),
          std::string(2'000'000, 'y'), std::string(100, '\0')}) {
        const auto result = run({folder.write("c", text)});
        CHECK(result.status == 2);
        CHECK(result.err.size() < 2000);
    }
    CHECK(run({folder.path(".")}).status == 2);
    CHECK(run({folder.path("none")}).status == 2);
}

TEST_CASE("a stamp that does not fit is left out with one line") {
    const Folder folder;
    const std::string text =
        "WIDTH=5\nHEIGHT=5\nENTRY=0,0\nEXIT=4,4\nPERFECT=True\nSEED=1\nOUTPUT_FILE=" + folder.path("m");
    const auto result = run({folder.write("c", text)});
    CHECK(result.status == 0);
    CHECK(result.err == "mazegen: the stamp 42 is left out: it needs a board of at least 9x7 cells\n");
}

TEST_CASE("without a seed every run makes another maze and tells its seed") {
    const Folder folder;
    const std::string path = folder.write("c", config(folder.path("m"), ""));
    const auto first = run({path});
    const std::string first_maze = folder.read("m");
    const auto second = run({path});
    CHECK(first.out != second.out);
    CHECK(folder.read("m") != first_maze);
    CHECK(run({"make"}).err.find("mazegen: seed=") == 0);
    CHECK(run({"make", "--seed", "1"}).err.empty());
    std::set<std::string> boards;
    for (int i = 0; i < 20; ++i)
        boards.insert(run({"make"}).out);
    CHECK(boards.size() == 20);
}

TEST_CASE("seed 0 and an empty seed are seeds like any other") {
    for (const char* seed : {"0", ""}) {
        const auto first = run({"make", "--seed", seed});
        CHECK(first.err.empty());
        CHECK(run({"make", "--seed", seed}).out == first.out);
    }
    CHECK(run({"make", "--seed", "0"}).out != run({"make", "--seed", "1"}).out);
    CHECK(run({"make", "--seed", "0"}).out != run({"make", "--seed", "4294967296"}).out);
}

TEST_CASE("make prints or writes every format, the same for the same seed") {
    const Folder folder;
    for (const char* format : {"hex", "text", "unicode", "svg", "json"}) {
        const auto printed = run({"make", "--seed", "7", "--format", format});
        CHECK(printed.status == 0);
        CHECK(run({"make", "--seed", "7", "--format", format, "-o", folder.path(format)}).out.empty());
        CHECK(folder.read(format) == printed.out);
    }
    CHECK(run({"make", "--seed", "7", "--path"}).out != run({"make", "--seed", "7"}).out);
}

TEST_CASE("a board's code makes the same board") {
    const auto made = run({"make", "--format", "hex"});
    const std::string code = made.err.substr(made.err.find("code=") + 5);
    CHECK(run({"make", "--code", code.substr(0, code.size() - 1), "--format", "hex"}).out == made.out);
}

TEST_CASE("a dungeon says of itself whether it is perfect") {
    const Folder folder;
    const std::string path = folder.path("m");
    const auto loose = run({folder.write("c", config(path, "SEED=42\nSTYLE=dungeon\n"))});
    CHECK(loose.status == 0);
    CHECK(loose.out.find("perfect=no") != std::string::npos);
    CHECK(loose.err ==
          "mazegen: PERFECT=True: this dungeon has loops; ROOMS=0 and DEAD_END_REMOVAL=0 make one without\n");
    CHECK(run({"check", path}).status == 0);
    CHECK(run({"check", path, "--perfect"}).out.find("loops, where a perfect maze has none") !=
          std::string::npos);
    const auto tree =
        run({folder.write("c", config(path, "SEED=42\nSTYLE=dungeon\nROOMS=0\nDEAD_END_REMOVAL=0\n"))});
    CHECK(tree.out.find("perfect=yes") != std::string::npos);
    CHECK(tree.err.empty());
    CHECK(run({"check", path, "--perfect"}).status == 0);
}

TEST_CASE("a dungeon is made from options, and its code makes it again") {
    const auto made = run({"make", "--style", "dungeon", "--sparseness", "80", "--dead-end-removal", "100",
                           "--rooms", "4", "--room-min", "3", "--room-max", "6", "--format", "hex"});
    REQUIRE(made.status == 0);
    const std::string code = made.err.substr(made.err.find("code=") + 5);
    CHECK(code.find("-V80-L100-R4-Z3,6-") != std::string::npos);
    CHECK(run({"make", "--code", code.substr(0, code.size() - 1), "--format", "hex"}).out == made.out);
    CHECK(run({"make", "--pacman", "--style", "dungeon", "--seed", "1"}).status == 0);
}
