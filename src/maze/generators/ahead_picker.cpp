#include "maze/generators/ahead_picker.hpp"

#include <cstddef>

namespace maze {

const std::uint16_t* RandomBytes::refill() {
    constexpr std::size_t bytes_a_number = 8;
    for (std::size_t i = 0; i + 1 < bytes_.size(); i += bytes_a_number) {
        const std::uint64_t number = rng_.next();
        for (std::size_t b = 0; b < bytes_a_number; ++b)
            bytes_[i + b] = static_cast<std::uint16_t>(number >> (8 * b) & 0xFFU);
    }
    return bytes_.data();
}

}  // namespace maze
