#include "screens/figures.hpp"

#include "sim/world.hpp"

namespace screens {

std::string clock_text(std::uint64_t ticks) {
    const std::uint64_t seconds = ticks / sim::ticks_per_second;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

std::string grouped(int number) {
    std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, " ");
    return digits;
}

}  // namespace screens
