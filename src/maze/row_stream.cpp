#include "maze/row_stream.hpp"

#include <cassert>
#include <cstddef>
#include <limits>
#include <vector>

#include "maze/generators/binary_tree.hpp"
#include "maze/generators/bit_rows.hpp"
#include "maze/generators/eller.hpp"
#include "maze/generators/sidewinder.hpp"
#include "maze/wording.hpp"

namespace maze {

namespace {

void stream_eller(Size size, Rng& rng, const RowSink& sink) {
    EllerRows rows(size.width, rng);
    std::vector<std::uint8_t> row(static_cast<std::size_t>(size.width));
    for (int y = 0; y < size.height; ++y) {
        rows.next(row.data(), nullptr, y + 1 == size.height);
        sink(row);
    }
}

}  // namespace

bool can_stream(const Spec& spec) {
    const bool goes_by_rows =
        spec.style == Style::Eller || spec.style == Style::Sidewinder || spec.style == Style::BinaryTree;
    return goes_by_rows && spec.perfect && upper_case(spec.stamp) == "NONE";
}

void stream_rows(const Spec& spec, const RowSink& sink) {
    assert(can_stream(spec) && !problem_with(spec, std::numeric_limits<std::int64_t>::max()));
    Rng rng(spec.seed);
    if (spec.style == Style::Eller)
        stream_eller(spec.size, rng, sink);
    else if (spec.style == Style::Sidewinder)
        stream_by_rows(spec.size, sidewinder_rows(rng), sink);
    else
        stream_by_rows(spec.size, binary_tree_rows(rng), sink);
}

void write_hex_digits(std::span<const std::uint8_t> row, std::string& digits) {
    digits.resize(row.size());
    for (std::size_t x = 0; x < row.size(); ++x)
        digits[x] = "0123456789ABCDEF"[~row[x] & 0x0F];
}

}  // namespace maze
