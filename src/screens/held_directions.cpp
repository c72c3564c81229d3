#include "screens/held_directions.hpp"

#include <algorithm>

namespace screens {

namespace {

maze::Direction direction_of(frame::ActionKind kind) {
    switch (kind) {
        case frame::ActionKind::MoveRight:
            return maze::Direction::East;
        case frame::ActionKind::MoveDown:
            return maze::Direction::South;
        case frame::ActionKind::MoveLeft:
            return maze::Direction::West;
        default:
            return maze::Direction::North;
    }
}

}  // namespace

void HeldDirections::take(const frame::Action& action) {
    if (action.repeat) return;
    const maze::Direction direction = direction_of(action.kind);
    held_.erase(std::remove(held_.begin(), held_.end(), direction), held_.end());
    if (!action.pressed) return;
    held_.push_back(direction);
    tapped_ = direction;
}

sim::Intent HeldDirections::take_intent() {
    sim::Intent intent;
    if (!held_.empty()) intent.held = held_.back();
    if (held_.size() > 1) intent.also_held = held_[held_.size() - 2];
    intent.tapped = tapped_;
    tapped_.reset();
    return intent;
}

void HeldDirections::clear() {
    held_.clear();
    tapped_.reset();
}

}  // namespace screens
