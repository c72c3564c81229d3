#include "frame/text_ruler.hpp"

#include "tests/catch.hpp"

namespace {

/// Letters one em wide, digits half an em: narrower than their cells, as in most fonts.
class BlockRuler : public frame::TextRuler {
  public:
    int width(frame::Font, int px, std::string_view text) const override {
        int total = 0;
        for (const char c : text)
            total += c >= '0' && c <= '9' ? px / 2 : px;
        return total;
    }
};

int tabular(std::string_view text) {
    return BlockRuler().tabular_width(frame::Font::Regular, 20, text);
}

}  // namespace

TEST_CASE("tabular text without digits is as wide as plain text") {
    CHECK(tabular("") == 0);
    CHECK(tabular("steps") == 100);
}

TEST_CASE("each digit of a tabular text takes one digit cell, wherever it stands") {
    CHECK(frame::digit_cell(20) == 13);
    CHECK(tabular("1") == 13);
    CHECK(tabular("0:59") == 3 * 13 + 20);
    CHECK(tabular("a1b22c") == 3 * 20 + 3 * 13);
    CHECK(tabular("111") == tabular("888"));
}

TEST_CASE("a digit cell is 0.65 em, rounded") {
    CHECK(frame::digit_cell(0) == 0);
    CHECK(frame::digit_cell(1) == 1);
    CHECK(frame::digit_cell(100) == 65);
}
