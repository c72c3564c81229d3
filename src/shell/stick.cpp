#include "shell/stick.hpp"

#include <algorithm>
#include <cstdlib>

namespace shell {
namespace {

using frame::ActionKind;

bool horizontal(ActionKind direction) {
    return direction == ActionKind::MoveLeft || direction == ActionKind::MoveRight;
}

/// How far the stick leans toward `direction`.
int lean(ActionKind direction, int x, int y) {
    switch (direction) {
        case ActionKind::MoveLeft:
            return -x;
        case ActionKind::MoveRight:
            return x;
        case ActionKind::MoveUp:
            return -y;
        default:
            return y;
    }
}

ActionKind strongest(int x, int y) {
    if (std::abs(x) >= std::abs(y)) return x < 0 ? ActionKind::MoveLeft : ActionKind::MoveRight;
    return y < 0 ? ActionKind::MoveUp : ActionKind::MoveDown;
}

}  // namespace

void Stick::move(int x, int y) {
    x_ = x;
    y_ = y;
    if (direction_ && lean(*direction_, x, y) >= drop_below) {
        const int along = lean(*direction_, x, y);
        const int across = std::abs(horizontal(*direction_) ? y : x);
        if (across < take_at || across * 100 < along * turn_percent) return;
    }
    const int most = std::max(std::abs(x), std::abs(y));
    direction_ = most >= take_at ? std::optional(strongest(x, y)) : std::nullopt;
}

}  // namespace shell
