#include "cli/output.hpp"

#include "maze/hex.hpp"
#include "tests/catch.hpp"

TEST_CASE("each format is written by its own writer") {
    const maze::MazeFile file = *maze::read_hex("D3\nD6\n\n0,0\n1,1\nES\n").file;
    const auto start = [&](cli::Format format) {
        std::string text;
        cli::write_board(file, format, false, [&](std::string_view piece) { text += piece; });
        return text.substr(0, 3);
    };
    CHECK(start(cli::Format::Hex) == "D3\n");
    CHECK(start(cli::Format::Text) == "###");
    CHECK(start(cli::Format::Unicode) == "┌");
    CHECK(start(cli::Format::Svg) == "<?x");
    CHECK(start(cli::Format::Json) == "{\n\"");
}
