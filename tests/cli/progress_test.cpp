#include "cli/progress.hpp"

#include "tests/catch.hpp"

TEST_CASE("short work ends without waiting for the teller") {
    for (int i = 0; i < 20; ++i)
        const cli::Progress progress("working");
    SUCCEED("no hang, no output");
}
