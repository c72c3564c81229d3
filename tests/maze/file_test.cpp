#include "maze/file.hpp"

#include <fstream>
#include <iterator>
#include <random>

#include "tests/catch.hpp"

namespace fs = std::filesystem;

namespace {

// A folder of its own for each test, gone afterwards.
class ScratchFolder {
  public:
    ScratchFolder()
        : path_(fs::temp_directory_path() / ("maze-file-" + std::to_string(std::random_device{}()))) {
        fs::create_directories(path_);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() { fs::remove_all(path_); }

    fs::path operator/(const std::string& name) const { return path_ / name; }
    [[nodiscard]] std::size_t count() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
    }

  private:
    fs::path path_;
};

std::string content(const fs::path& path) {
    return maze::read_file(path, 1'000'000);
}

std::string error_of(const fs::path& path) {
    try {
        maze::write_file(path, "text");
    } catch (const maze::FileError& error) {
        return error.what();
    }
    return {};
}

}  // namespace

TEST_CASE("what is written is read back, over an old file too, and nothing else is left") {
    const ScratchFolder folder;
    const std::string text("one\r\ntwo\0three\n", 15);
    maze::write_file(folder / "a b#=\xC3\xA4.txt", text);
    CHECK(content(folder / "a b#=\xC3\xA4.txt") == text);
    maze::write_file(folder / "a b#=\xC3\xA4.txt", "new");
    CHECK(content(folder / "a b#=\xC3\xA4.txt") == "new");
    CHECK(folder.count() == 1);
}

TEST_CASE("without commit nothing is changed and nothing is left") {
    const ScratchFolder folder;
    maze::write_file(folder / "m", "old");
    {
        maze::OutputFile file(folder / "m");
        file.write("half of the ne");
        CHECK(content(folder / "m") == "old");
    }
    CHECK(content(folder / "m") == "old");
    CHECK(folder.count() == 1);
}

TEST_CASE("a link stays and its target is replaced, even one that is not there yet") {
    const ScratchFolder folder;
    maze::write_file(folder / "target", "old");
    fs::create_symlink("target", folder / "link");
    fs::create_symlink("link", folder / "link to link");
    maze::write_file(folder / "link to link", "new");
    CHECK(content(folder / "target") == "new");
    CHECK(fs::is_symlink(folder / "link"));
    fs::create_symlink("later", folder / "dangling");
    maze::write_file(folder / "dangling", "text");
    CHECK(content(folder / "later") == "text");
}

TEST_CASE("permissions of a replaced file are kept") {
    const ScratchFolder folder;
    maze::write_file(folder / "m", "old");
    fs::permissions(folder / "m", fs::perms::owner_read | fs::perms::owner_write);
    maze::write_file(folder / "m", "new");
    CHECK(fs::status(folder / "m").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("every failure names the path and the reason") {
    const ScratchFolder folder;
    CHECK(error_of(folder / "nosuchdir/m.txt").find("nosuchdir/m.txt: No such file") != std::string::npos);
    fs::create_directory(folder / "sub");
    CHECK(error_of(folder / "sub").find("it is a folder") != std::string::npos);
    CHECK_FALSE(error_of(folder / std::string(300, 'x')).empty());
    CHECK_FALSE(error_of("").empty());
    CHECK(folder.count() == 1);
}

#if defined(__linux__)
TEST_CASE("a device is written directly and a full one is told") {
    CHECK(error_of("/dev/full").find("/dev/full: No space left") != std::string::npos);
    CHECK(error_of("/dev/null").empty());
    CHECK_FALSE(error_of("/proc/x").empty());
}
#endif

TEST_CASE("reading says why it cannot and keeps to its limit") {
    const ScratchFolder folder;
    CHECK_THROWS_AS(maze::read_file(folder / "none", 10), maze::FileError);
    CHECK_THROWS_AS(maze::read_file(folder / ".", 10), maze::FileError);
    maze::write_file(folder / "m", "12345678901");
    CHECK_THROWS_AS(maze::read_file(folder / "m", 10), maze::FileError);
    CHECK(maze::read_file(folder / "m", 11).size() == 11);
}

TEST_CASE("the same file is recognised through links and other names") {
    const ScratchFolder folder;
    maze::write_file(folder / "m", "");
    maze::write_file(folder / "other", "");
    fs::create_symlink("m", folder / "link");
    CHECK(maze::is_same_file(folder / "m", folder / "./m"));
    CHECK(maze::is_same_file(folder / "m", folder / "link"));
    CHECK_FALSE(maze::is_same_file(folder / "m", folder / "other"));
    CHECK_FALSE(maze::is_same_file(folder / "m", folder / "none"));
}

TEST_CASE("a read-only file is replaced whole or left whole") {
    const ScratchFolder folder;
    maze::write_file(folder / "m", "old");
    fs::permissions(folder / "m", fs::perms::owner_read);
    const std::string error = error_of(folder / "m");
    CHECK(content(folder / "m") == (error.empty() ? "text" : "old"));
    CHECK(folder.count() == 1);
}

TEST_CASE("the temporary file lies beside its target, wherever that is") {
    // Else a target on another disk could not be replaced by a rename.
    const ScratchFolder folder;
    fs::create_directories(folder / "sub");
    fs::create_symlink("sub/m", folder / "link");
    const auto files_in_sub = [&] {
        return std::distance(fs::directory_iterator(folder / "sub"), fs::directory_iterator());
    };
    maze::OutputFile file(folder / "link");
    file.write("text");
    CHECK(files_in_sub() == 1);
    CHECK(folder.count() == 2);
    file.commit();
    CHECK(files_in_sub() == 1);
    CHECK(content(folder / "sub/m") == "text");
}
