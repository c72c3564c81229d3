#include "frame/text_ruler.hpp"

namespace frame {

int TextRuler::tabular_width(Font font, int px, std::string_view text) const {
    int total = 0;
    std::size_t run = 0;  // first character of the stretch without digits that is being collected
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool digit = i < text.size() && text[i] >= '0' && text[i] <= '9';
        if (i < text.size() && !digit) continue;
        if (i > run) total += width(font, px, text.substr(run, i - run));
        if (digit) total += digit_cell(px);
        run = i + 1;
    }
    return total;
}

}  // namespace frame
