#pragma once
// Which parts of the picture change from one draw list to the next. Painting these parts of the new list,
// each from the ground up, gives the same pixels as painting all of it.

#include <functional>
#include <vector>

#include "frame/draw_list.hpp"

namespace shell {

/// A few rectangles that cover everything added. Neighbours are joined where that costs little area.
class Region {
  public:
    static constexpr std::size_t most_rects = 12;

    void add(frame::Rect rect);
    [[nodiscard]] const std::vector<frame::Rect>& rects() const { return rects_; }

  private:
    std::vector<frame::Rect> rects_;
};

using TextBounds = std::function<frame::Rect(const frame::Text&)>;

/// The changed parts, inside `view`; none if the pictures are equal. A sprite drawn at another size than its
/// raster lies wholly inside or wholly outside each part: scaling cannot be cut without a seam.
[[nodiscard]] std::vector<frame::Rect> changed_parts(const frame::DrawList& before,
                                                     const frame::DrawList& after, frame::Rect view,
                                                     const TextBounds& text_bounds);

[[nodiscard]] frame::Rect intersection(frame::Rect a, frame::Rect b);
[[nodiscard]] frame::Rect united(frame::Rect a, frame::Rect b);
[[nodiscard]] constexpr bool empty(frame::Rect r) {
    return r.w <= 0 || r.h <= 0;
}

}  // namespace shell
