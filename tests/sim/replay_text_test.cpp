#include "sim/replay_text.hpp"

#include "maze/code.hpp"
#include "maze/rng.hpp"
#include "tests/catch.hpp"
#include "tests/sim/board.hpp"

namespace {

sim::Replay sample() {
    sim::Replay replay;
    replay.spec = sim::pacman_game(18446744073709551615U, sim::Difficulty::Easy);
    replay.spec.assists = {80, 3, 2};
    replay.spec.board.open_border = true;
    replay.changes = {{0, sim_tests::hold(maze::Direction::East)}, {41, {}}};
    replay.ticks = 3600;
    replay.digest = 0x0123456789abcdef;
    return replay;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

sim::ReplayError error_of(const std::string& text) {
    const auto read = sim::replay_from_text(text);
    const auto* error = std::get_if<sim::ReplayError>(&read);
    return error != nullptr ? *error : sim::ReplayError{0, "accepted"};
}

}  // namespace

TEST_CASE("a replay reads back from its text as it was") {
    const auto read = sim::replay_from_text(sim::to_text(sample()));
    REQUIRE(std::holds_alternative<sim::Replay>(read));
    CHECK(std::get<sim::Replay>(read) == sample());
}

TEST_CASE("a replay's text is this, to the letter") {
    CHECK(sim::to_text(sample()) ==
          "FORMAT=mazewright-replay\nVERSION=2\nCODE=C2-FZZZZZZZZZZZZ-O-EF\nMODE=pacman\n"
          "DIFFICULTY=easy\nSPEED=80\nCHASERS=3\nEXTRA_LIVES=2\n"
          "0 E--\n41 ---\nend 3600 0123456789abcdef\n");
}

TEST_CASE("line ends, a byte-order mark and a missing last newline do not matter") {
    const std::string text = sim::to_text(sample());
    std::string crlf;
    std::string cr;
    for (const char c : text) {
        crlf += c == '\n' ? "\r\n" : std::string(1, c);
        cr += c == '\n' ? '\r' : c;
    }
    for (const std::string& other : {crlf, cr, "\xEF\xBB\xBF" + text, text.substr(0, text.size() - 1)}) {
        const auto read = sim::replay_from_text(other);
        REQUIRE(std::holds_alternative<sim::Replay>(read));
        CHECK(std::get<sim::Replay>(read) == sample());
    }
}

TEST_CASE("a bad replay is refused with its line and a reason") {
    const std::string text = sim::to_text(sample());
    const auto check = [&](const std::string& bad, int line, const std::string& reason) {
        const sim::ReplayError error = error_of(bad);
        CHECK(error.line == line);
        CHECK(error.reason == reason);
    };
    check("", 1, "not a replay: the first line must be FORMAT=mazewright-replay");
    check(replaced(text, "VERSION=2", "VERSION=1"), 2, "VERSION=2 expected, found 'VERSION=1'");
    check(replaced(text, "SPEED=80", "SPEEED=80"), 6, "unknown key 'SPEEED'");
    check(replaced(text, "SPEED=80", "SPEED=-80"), 6, "'SPEED=-80': must be 60 to 120");
    check(replaced(text, "SPEED=80", "SPEED=99999999999"), 6, "'SPEED=99999999999': must be 60 to 120");
    check(replaced(text, "SPEED=80", "CHASERS=3"), 7, "CHASERS is given twice");
    check(replaced(text, "SPEED=80\n", ""), 8, "SPEED is missing");
    check(replaced(text, "SPEED=80", "SPEED=130"), 9, "SPEED=130: must be 60 to 120");
    check(replaced(text, "MODE=pacman", "MODE=chess"), 4, "'MODE=chess': must be perfect or pacman");
    check(replaced(text, "41 ---", "0 ---"), 10, "ticks must rise from line to line");
    check(replaced(text, "41 ---", "41 --"), 10, "'TICK INTENT' expected, such as '41 E--', found '41 --'");
    check(replaced(text, "41 ---", "3600 ---"), 11, "a change of intent lies after the end");
    check(replaced(text, "end 3600", "end 999999999"), 11, "at most 36288000 ticks are allowed");
    check(replaced(text, "cdef\n", "cde\n"), 11, "'end TICKS DIGEST' expected, DIGEST as 16 hex digits");
    check(text + "50 ---\n", 12, "nothing may follow the line 'end'");
}

TEST_CASE("the code of a replay must be there once, be right, and be of the mode's kind") {
    const std::string text = sim::to_text(sample());
    const std::string line = "CODE=" + maze::code_of(sample().spec.board);
    const auto with = [&](const std::string& other) { return error_of(replaced(text, line + "\n", other)); };
    CHECK(with("").line == 8);
    CHECK(with("").reason == "CODE is missing");
    CHECK(with(line + "\n" + line + "\n").line == 4);
    CHECK(with(line + "\n" + line + "\n").reason == "CODE is given twice");
    for (const std::string bad : {"", "C2", "hello", "C9-1A-YN", "P2-1A-YM", "P2-1A-60000X60000-YN"}) {
        CAPTURE(bad);
        CHECK(with("CODE=" + bad + "\n").line == 3);
        CHECK(with("CODE=" + bad + "\n").reason.rfind("CODE: ", 0) == 0);
        CHECK(with("CODE=" + bad + "\n").reason.size() > 15);
    }
    CHECK(with("CODE=P2-1A-6N\n").line == 9);
    CHECK(with("CODE=P2-1A-6N\n").reason == "MODE=pacman: the board must have loops (PERFECT=False)");
}

TEST_CASE("a replay holds every kind of board whole") {
    sim::Replay replay = sample();
    replay.spec = sim::perfect_game(7, {9, 8});
    replay.spec.board.style = maze::Style::Dungeon;
    replay.spec.board.rooms = 2;
    replay.spec.board.stamp = "42";
    replay.spec.board.entry = {3, 0};
    replay.spec.board.turns = 20;
    const auto read = sim::replay_from_text(sim::to_text(replay));
    REQUIRE(std::holds_alternative<sim::Replay>(read));
    CHECK(std::get<sim::Replay>(read) == replay);
}

TEST_CASE("a replay cut anywhere is refused, and so is a huge board, before anything is made of it") {
    const std::string text = sim::to_text(sample());
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
        CAPTURE(size);
        CHECK(error_of(text.substr(0, size)).reason != "accepted");
    }
    maze::Spec huge = sim::perfect_game(1).board;
    huge.size = {60000, 10000};
    huge.exit = {59999, 9999};
    sim::Replay replay = sample();
    replay.spec.mode = sim::Mode::Perfect;
    replay.spec.board = huge;
    CHECK(error_of(sim::to_text(replay)).line == 3);
}

TEST_CASE("a replay with bytes changed, lost or doubled is read or refused, never more") {
    const std::string text = sim::to_text(sample());
    maze::Rng rng(1);
    int refused = 0;
    for (int round = 0; round < 5000; ++round) {
        std::string bad = text;
        for (std::uint32_t i = rng.below(4) + 1; i > 0; --i) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(bad.size()));
            switch (rng.below(3)) {
                case 0:
                    bad[at] = static_cast<char>(rng.below(256));
                    break;
                case 1:
                    bad.erase(at, 1);
                    break;
                default:
                    bad.insert(at, bad.substr(at, rng.below(20)));
            }
        }
        const auto read = sim::replay_from_text(bad);
        if (const auto* error = std::get_if<sim::ReplayError>(&read)) {
            ++refused;
            CHECK(error->line >= 1);
            CHECK_FALSE(error->reason.empty());
        } else {
            CHECK_FALSE(sim::problem_with(std::get<sim::Replay>(read).spec));
        }
    }
    CHECK(refused > 4000);
}
