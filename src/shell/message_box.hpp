#pragma once
// A last word to a player who started the program by a double click and sees no terminal.

#include <string>

namespace shell {

/// Shows `text` in a box and waits for it to be closed. Does nothing where there is no display. Works with or
/// without a Session. True if it was shown.
bool show_message(const std::string& title, const std::string& text);

}  // namespace shell
