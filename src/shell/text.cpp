#include "shell/text.hpp"

#include <SDL.h>

namespace shell {
namespace {

/// The line in the pieces it is painted in: if `tabular`, each digit is one, so that it can stand in the
/// middle of its cell.
std::vector<std::string> runs_of(const frame::Text& text) {
    if (!text.tabular) return {text.text};
    std::vector<std::string> runs;
    bool open = false;  // whether the last run still takes letters
    for (const char letter : text.text) {
        const bool digit = letter >= '0' && letter <= '9';
        if (digit || !open) runs.emplace_back();
        runs.back() += letter;
        open = !digit;
    }
    return runs;
}

bool is_digit(const std::string& run) {
    return run.size() == 1 && run[0] >= '0' && run[0] <= '9';
}

int left_edge(const frame::Text& text, int width) {
    switch (text.align) {
        case frame::Text::Align::Centre:
            return text.x - width / 2;
        case frame::Text::Align::Right:
            return text.x - width;
        default:
            return text.x;
    }
}

}  // namespace

int TextPainter::total_width(const frame::Text& text) const {
    return text.tabular ? fonts_.tabular_width(text.font, text.px, text.text)
                        : fonts_.width(text.font, text.px, text.text);
}

frame::Rect TextPainter::bounds(const frame::Text& text) const {
    // Letters may lean out of their advance by a little, and accents stand above the em.
    const int width = total_width(text);
    const int slack = text.px / 2 + text.outline_px + 2;
    const int above = text.px + text.px / 2 + text.outline_px;
    return {left_edge(text, width) - slack, text.baseline - above, width + 2 * slack,
            above + text.px + text.outline_px};
}

void TextPainter::paint(const frame::Text& text, frame::Color outline) {
    if (text.text.empty() || text.px <= 0 || text.color.a == 0) return;
    const TextStyle style{text.font, text.px, text.outline_px, argb(text.color.with_alpha(255)),
                          text.outline_px > 0 ? argb(outline.with_alpha(255)) : 0};
    int x = left_edge(text, total_width(text));
    for (const std::string& run : runs_of(text)) {
        const int width = fonts_.width(text.font, text.px, run);
        const bool in_cell = text.tabular && is_digit(run);
        const int cell = in_cell ? frame::digit_cell(text.px) : width;
        paint_run(text, style, run, x + (cell - width) / 2);
        x += cell;
    }
}

void TextPainter::paint_run(const frame::Text& text, const TextStyle& style, const std::string& run, int x) {
    const Entry& picture = entry(style, run);
    if (!picture.texture) return;
    const SDL_Rect place{x - picture.left, text.baseline - picture.ascent, picture.width, picture.height};
    SDL_SetTextureAlphaMod(picture.texture.get(), text.color.a);
    SDL_RenderCopy(renderer_, picture.texture.get(), nullptr, &place);
}

const TextPainter::Entry& TextPainter::entry(const TextStyle& style, const std::string& text) {
    return cache_.get({style, text}, [&] {
        const TextRaster line = fonts_.rasterise(style, text);
        Entry entry{nullptr, line.raster.width, line.raster.height, line.ascent, line.left};
        if (!line.raster.empty()) {
            entry.texture = make_texture(renderer_, line.raster);
            ++created_;
        }
        const std::int64_t weight = 64 + std::int64_t{entry.width} * entry.height;
        return std::pair(std::move(entry), weight);
    });
}

}  // namespace shell
