#pragma once
// Cutting a text into lines, whatever system it was written on.

#include <optional>
#include <string_view>

namespace maze {

/// Takes the lines of a text off one by one. A line ends with LF, CRLF or CR; the last may end with the
/// text; no empty line follows a final line end.
class TextLines {
  public:
    explicit TextLines(std::string_view text) : rest_(text) {}

    [[nodiscard]] std::optional<std::string_view> next() {
        if (rest_.empty()) return std::nullopt;
        const std::size_t end = rest_.find_first_of("\r\n");
        const std::string_view line = rest_.substr(0, end);
        if (end == std::string_view::npos) {
            rest_ = {};
        } else {
            const bool is_pair = rest_[end] == '\r' && end + 1 < rest_.size() && rest_[end + 1] == '\n';
            rest_.remove_prefix(end + (is_pair ? 2 : 1));
        }
        return line;
    }

  private:
    std::string_view rest_;
};

/// The text without blanks and tabs at its ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace maze
