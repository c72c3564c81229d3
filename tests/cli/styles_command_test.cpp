#include "cli/commands.hpp"
#include "maze/style.hpp"
#include "tests/catch.hpp"
#include "tests/cli/session.hpp"

TEST_CASE("styles are listed a line each, name first") {
    const std::string out = session::run({"styles"}).out;
    std::size_t at = 0;
    for (const maze::StyleInfo& style : maze::all_styles()) {
        CHECK(out.compare(at, style.name.size() + 1, std::string(style.name) + " ") == 0);
        at = out.find('\n', at) + 1;
    }
    CHECK(at == out.size());
}
