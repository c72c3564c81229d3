#include "frame/text_ruler.hpp"

#include "tests/catch.hpp"

namespace {

/// One pixel a byte, so that what was measured can be counted.
class ByteRuler : public frame::TextRuler {
  public:
    [[nodiscard]] int width(frame::Font /*font*/, int /*px*/, std::string_view text) const override {
        return static_cast<int>(text.size());
    }
};

int tabular(std::string_view text) {
    return ByteRuler().tabular_width(frame::Font::Bold, 20, text);
}

}  // namespace

TEST_CASE("in tabular text every digit takes the same cell") {
    CHECK(frame::digit_cell(20) == 13);
    CHECK(tabular("") == 0);
    CHECK(tabular("7") == 13);
    CHECK(tabular("111") == tabular("888"));
    CHECK(tabular("0:42") == 3 * 13 + 1);
    CHECK(tabular("59 steps") == 2 * 13 + 6);
    CHECK(tabular("par 94") == 2 * 13 + 4);
    CHECK(tabular("steps") == 5);
}
