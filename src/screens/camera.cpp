#include "screens/camera.hpp"

namespace screens {

namespace {

constexpr int stiffness = 8;

}  // namespace

void Camera::follow(const sim::Place& player, bool scrolls) {
    const Spot goal{player.x * 256 / sim::units_per_tile, player.y * 256 / sim::units_per_tile};
    if (!now_ || !scrolls) {
        now_ = goal;
        before_ = goal;
        return;
    }
    before_ = *now_;
    now_->x_256 += (goal.x_256 - now_->x_256) / stiffness;
    now_->y_256 += (goal.y_256 - now_->y_256) / stiffness;
}

BoardLayout Camera::look_at(const BoardLayout& layout, float fraction) const {
    if (!now_) return layout;
    const auto between = [&](int before, int now) {
        return before + static_cast<int>(static_cast<float>(now - before) * fraction);
    };
    return centred_on(layout, between(before_.x_256, now_->x_256), between(before_.y_256, now_->y_256));
}

}  // namespace screens
