#include "shell/user_files.hpp"

#include <SDL.h>
#include <stdexcept>

#include "tests/catch.hpp"
#include "tests/shell/scratch.hpp"

using shell::UserFiles;

namespace {

std::size_t files_in(const std::filesystem::path& folder) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        count += entry.is_regular_file() ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("a file is written whole and read back, and nothing else is left behind") {
    const glass::Scratch scratch("user");
    const UserFiles files(scratch.path / "new" / "folder");
    CHECK(files.problem().empty());
    CHECK(files.read("settings.toml") == std::nullopt);
    CHECK(files.write("settings.toml", "version = 1\n").empty());
    CHECK(files.write("settings.toml", "version = 2\n").empty());
    CHECK(files.read("settings.toml") == "version = 2\n");
    CHECK(files.write("empty", "").empty());
    CHECK(files.read("empty") == "");
    CHECK(files_in(scratch.path / "new" / "folder") == 2);
}

TEST_CASE("where a folder cannot be, there is one sentence and no crash") {
    const glass::Scratch scratch("blocked");
    scratch.write("plain", "a file in the way");
    const UserFiles files(scratch.path / "plain" / "folder");
    CAPTURE(files.problem());
    CHECK(files.problem().find("Nothing will be saved") != std::string::npos);
    CHECK(files.problem().find("plain") != std::string::npos);
    CHECK(files.problem().find("Not a directory") != std::string::npos);
    CHECK_FALSE(files.write("settings.toml", "x").empty());
    CHECK(files.read("settings.toml") == std::nullopt);
    CHECK(files.fresh_name("screenshot", "png") == std::nullopt);
    files.log("unheard");
    CHECK(scratch.read("plain") == "a file in the way");
}

TEST_CASE("a failed write names the file and leaves the old one as it was") {
    const glass::Scratch scratch("failing");
    std::filesystem::create_directories(scratch.path / "taken" / "inside");
    try {
        shell::write_atomically(scratch.path / "taken", "content");
        FAIL("a folder was overwritten by a file");
    } catch (const std::runtime_error& error) {
        const std::string message = error.what();
        CAPTURE(message);
        CHECK(message.find("taken") != std::string::npos);
    }
    CHECK(std::filesystem::is_directory(scratch.path / "taken" / "inside"));
    CHECK(files_in(scratch.path) == 0);
    CHECK_THROWS_AS(shell::write_atomically(scratch.path / "none" / "file", "x"), std::runtime_error);
}

TEST_CASE("writing through a link changes the file it points to") {
    const glass::Scratch scratch("link");
    scratch.write("real.toml", "old");
    std::filesystem::create_symlink(scratch.path / "real.toml", scratch.path / "link.toml");
    shell::write_atomically(scratch.path / "link.toml", "new");
    CHECK(scratch.read("real.toml") == "new");
    CHECK(std::filesystem::is_symlink(scratch.path / "link.toml"));
}

TEST_CASE("the log grows by lines and starts afresh when it is long") {
    const glass::Scratch scratch("log");
    const UserFiles files(scratch.path);
    files.log("first");
    files.log("second");
    const std::string text = scratch.read("log.txt");
    CAPTURE(text);
    CHECK(text.find(" first\n") != std::string::npos);
    CHECK(text.find(" second\n") > text.find(" first\n"));
    scratch.write("log.txt", std::string(300'000, 'x'));
    files.log("third");
    CHECK(scratch.read("log.txt").size() < 100);
}

TEST_CASE("fresh names do not meet files that are there") {
    const glass::Scratch scratch("names");
    const UserFiles files(scratch.path);
    CHECK(files.fresh_name("screenshot", "png") == scratch.path / "screenshot-001.png");
    scratch.write("screenshot-001.png", "");
    CHECK(files.fresh_name("screenshot", "png") == scratch.path / "screenshot-002.png");
}

TEST_CASE("a system without a home has no user folder, and that is no failure") {
    const glass::Scratch scratch("home");
    const auto restore = [](const char* name, const std::optional<std::string>& value) {
        SDL_setenv(name, value ? value->c_str() : "", 1);
    };
    const auto value_of = [](const char* name) -> std::optional<std::string> {
        const char* const value = SDL_getenv(name);
        return value == nullptr ? std::nullopt : std::optional<std::string>(value);
    };
    const auto data_home = value_of("XDG_DATA_HOME");
    SDL_setenv("XDG_DATA_HOME", shell::utf8(scratch.path).c_str(), 1);
    CHECK(shell::system_user_folder() == scratch.path / "mazewright" / "");
    SDL_setenv("XDG_DATA_HOME", "/proc/no-such-place", 1);
    const UserFiles files(std::nullopt);
    CHECK_FALSE(files.problem().empty());
    restore("XDG_DATA_HOME", data_home ? data_home : shell::utf8(scratch.path));
}
