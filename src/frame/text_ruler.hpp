#pragma once
// How wide a text will be: the one question about the glass that a screen must ask before it can lay
// itself out. The shell answers from the real fonts, tests from a simple model.

#include <string_view>

#include "frame/draw_list.hpp"

namespace frame {

class TextRuler {
  public:
    TextRuler() = default;
    TextRuler(const TextRuler&) = delete;
    TextRuler& operator=(const TextRuler&) = delete;
    virtual ~TextRuler() = default;

    /// Advance width in pixels of one line of UTF-8 text. `px` is the font's em size in pixels.
    [[nodiscard]] virtual int width(Font font, int px, std::string_view text) const = 0;

    /// Width of running numbers: every digit takes the same cell, so they do not jitter as they change.
    [[nodiscard]] int tabular_width(Font font, int px, std::string_view text) const;
};

/// The width of one digit cell of tabular text: 0.65 em, wide enough for the widest digit.
[[nodiscard]] constexpr int digit_cell(int px) {
    return (px * 65 + 50) / 100;
}

}  // namespace frame
