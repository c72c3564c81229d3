#include "cli/bench_reference.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>

namespace cli {

namespace {

constexpr unsigned visited = 0x80;

}  // namespace

void carve_reference(maze::Size size, std::uint32_t seed, std::vector<std::uint8_t>& cells) {
    const int width = size.width;
    const int height = size.height;
    const auto at = [width](int x, int y) {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    };
    constexpr std::array<int, 4> dx{0, 1, 0, -1};
    constexpr std::array<int, 4> dy{-1, 0, 1, 0};
    cells.resize(at(0, height));
    std::fill(cells.begin(), cells.end(), std::uint8_t{0});
    std::mt19937 engine(seed);
    // Low four bits: open sides; bits 4 and 5: the direction to go back to.
    int x = 0;
    int y = 0;
    cells[0] = visited;
    for (;;) {
        std::array<unsigned, 4> choices{};
        int count = 0;
        for (unsigned d = 0; d < 4; ++d) {
            const int nx = x + dx[d];
            const int ny = y + dy[d];
            if (nx >= 0 && ny >= 0 && nx < width && ny < height && (cells[at(nx, ny)] & visited) == 0)
                choices[static_cast<std::size_t>(count++)] = d;
        }
        if (count > 0) {
            std::uniform_int_distribution<int> pick(0, count - 1);
            const unsigned d = choices[static_cast<std::size_t>(pick(engine))];
            cells[at(x, y)] |= static_cast<std::uint8_t>(1U << d);
            x += dx[d];
            y += dy[d];
            cells[at(x, y)] = static_cast<std::uint8_t>(visited | (d ^ 2U) << 4U | 1U << (d ^ 2U));
        } else {
            if (x == 0 && y == 0) return;
            const unsigned back = cells[at(x, y)] >> 4U & 3U;
            x += dx[back];
            y += dy[back];
        }
    }
}

}  // namespace cli
