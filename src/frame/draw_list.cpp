#include "frame/draw_list.hpp"

namespace frame {

void DrawList::add(Command command) {
    commands.push_back(std::move(command));
}

}  // namespace frame
