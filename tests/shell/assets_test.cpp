#include "shell/assets.hpp"

#include "tests/catch.hpp"
#include "tests/shell/scratch.hpp"

using shell::AssetError;
using shell::Assets;

namespace {

std::string failure_of(const std::vector<std::filesystem::path>& places) {
    try {
        static_cast<void>(Assets::find(places));
    } catch (const AssetError& error) {
        return error.what();
    }
    return "found";
}

}  // namespace

TEST_CASE("assets are found in the first place that has them") {
    const glass::Scratch scratch("assets");
    scratch.write("second/sprites/spark.svg", "<svg/>");
    scratch.write("second/fonts/a.ttf", "");
    scratch.write("third/sprites/spark.svg", "other");
    scratch.write("third/fonts/a.ttf", "");
    const Assets assets =
        Assets::find({scratch.path / "first", scratch.path / "second", scratch.path / "third"});
    CHECK(assets.root() == scratch.path / "second");
    CHECK(assets.read("sprites/spark.svg") == "<svg/>");
    CHECK(assets.read("fonts/a.ttf").empty());
}

TEST_CASE("assets are found through a chain of links") {
    const glass::Scratch scratch("links");
    scratch.write("real/sprites/spark.svg", "<svg/>");
    scratch.write("real/fonts/a.ttf", "");
    std::filesystem::create_directory_symlink(scratch.path / "real", scratch.path / "one");
    std::filesystem::create_directory_symlink(scratch.path / "one", scratch.path / "two");
    CHECK(Assets::find({scratch.path / "two"}).read("sprites/spark.svg") == "<svg/>");
}

TEST_CASE("missing assets name every place looked at") {
    const glass::Scratch scratch("none");
    const std::string message = failure_of({scratch.path / "here", scratch.path / "there"});
    CAPTURE(message);
    CHECK(message.find(shell::utf8(scratch.path / "here")) != std::string::npos);
    CHECK(message.find(shell::utf8(scratch.path / "there")) != std::string::npos);
}

TEST_CASE("a missing file is named together with the reason") {
    const glass::Scratch scratch("file");
    try {
        static_cast<void>(Assets(scratch.path).read("sprites/none.svg"));
        FAIL("a missing file was read");
    } catch (const AssetError& error) {
        const std::string message = error.what();
        CAPTURE(message);
        CHECK(message.find("none.svg") != std::string::npos);
        CHECK(message.find("No such file") != std::string::npos);
    }
}

TEST_CASE("a given folder is the only place, else the program's own place and the installed one are") {
    CHECK(Assets::places("/data") == std::vector<std::filesystem::path>{"/data"});
    const auto places = Assets::places(std::nullopt);
    REQUIRE(places.size() == 2);
    CHECK(places[0].is_absolute());
    CHECK(places[0].filename() == "assets");
    CHECK(places[1].lexically_normal().parent_path().filename() == "mazewright");
}

TEST_CASE("a path survives the way to UTF-8 and back") {
    const std::string text = "/tmp/Игры/Žofia 日本";
    CHECK(shell::utf8(shell::path_from_utf8(text)) == text);
}
