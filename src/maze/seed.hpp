#pragma once
// Seeds as people type them, and the series of seeds that a session walks through.

#include <cstdint>
#include <string_view>

namespace maze {

/// Any text is a seed. Decimal digits from 0 to 18446744073709551615 are that number (leading zeros
/// allowed); every other text, signs and larger numbers included, is hashed: FNV-1a over its bytes
/// with the bits mixed afterwards, pinned by golden files. Surrounding blanks are part of the text.
[[nodiscard]] std::uint64_t seed_from_text(std::string_view text);

/// The seed `index` steps after `first` in its series; index 0 is `first` itself. Every seed lies on
/// the one series of all 2^64 seeds, so series_seed(series_seed(s, a), b) == series_seed(s, a + b).
[[nodiscard]] std::uint64_t series_seed(std::uint64_t first, std::uint32_t index);

/// The same as series_seed(seed, 1).
[[nodiscard]] std::uint64_t next_seed(std::uint64_t seed);

}  // namespace maze
