#include "maze/wording.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

#include "maze/text_lines.hpp"

namespace maze {

namespace {

constexpr std::size_t longest_quote = 60;

std::optional<int> side_from(std::string_view text) {
    const std::optional<std::int64_t> number = number_from(text);
    if (!number) return std::nullopt;
    return static_cast<int>(std::min<std::int64_t>(*number, std::numeric_limits<int>::max()));
}

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

}  // namespace

std::string text_of(Point p) {
    return std::to_string(p.x) + "," + std::to_string(p.y);
}

std::string text_of(Size size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

std::optional<std::int64_t> number_from(std::string_view text) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (text.empty()) return std::nullopt;
    std::int64_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        const std::int64_t digit = c - '0';
        number = number > (most - digit) / 10 ? most : number * 10 + digit;
    }
    return number;
}

std::optional<Point> point_from(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const std::optional<int> x = side_from(trimmed(text.substr(0, comma)));
    const std::optional<int> y = side_from(trimmed(text.substr(comma + 1)));
    if (!x || !y) return std::nullopt;
    return Point{*x, *y};
}

std::optional<Size> size_from(std::string_view text) {
    const std::size_t cross = text.find_first_of("xX");
    if (cross == std::string_view::npos) return std::nullopt;
    const std::optional<int> width = side_from(text.substr(0, cross));
    const std::optional<int> height = side_from(text.substr(cross + 1));
    if (!width || !height) return std::nullopt;
    return Size{*width, *height};
}

std::string quotable(std::string_view text) {
    std::string quote(text.substr(0, longest_quote));
    if (quote.size() < text.size()) {
        // Never cut a character of several bytes in two.
        while (!quote.empty() && (static_cast<unsigned char>(text[quote.size()]) & 0xC0U) == 0x80U)
            quote.pop_back();
        quote += "...";
    }
    for (char& c : quote) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = '?';
    }
    return quote;
}

int spelling_distance(std::string_view a, std::string_view b) {
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int change = diagonal + (upper(a[i - 1]) == upper(b[j - 1]) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
        }
    }
    return row[b.size()];
}

std::string upper_case(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), upper);
    return result;
}

}  // namespace maze
