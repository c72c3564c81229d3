#include "screens/screen_stack.hpp"

#include <algorithm>
#include <utility>

namespace screens {

namespace {

constexpr int fade_ticks = 10;  // 160 ms
constexpr int hue_step_degrees = 45;

}  // namespace

ScreenStack::ScreenStack(std::unique_ptr<Screen> first) {
    screens_.push_back(std::move(first));
}

void ScreenStack::handle(const frame::Action& action, const Glass& glass) {
    if (action.kind == frame::ActionKind::CloseWindow) {
        finished_ = true;
        return;
    }
    Requests requests;
    for (std::size_t i = screens_.size(); i-- > 0;) {
        if (screens_[i]->handle(action, glass, requests)) break;
    }
    carry_out(requests);
    if (requests.forwarded_ && !screens_.empty()) handle({.kind = *requests.forwarded_}, glass);
}

void ScreenStack::tick(const Glass& glass) {
    if (finished_) return;
    if (fade_ticks_left_ > 0) --fade_ticks_left_;
    Requests requests;
    screens_.back()->tick(glass, requests);
    carry_out(requests);
}

void ScreenStack::carry_out(Requests& requests) {
    const std::size_t leaving =
        std::min<std::size_t>(static_cast<std::size_t>(requests.pops_), screens_.size());
    const bool whole_picture_changes =
        std::any_of(screens_.end() - static_cast<std::ptrdiff_t>(leaving), screens_.end(),
                    [](const auto& screen) { return !screen->is_overlay(); }) ||
        std::any_of(requests.pushes_.begin(), requests.pushes_.end(),
                    [](const auto& screen) { return !screen->is_overlay(); });
    if (whole_picture_changes) fade_ticks_left_ = fade_ticks;

    screens_.resize(screens_.size() - leaving);
    if (leaving > 0 && requests.pushes_.empty() && !screens_.empty()) screens_.back()->resume();
    for (auto& screen : requests.pushes_)
        screens_.push_back(std::move(screen));
    cues_.insert(cues_.end(), requests.cues_.begin(), requests.cues_.end());
    if (requests.next_wall_colour_) wall_hue_degrees_ = (wall_hue_degrees_ + hue_step_degrees) % 360;
    finished_ = finished_ || requests.quit_ || screens_.empty();
}

frame::DrawList ScreenStack::draw(const Glass& glass, float fraction) const {
    frame::DrawList list;
    list.palette = glass.palette;
    list.wall_hue_degrees = wall_hue_degrees_;
    if (screens_.empty()) return list;

    std::size_t lowest = screens_.size() - 1;
    while (lowest > 0 && screens_[lowest]->is_overlay())
        --lowest;
    for (std::size_t i = lowest; i < screens_.size(); ++i) {
        // Time stands still below the top screen, so there is nothing to interpolate.
        screens_[i]->draw(list, glass, i + 1 == screens_.size() ? fraction : 1.0F);
    }
    if (fade_ticks_left_ > 0) {
        const frame::Color veil = glass.palette.page.with_alpha(255 * fade_ticks_left_ / fade_ticks);
        list.add(frame::Clip{});
        list.add(frame::Box{.rect = {0, 0, glass.viewport.width, glass.viewport.height},
                            .radius = 0,
                            .left = veil,
                            .right = veil,
                            .line_px = 0});
    }
    return list;
}

std::vector<frame::Cue> ScreenStack::take_cues() {
    return std::exchange(cues_, {});
}

}  // namespace screens
