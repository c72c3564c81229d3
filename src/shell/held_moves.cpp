#include "shell/held_moves.hpp"

#include <algorithm>

namespace shell {

void HeldMoves::press(frame::ActionKind move, MoveSource source) {
    if (!holds(source)) held_.push_back({move, source});
}

std::optional<frame::ActionKind> HeldMoves::release(MoveSource source) {
    const auto hold =
        std::find_if(held_.begin(), held_.end(), [&](const Hold& h) { return h.source == source; });
    if (hold == held_.end()) return std::nullopt;
    const frame::ActionKind move = hold->move;
    held_.erase(hold);
    const bool still_held =
        std::any_of(held_.begin(), held_.end(), [&](const Hold& h) { return h.move == move; });
    return still_held ? std::nullopt : std::optional(move);
}

bool HeldMoves::holds(MoveSource source) const {
    return std::any_of(held_.begin(), held_.end(), [&](const Hold& h) { return h.source == source; });
}

}  // namespace shell
