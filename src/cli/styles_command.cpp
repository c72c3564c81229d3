#include <iomanip>
#include <ostream>

#include "cli/commands.hpp"
#include "maze/style.hpp"

namespace cli {

int list_styles(std::ostream& out) {
    constexpr int name_width = 22;
    for (const maze::StyleInfo& style : maze::all_styles()) {
        out << std::left << std::setw(name_width) << style.name << ' ' << style.texture
            << (style.has_turns ? " (turns)" : "") << '\n';
    }
    return 0;
}

}  // namespace cli
