#include "maze/row_stream.hpp"

#include <stdexcept>

#include "maze/generate.hpp"
#include "maze/hex.hpp"
#include "tests/catch.hpp"
#include "tests/maze/judge.hpp"

using maze::Style;

namespace {

constexpr Style styles[] = {Style::Eller, Style::Sidewinder, Style::BinaryTree};

// Rows as in a hex file.
std::string streamed(const maze::Spec& spec) {
    std::string text;
    std::string line;
    maze::stream_rows(spec, [&](std::span<const std::uint8_t> row) {
        maze::write_hex_digits(row, line);
        text += line + "\n";
    });
    return text;
}

}  // namespace

TEST_CASE("streamed rows are those of the board held whole") {
    const maze::Size sizes[] = {{1, 2},   {2, 1},   {1, 50},  {50, 1},   {2, 2},    {7, 5},    {31, 9},
                                {63, 17}, {64, 17}, {65, 17}, {128, 40}, {129, 40}, {1000, 3}, {3, 1000}};
    for (const Style style : styles) {
        for (const maze::Size size : sizes) {
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const maze::Spec spec = judge::spec_of(size.width, size.height, seed, style);
                const std::string whole = maze::to_hex(maze::file_of(maze::generate(spec)));
                CAPTURE(size.width, size.height, seed);
                REQUIRE(streamed(spec) == whole.substr(0, whole.find("\n\n") + 1));
            }
        }
    }
}

TEST_CASE("boards that have to be held whole cannot be streamed") {
    for (const maze::StyleInfo& style : maze::all_styles()) {
        maze::Spec spec = judge::spec_of(20, 12, 1, style.style);
        const bool goes_by_rows =
            std::find(std::begin(styles), std::end(styles), style.style) != std::end(styles);
        CHECK(maze::can_stream(spec) == goes_by_rows);
        spec.stamp = "None";
        CHECK(maze::can_stream(spec) == goes_by_rows);
        spec.stamp = "42";
        CHECK_FALSE(maze::can_stream(spec));
        spec.stamp = "none";
        spec.perfect = false;
        CHECK_FALSE(maze::can_stream(spec));
    }
}

TEST_CASE("a board of more cells than the library holds begins at once and stops when the sink throws") {
    for (const Style style : styles) {
        maze::Spec spec = judge::spec_of(1000, 2'000'000'000, 1, style);
        int rows = 0;
        const auto take_ten = [&](std::span<const std::uint8_t> row) {
            REQUIRE(row.size() == 1000);
            if (++rows == 10) throw std::runtime_error("enough");
        };
        CHECK_THROWS_WITH(maze::stream_rows(spec, take_ten), "enough");
        CHECK(rows == 10);
    }
}
