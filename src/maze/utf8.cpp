#include "maze/utf8.hpp"

#include <cstddef>
#include <cstdint>

namespace maze {

namespace {

// The length that a first byte announces, 0 if it can be none, and the least number of that length.
struct Form {
    std::size_t length;
    std::uint32_t first_bits;
    std::uint32_t least;
};

Form form_of(unsigned char first) {
    if (first < 0x80) return {1, first, 1};
    if ((first & 0xE0U) == 0xC0U) return {2, first & 0x1FU, 0x80};
    if ((first & 0xF0U) == 0xE0U) return {3, first & 0x0FU, 0x800};
    if ((first & 0xF8U) == 0xF0U) return {4, first & 0x07U, 0x10000};
    return {0, 0, 0};
}

}  // namespace

bool is_utf8_text(std::string_view bytes) {
    for (std::size_t i = 0; i < bytes.size();) {
        const Form form = form_of(static_cast<unsigned char>(bytes[i]));
        if (form.length == 0 || form.length > bytes.size() - i) return false;
        std::uint32_t number = form.first_bits;
        for (std::size_t k = 1; k < form.length; ++k) {
            const auto next = static_cast<unsigned char>(bytes[i + k]);
            if ((next & 0xC0U) != 0x80U) return false;
            number = (number << 6U) | (next & 0x3FU);
        }
        const bool is_surrogate = number >= 0xD800 && number <= 0xDFFF;
        if (number < form.least || number > 0x10FFFF || is_surrogate) return false;
        i += form.length;
    }
    return true;
}

}  // namespace maze
