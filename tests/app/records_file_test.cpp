#include "app/records_file.hpp"

#include "tests/app/scratch.hpp"
#include "tests/catch.hpp"

namespace {

struct Files {
    explicit Files(const std::string& name)
        : scratch(name), files(std::filesystem::path(scratch.path("user"))) {}

    app::RecordsFile open() {
        return app::RecordsFile(files, [this](const std::string& line) { said.push_back(line); });
    }
    [[nodiscard]] std::string text() const { return files.read("records.toml").value_or(""); }

    Scratch scratch;
    shell::UserFiles files;
    std::vector<std::string> said;
};

const screens::Records some{{"pacman-normal", {18300, 3}}, {"pacman-easy-assisted", {900, 1}}};

}  // namespace

TEST_CASE("records are still there at the next start") {
    Files it("records-keep");
    it.open().save(some);
    CHECK(it.open().records() == some);
    CHECK(it.said.empty());
}

TEST_CASE("nothing is written where nothing changed") {
    Files it("records-unchanged");
    app::RecordsFile file = it.open();
    file.save({});
    CHECK(it.text().empty());
}

TEST_CASE("keys of other programs survive a rewrite") {
    Files it("records-foreign");
    REQUIRE(it.files
                .write("records.toml",
                       "version = 1\nfriend = \"Wick\"\n[records.pacman-normal]\nscore = 5\nmood = 7\n")
                .empty());
    it.open().save(some);
    CHECK(it.text().find("friend = ") != std::string::npos);
    CHECK(it.text().find("mood = 7") != std::string::npos);
    CHECK(it.open().records() == some);
}

TEST_CASE("a damaged file is kept under another name, said once, and the next start is clean") {
    const std::string good = "version = 1\n[records.pacman-normal]\nscore = 18300\nlevel = 3\n";
    for (const std::string& bytes : {std::string(4096, '\0'), good.substr(0, good.size() / 2),
                                     std::string("\xff\xfe\x00garbage", 10), std::string("score = = 4")}) {
        Files it("records-damaged");
        REQUIRE(it.files.write("records.toml", bytes).empty());
        app::RecordsFile file = it.open();
        CHECK(file.records().empty());
        CHECK(it.said.size() == 1);
        CHECK(it.files.read("records.damaged.toml") == bytes);
        file.save(some);
        it.said.clear();
        CHECK(it.open().records() == some);
        CHECK(it.said.empty());
    }
}

TEST_CASE("a file of a newer version is left alone") {
    Files it("records-newer");
    const std::string newer = "version = 2\nrecords = 5\n";
    REQUIRE(it.files.write("records.toml", newer).empty());
    app::RecordsFile file = it.open();
    CHECK(file.records().empty());
    file.save(some);
    CHECK(it.text() == newer);
    CHECK(it.said.size() == 1);
}

TEST_CASE("numbers out of range are brought back into it") {
    Files it("records-range");
    REQUIRE(it.files
                .write("records.toml",
                       "[records.a]\nscore = -5\nlevel = 99999999999999\n[records.b]\nscore = \"many\"\n")
                .empty());
    const screens::Records records = it.open().records();
    CHECK(records.at("a").score == 0);
    CHECK(records.at("a").level == 1'000'000'000);
    CHECK(records.at("b").score == 0);
}
