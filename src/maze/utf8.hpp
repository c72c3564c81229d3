#pragma once

#include <string_view>

namespace maze {

/// Whether the bytes are well-formed UTF-8 (no overlong forms, surrogates or numbers beyond U+10FFFF)
/// without a NUL character, which no text holds.
[[nodiscard]] bool is_utf8_text(std::string_view bytes);

}  // namespace maze
