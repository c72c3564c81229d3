#include "shell/frame_pacer.hpp"

#include <chrono>

#include "tests/catch.hpp"

using shell::FramePacer;
using Pace = FramePacer::Pace;

namespace {
constexpr std::int64_t ms = 1'000'000;
constexpr std::int64_t start = 1'000'000 * ms;
}  // namespace

TEST_CASE("without vsync the frames are a sixtieth of a second apart, however long their work took") {
    FramePacer pacer;
    std::int64_t now = start + pacer.sleep_ns(Pace::Capped, start);
    const std::int64_t first = now;
    for (int frame = 1; frame <= 60; ++frame) {
        now += frame % 7 * ms;  // the frame's work
        now += pacer.sleep_ns(Pace::Capped, now);
        CHECK(now == first + frame * FramePacer::frame_ns);
    }
}

TEST_CASE("a late frame causes no burst of hurried ones") {
    FramePacer pacer;
    std::int64_t now = start + pacer.sleep_ns(Pace::Capped, start);
    now += 500 * ms;
    CHECK(pacer.sleep_ns(Pace::Capped, now) == 0);
    CHECK(pacer.sleep_ns(Pace::Capped, now) == FramePacer::frame_ns);
}

TEST_CASE("vsync that does not block is held to 240 frames a second") {
    FramePacer pacer;
    std::int64_t now = start;
    for (int frame = 0; frame < 240; ++frame)
        now += pacer.sleep_ns(Pace::Vsync, now);
    CHECK(now - start >= 239 * FramePacer::shortest_vsync_frame_ns);
    now += 8 * ms;  // a display that does block
    CHECK(pacer.sleep_ns(Pace::Vsync, now) == 0);
}

TEST_CASE("coming back from a hidden window does not wait out its long pause") {
    FramePacer pacer;
    std::int64_t now = start + pacer.sleep_ns(Pace::Hidden, start);
    CHECK(pacer.sleep_ns(Pace::Hidden, now) == FramePacer::hidden_ns);
    CHECK(pacer.sleep_ns(Pace::Capped, now + ms) == FramePacer::frame_ns);
}

TEST_CASE("the pacer really sleeps") {
    FramePacer pacer;
    pacer.wait(Pace::Capped);
    const auto before = std::chrono::steady_clock::now();
    for (int frame = 0; frame < 3; ++frame)
        pacer.wait(Pace::Capped);
    CHECK(std::chrono::steady_clock::now() - before >= std::chrono::milliseconds(40));
}
