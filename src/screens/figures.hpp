#pragma once
// Numbers as people read them.

#include <cstdint>
#include <string>

namespace screens {

/// Ticks as minutes and seconds: "12:07".
[[nodiscard]] std::string clock_text(std::uint64_t ticks);

/// Three digits at a time: "12 480".
[[nodiscard]] std::string grouped(int number);

}  // namespace screens
