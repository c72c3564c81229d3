#include "sim/replay_text.hpp"

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
          "FORMAT=mazewright-replay\nVERSION=1\nMODE=pacman\nDIFFICULTY=easy\nSPEED=80\nCHASERS=3\n"
          "EXTRA_LIVES=2\nWIDTH=13\nHEIGHT=9\nSEED=18446744073709551615\nSTYLE=recursive-backtracker\n"
          "TURNS=50\nDEAD_ENDS=0\nSYMMETRY=True\nENTRY=0,0\nEXIT=12,8\nSTAMP=none\nBORDER=open\n"
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
    check(replaced(text, "VERSION=1", "VERSION=2"), 2, "VERSION=1 expected, found 'VERSION=2'");
    check(replaced(text, "SPEED=80", "SPEEED=80"), 5, "unknown key 'SPEEED'");
    check(replaced(text, "SPEED=80", "SPEED=-80"), 5, "bad value in 'SPEED=-80'");
    check(replaced(text, "SPEED=80", "SPEED=99999999999"), 5, "bad value in 'SPEED=99999999999'");
    check(replaced(text, "SPEED=80", "CHASERS=3"), 6, "CHASERS is given twice");
    check(replaced(text, "SPEED=80\n", ""), 18, "SPEED is missing");
    check(replaced(text, "SPEED=80", "SPEED=130"), 19, "SPEED=130: must be 60 to 120");
    check(replaced(text, "41 ---", "0 ---"), 20, "ticks must rise from line to line");
    check(replaced(text, "41 ---", "41 --"), 20, "'TICK INTENT' expected, such as '41 E--', found '41 --'");
    check(replaced(text, "41 ---", "3600 ---"), 21, "a change of intent lies after the end");
    check(replaced(text, "end 3600", "end 999999999"), 21, "at most 36288000 ticks are allowed");
    check(replaced(text, "cdef\n", "cde\n"), 21, "'end TICKS DIGEST' expected, DIGEST as 16 hex digits");
    check(text + "50 ---\n", 22, "nothing may follow the line 'end'");
}

TEST_CASE("a replay cut anywhere is refused, and so is a huge board, before anything is made of it") {
    const std::string text = sim::to_text(sample());
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
        CAPTURE(size);
        CHECK(error_of(text.substr(0, size)).reason != "accepted");
    }
    const std::string huge = replaced(replaced(text, "WIDTH=13", "WIDTH=60000"), "HEIGHT=9", "HEIGHT=60000");
    CHECK(error_of(huge).reason != "accepted");
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
