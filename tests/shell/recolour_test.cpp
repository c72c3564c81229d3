#include "shell/recolour.hpp"

#include "tests/catch.hpp"

using frame::Color;

namespace {
constexpr Color wall{0x50, 0x67, 0xd2};
constexpr Color rim{0xa4, 0xb8, 0xff};
constexpr Color core{0x2c, 0x3b, 0x8a};
}  // namespace

TEST_CASE("turning a hue keeps the luminance, so walls keep their contrast in every colour") {
    for (const Color color : {wall, rim, core}) {
        for (int degrees = 0; degrees < 360; degrees += 15) {
            const Color turned = shell::turn_hue(color, degrees);
            CAPTURE(degrees, int(turned.r), int(turned.g), int(turned.b));
            CHECK(shell::relative_luminance(turned) ==
                  Approx(shell::relative_luminance(color)).epsilon(0.04).margin(0.004));
        }
    }
}

TEST_CASE("a third of the wheel turns blue into red and two thirds into green") {
    const Color red = shell::turn_hue(wall, 120);
    CHECK(red.r > red.g);
    CHECK(red.r > red.b);
    const Color green = shell::turn_hue(wall, 240);
    CHECK(green.g > green.r);
    CHECK(green.g > green.b);
    CHECK(shell::turn_hue(wall, 360) == wall);
    CHECK(shell::turn_hue({128, 128, 128}, 90) == Color{128, 128, 128});
}

TEST_CASE("luminance is the one of the WCAG") {
    CHECK(shell::relative_luminance({255, 255, 255}) == Approx(1.0));
    CHECK(shell::relative_luminance({0, 0, 0}) == Approx(0.0));
    CHECK(shell::relative_luminance({0x77, 0x77, 0x77}) == Approx(0.1845).margin(0.0005));
}

TEST_CASE("only wall colours change with the wall hue") {
    const std::string svg = R"x(<rect fill="#5067d2"/><rect stroke="#8a55c4"/><g fill="url(#5067d2)"/>)x";
    const std::string turned = shell::with_wall_hue(svg, 120);
    CAPTURE(turned);
    CHECK(turned.find("fill=\"#5067d2\"") == std::string::npos);
    CHECK(turned.find("#8a55c4") != std::string::npos);
    CHECK(turned.find("url(#5067d2)") != std::string::npos);
    CHECK(turned.size() == svg.size());
    CHECK(shell::with_wall_hue(svg, 0) == svg);
}

TEST_CASE("a shadow's picture has one colour and keeps its opacities") {
    CHECK(shell::with_one_colour(R"(<a fill="#5067d2" stroke="#A4B8FF" fill-opacity="0.35"/>#12)",
                                 {0x06, 0x09, 0x17}) ==
          R"(<a fill="#060917" stroke="#060917" fill-opacity="0.35"/>#12)");
}
