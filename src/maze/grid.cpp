#include "maze/grid.hpp"

#include <array>
#include <cstring>
#include <utility>

namespace maze {

namespace {

// Rows a power of two apart fall into the same few cache sets, which slows a walk up and down.
std::ptrdiff_t stride_for(int width) {
    return width % 1024 == 0 ? static_cast<std::ptrdiff_t>(width) + 64 : width;
}

}  // namespace

Grid::Grid(Size size) : size_(size), stride_(stride_for(size.width)), spare_(stride_ + 1) {
    assert(size.width >= 0 && size.height >= 0);
    if (size.cells() > 0) cells_ = CellStore(static_cast<std::size_t>(stride_ * size.height + 2 * spare_));
}

Grid::Grid(const Grid& other) : Grid(other.size_) {
    if (size_.cells() > 0)
        std::memcpy(row(0), other.row(0), static_cast<std::size_t>(stride_ * size_.height));
}

Grid& Grid::operator=(const Grid& other) {
    if (this != &other) *this = Grid(other);
    return *this;
}

Grid::Grid(Grid&& other) noexcept
    : size_(std::exchange(other.size_, {})),
      stride_(std::exchange(other.stride_, 0)),
      spare_(std::exchange(other.spare_, 0)),
      cells_(std::move(other.cells_)) {}

Grid& Grid::operator=(Grid&& other) noexcept {
    size_ = std::exchange(other.size_, {});
    stride_ = std::exchange(other.stride_, 0);
    spare_ = std::exchange(other.spare_, 0);
    cells_ = std::move(other.cells_);
    return *this;
}

int Grid::passage_count(Point p) const {
    static constexpr std::array<std::uint8_t, 16> bits_in{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return bits_in[passages(p)];
}

void Grid::open(Point p, Direction d) {
    const Point q = step(p, d);
    assert(contains(p) && contains(q));
    row(p.y)[p.x] = static_cast<std::uint8_t>(row(p.y)[p.x] | bit(d));
    row(q.y)[q.x] = static_cast<std::uint8_t>(row(q.y)[q.x] | bit(opposite(d)));
}

void Grid::close(Point p, Direction d) {
    const Point q = step(p, d);
    assert(contains(p) && contains(q));
    row(p.y)[p.x] = static_cast<std::uint8_t>(row(p.y)[p.x] & ~bit(d));
    row(q.y)[q.x] = static_cast<std::uint8_t>(row(q.y)[q.x] & ~bit(opposite(d)));
}

bool operator==(const Grid& a, const Grid& b) {
    if (a.size() != b.size()) return false;
    for (int y = 0; a.width() > 0 && y < a.height(); ++y) {
        if (std::memcmp(a.row(y), b.row(y), static_cast<std::size_t>(a.width())) != 0) return false;
    }
    return true;
}

}  // namespace maze
