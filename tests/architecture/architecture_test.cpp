#include <fstream>

#include "tests/architecture/rules.hpp"
#include "tests/catch.hpp"

namespace {

namespace fs = std::filesystem;
using architecture::faults_of;

/// A small sound tree in a folder of its own, which a test then spoils in one place.
class SampleTree {
  public:
    SampleTree() : root_(fs::path(MAZEWRIGHT_BINARY_DIR) / "architecture-sample") {
        fs::remove_all(root_);
        write("src/maze/grid.hpp", "#pragma once\n");
        add("maze/grid", "#include \"maze/grid.hpp\"\n#include <vector>\n");
        add("sim/step", "#include \"maze/grid.hpp\"\n");
        add("screens/play", "#include \"sim/step.hpp\"\n#include \"frame/action.hpp\"\n");
        add("shell/painter", "#include <SDL.h>\n\n#include \"frame/action.hpp\"\nSDL_Renderer* renderer;\n");
        add("app/loop", "#include \"screens/play.hpp\"\n#include \"shell/painter.hpp\"\n");
        write("src/app/main.cpp", "#include \"app/loop.hpp\"\n");
        write("assets/dot.svg", "<svg><circle r=\"3\"/></svg>");
    }
    SampleTree(const SampleTree&) = delete;
    SampleTree& operator=(const SampleTree&) = delete;
    ~SampleTree() { fs::remove_all(root_); }

    void write(const std::string& file, const std::string& text) const {
        fs::create_directories((root_ / file).parent_path());
        std::ofstream(root_ / file, std::ios::binary) << text;
    }

    /// A source file together with its test in a target.
    void add(const std::string& stem, const std::string& text) {
        write("src/" + stem + ".cpp", text);
        write("tests/" + stem + "_test.cpp", "#include \"tests/catch.hpp\"\n");
        built_tests_.insert("tests/" + stem + "_test.cpp");
    }

    std::vector<std::string> faults() const { return faults_of(root_, built_tests_); }

    /// What is said about the tree: all sentences, one a line.
    std::string verdict() const {
        std::string all;
        for (const std::string& fault : faults())
            all += fault + "\n";
        return all;
    }

  private:
    fs::path root_;
    std::set<std::string> built_tests_;
};

/// The test sources that CMake put into targets, one a line.
std::set<std::string> built_tests() {
    std::set<std::string> files;
    std::ifstream in(MAZEWRIGHT_BINARY_DIR "/tests/test_sources.txt");
    for (std::string line; std::getline(in, line);) {
        if (!line.empty())
            files.insert(fs::path(line).lexically_relative(MAZEWRIGHT_SOURCE_DIR).generic_string());
    }
    return files;
}

}  // namespace

TEST_CASE("this project keeps the rules of the house") {
    const std::set<std::string> tests = built_tests();
    REQUIRE_FALSE(tests.empty());
    for (const std::string& fault : faults_of(MAZEWRIGHT_SOURCE_DIR, tests))
        FAIL_CHECK(fault);
}

TEST_CASE("a sound tree has no faults") {
    CHECK(SampleTree().verdict() == "");
}

TEST_CASE("each rule finds the tree that breaks it") {
    struct Spoiled {
        const char* file;
        const char* text;
        const char* expected;
    };
    const Spoiled cases[] = {
        {"src/maze/grid.cpp", "\n#include \"sim/step.hpp\"\n",
         "src/maze/grid.cpp:2: maze may not include sim"},
        {"src/frame/tile.hpp", "#pragma once\n#include \"maze/grid.hpp\"\n", "frame may not include maze"},
        {"src/shell/painter.cpp", "#include \"screens/play.hpp\"\n", "shell may not include screens"},
        {"src/cli/run.hpp", "#pragma once\n#include \"sim/step.hpp\"\n", "cli may not include sim"},
        {"tests/sim/step_test.cpp", "#include \"screens/play.hpp\"\n", "sim may not include screens"},
        {"src/maze/grid.cpp", "#include \"grid.hpp\"\n", "does not name its room"},
        {"src/screens/play.cpp", "#include <SDL2/SDL.h>\n", "screens may not include <SDL2/SDL.h>"},
        {"src/screens/play.cpp", "struct SDL_Window;\n", "SDL_Window is SDL's"},
        {"src/sim/step.cpp", "#include <CLI/CLI.hpp>\n", "sim may not include <CLI/CLI.hpp>"},
        {"src/sim/step.cpp", "const int half = int(0.5 * double(3));\n", "\"double\" is forbidden in sim"},
        {"src/maze/grid.cpp", "float x;\n", "\"float\" is forbidden in maze"},
        {"src/maze/grid.cpp", "#include <chrono>\n", "reads a clock"},
        {"src/maze/grid.cpp", "auto seed = std::time(nullptr);\n", "reads a clock"},
        {"src/maze/grid.cpp", "#include <random>\n", "randomness"},
        {"src/maze/grid.cpp", "int r = rand();\n", "randomness"},
        {"src/maze/grid.cpp", "std::shuffle(a, b, c);\n", "randomness"},
        {"src/sim/step.cpp", "std::unordered_map<int, int> m;\n", "\"unordered_map\" is forbidden"},
        {"src/sim/world.cpp", "int x;\n", "has no test file tests/sim/world_test.cpp"},
        {"src/maze/styles/prim.cpp", "int x;\n", "has no test file tests/maze/styles/prim_test.cpp"},
        {"src/stray.cpp", "int x;\n", "stands in no room"},
        {"src/sim/world.hpp", "struct World {};\n", "without #pragma once"},
        {"src/sim/step.hpp", "#pragma once\nclass BoardManager {};\n", "\"class BoardManager\" says nothing"},
        {"tests/sim/lost_test.cpp", "#include \"tests/catch.hpp\"\n", "belongs to no test program"},
        {"assets/hero.svg", "<svg><use href=\"#a\"/></svg>", "\"<use\" is not drawn"},
    };
    for (const Spoiled& spoiled : cases) {
        const SampleTree tree;
        tree.write(spoiled.file, spoiled.text);
        const std::string verdict = tree.verdict();
        CAPTURE(spoiled.file, spoiled.text, verdict, spoiled.expected);
        CHECK(verdict.find(spoiled.expected) != std::string::npos);
    }
}

TEST_CASE("words in comments and texts break no rule") {
    const SampleTree tree;
    tree.write(
        "src/maze/grid.cpp",
        "// a double wall, rand() is banned\n/* #include <random>\n float */\n"
        "const char* s = \"float \\\" double\"; // SDL_Init\nconst char* r = R\"x(double \" )\" )x\";\n"
        "int big = 1'000'000; char quote = '\"'; int doubled = 2;\n");
    CHECK(tree.verdict() == "");
}

TEST_CASE("code is still found behind comments and texts") {
    const SampleTree tree;
    tree.write("src/maze/grid.cpp", "/* one\n two */ char q = '\\''; auto s = \"a//b\"; double d;\n");
    CHECK(tree.verdict().starts_with("src/maze/grid.cpp:2: \"double\""));
}

TEST_CASE("the files of a folder may share one table of tests") {
    SampleTree tree;
    tree.write("src/maze/styles/prim.cpp", "int prim;\n");
    tree.add("maze/styles", "");
    CHECK(tree.verdict() == "");
}
