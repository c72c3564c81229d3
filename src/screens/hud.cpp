#include "screens/hud.hpp"

#include <algorithm>

namespace screens {

namespace {

using frame::Font;

// Widths are those of the widest numbers to come, so that the heading does not jump between one line and two.
constexpr std::string_view widest_main = "000:00";
constexpr std::string_view widest_second = "00000 steps";
constexpr int most_lives_drawn = 5;

struct Measured {
    int px = 0;
    int main_px = 0;
    int gap = 0;
    int mode = 0;
    int detail = 0;
    int board = 0;
    int main = 0;
    int second = 0;
    int right = 0;
    int lives = 0;
    int widest_middle = 0;

    [[nodiscard]] int left_side() const { return mode + (detail > 0 ? gap + detail : 0); }
    [[nodiscard]] int middle() const { return main + (second > 0 ? gap + second : 0); }
    [[nodiscard]] int right_side() const { return right + (right > 0 && lives > 0 ? gap : 0) + lives; }
};

Measured measure(const Glass& glass, const Hud& hud) {
    const frame::TextRuler& ruler = *glass.ruler;
    Measured out;
    const int px = type_px(glass, Type::Body);
    out.px = px;
    out.gap = px * 3 / 4;
    out.mode = ruler.width(Font::Bold, px, hud.mode);
    out.detail = ruler.width(Font::Regular, px, hud.detail);
    out.board = ruler.width(Font::Regular, px, hud.board);
    out.main_px = hud.second.empty() ? type_px(glass, Type::Choice) : px;  // a number alone may be larger
    out.main = ruler.tabular_width(Font::Bold, out.main_px, hud.main);
    out.second = ruler.tabular_width(Font::Regular, px, hud.second);
    out.widest_middle =
        std::max(out.middle(), ruler.tabular_width(Font::Bold, out.main_px, widest_main) + out.gap +
                                   ruler.tabular_width(Font::Regular, px, widest_second));
    out.right = ruler.width(Font::Regular, px, hud.right);
    out.lives = std::clamp(hud.lives, 0, most_lives_drawn) * px * 3 / 2;
    return out;
}

int margin(const Glass& glass) {
    return std::min(scaled(glass, 24), glass.viewport.width / 16);
}

int widest_room(const Glass& glass) {
    return glass.viewport.width - 2 * margin(glass);
}

// The middle stands in the window's centre, so each side has half of what it leaves.
bool fits_one_line(const Glass& glass, const Measured& m) {
    const int board_beginning = std::min(m.board, 8 * m.px);
    const int side = std::max(m.left_side() + m.gap + board_beginning, m.right_side());
    return 2 * (side + m.gap) + m.widest_middle <= widest_room(glass);
}

class Writer {
  public:
    Writer(frame::DrawList& list, const Glass& glass, int px) : list_(list), glass_(glass), px_(px) {}

    void put(const std::string& text, int x, int baseline, Font font, frame::Color color,
             frame::Text::Align align = frame::Text::Align::Left) {
        put(text, x, baseline, px_, font, color, align, false);
    }

    void put_number(const std::string& text, int x, int baseline, int px, Font font, frame::Color color) {
        put(text, x, baseline, px, font, color, frame::Text::Align::Left, true);
    }

    void put(const std::string& text, int x, int baseline, int px, Font font, frame::Color color,
             frame::Text::Align align, bool tabular) {
        if (text.empty()) return;
        list_.add(frame::Text{.text = text,
                              .x = x,
                              .baseline = baseline,
                              .px = px,
                              .font = font,
                              .align = align,
                              .color = color,
                              .tabular = tabular});
    }

    void put_shortened(const std::string& text, int x, int baseline, int room, frame::Color color,
                       frame::Text::Align align = frame::Text::Align::Left) {
        put(shortened(glass_, Font::Regular, px_, text, std::max(room, 0)), x, baseline, Font::Regular, color,
            align);
    }

    void put_lives(int lives, int right, int baseline) {
        const int side = px_ * 3 / 2;
        for (int i = 0; i < std::clamp(lives, 0, most_lives_drawn); ++i) {
            list_.add(frame::Sprite{.id = frame::SpriteId::WickDown,
                                    .box = {right - (i + 1) * side, baseline - px_ * 11 / 10, side, side},
                                    .tint = {},
                                    .nominal_px = side});
        }
    }

  private:
    frame::DrawList& list_;
    const Glass& glass_;
    int px_;
};

}  // namespace

int hud_height(const Glass& glass, const Hud& hud) {
    const Measured m = measure(glass, hud);
    if (fits_one_line(glass, m)) return std::max(scaled(glass, 72), m.px * 2);
    return std::max(scaled(glass, 94), m.px * 7 / 2);
}

void draw_hud(frame::DrawList& list, const Glass& glass, const Hud& hud, int left, int right) {
    const Measured m = measure(glass, hud);
    const frame::Palette& colors = glass.palette;
    const bool one_line = fits_one_line(glass, m);
    const int height = hud_height(glass, hud);
    const int needed =
        one_line ? 2 * (std::max(m.left_side() + m.gap + m.board, m.right_side()) + m.gap) + m.widest_middle
                 : widest_room(glass);
    if (right - left < needed) {  // narrow boards: the heading is wider than its board, centred on it
        const int wide = std::min(needed, widest_room(glass));
        left = (glass.viewport.width - wide) / 2;
        right = left + wide;
    }
    Writer writer(list, glass, m.px);
    const int first = one_line ? height * 46 / 72 : height * 42 / 94;
    writer.put(hud.mode, left, first, Font::Bold, colors.text);
    const int detail_x = left + m.mode + m.gap;
    writer.put(hud.detail, detail_x, first, Font::Regular, colors.text);
    const int board_x = left + m.left_side() + m.gap;

    const int second = one_line ? first : height * 76 / 94;
    const int main_x = one_line ? (left + right - m.middle()) / 2 : left;
    writer.put_number(hud.main, main_x, second, m.main_px, Font::Bold, colors.text);
    writer.put_number(hud.second, main_x + m.main + m.gap, second, m.px, Font::Regular, colors.text);
    writer.put_lives(hud.lives, right, second);
    writer.put(hud.right, right - m.lives - (m.lives > 0 ? m.gap : 0), second, Font::Regular, colors.dim,
               frame::Text::Align::Right);
    if (one_line) {
        writer.put_shortened(hud.board, board_x, first, main_x - m.gap - board_x, colors.dim);
    } else {
        writer.put_shortened(hud.board, right, first, right - board_x, colors.dim, frame::Text::Align::Right);
    }
}

}  // namespace screens
