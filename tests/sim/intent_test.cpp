#include "sim/intent.hpp"

#include "tests/catch.hpp"

TEST_CASE("every intent is three letters and reads back as itself") {
    std::vector<std::optional<maze::Direction>> choices{std::nullopt};
    for (const maze::Direction d : maze::all_directions)
        choices.emplace_back(d);
    for (const auto held : choices) {
        for (const auto also_held : choices) {
            for (const auto tapped : choices) {
                const sim::Intent intent{held, also_held, tapped};
                const std::string text = sim::to_text(intent);
                CAPTURE(text);
                CHECK(text.size() == 3);
                CHECK(sim::intent_from_text(text) == intent);
            }
        }
    }
    CHECK(sim::to_text({maze::Direction::East, std::nullopt, maze::Direction::North}) == "E-N");
}

TEST_CASE("a text that is no intent is refused") {
    for (const char* text : {"", "E", "E-", "E--N", "e--", "X--", "--+", "   "}) {
        CAPTURE(text);
        CHECK_FALSE(sim::intent_from_text(text));
    }
}
