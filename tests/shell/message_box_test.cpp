#include "shell/message_box.hpp"

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

TEST_CASE("where nothing can be seen no box waits for a click") {
    glass::choose_dummy_driver();
    const shell::Session session;
    CHECK_FALSE(shell::show_message("Mazewright", "Nobody reads this."));
}
