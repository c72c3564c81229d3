#include "frame/fixed_step.hpp"

#include "tests/catch.hpp"

namespace {

constexpr std::int64_t ms = 1'000'000;

int ticks_in_ten_seconds(int frames_per_second) {
    frame::FixedStep step;
    int ticks = 0;
    std::int64_t shown = 0;
    for (int i = 1; i <= 10 * frames_per_second; ++i) {
        const std::int64_t now = i * frame::nanoseconds_per_second / frames_per_second;
        ticks += step.advance(now - shown).ticks;
        shown = now;
    }
    return ticks;
}

}  // namespace

TEST_CASE("ten seconds are 600 ticks at every frame rate") {
    for (const int fps : {4, 7, 30, 59, 60, 61, 75, 144, 240, 1000}) {
        CAPTURE(fps);
        CHECK(ticks_in_ten_seconds(fps) == 600);
    }
}

TEST_CASE("uneven frames lose no time") {
    frame::FixedStep step;
    int ticks = 0;
    for (int i = 0; i < 100; ++i) {
        for (const std::int64_t frame_ms : {1, 3, 100, 40, 16, 200, 240})
            ticks += step.advance(frame_ms * ms).ticks;
    }
    CHECK(ticks == 600 * 6);
}

TEST_CASE("a stall is worth a quarter of a second and no more") {
    frame::FixedStep step;
    CHECK(step.advance(3600 * frame::nanoseconds_per_second).ticks == 15);
    CHECK(step.advance(0).ticks == 0);
}

TEST_CASE("a clock that runs backwards stands still") {
    frame::FixedStep step;
    CHECK(step.advance(-5 * frame::nanoseconds_per_second).ticks == 0);
    CHECK(step.advance(17 * ms).ticks == 1);
}

TEST_CASE("the fraction says how far the present is past the last tick") {
    frame::FixedStep step;
    const auto advance = step.advance(25 * ms);
    CHECK(advance.ticks == 1);
    CHECK(advance.fraction == Approx(0.5F));
}
