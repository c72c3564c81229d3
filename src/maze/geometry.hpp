#pragma once
// Places, sizes and directions on a board of cells. x grows to the east, y grows to the south, and
// the upper left cell is 0,0.

#include <array>
#include <cstdint>

namespace maze {

struct Point {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(Point, Point) = default;
};

struct Size {
    int width = 0;
    int height = 0;
    friend constexpr bool operator==(Size, Size) = default;

    /// Number of cells; never overflows for non-negative sides.
    [[nodiscard]] constexpr std::int64_t cells() const {
        return static_cast<std::int64_t>(width) * static_cast<std::int64_t>(height);
    }
    [[nodiscard]] constexpr bool contains(Point p) const {
        return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height;
    }
};

/// In the order of the bits of a hex maze file.
enum class Direction : std::uint8_t { North, East, South, West };

inline constexpr std::array<Direction, 4> all_directions{Direction::North, Direction::East, Direction::South,
                                                         Direction::West};

[[nodiscard]] constexpr Direction opposite(Direction d) {
    return static_cast<Direction>(static_cast<unsigned>(d) ^ 2U);
}
[[nodiscard]] constexpr Direction clockwise(Direction d) {
    return static_cast<Direction>((static_cast<unsigned>(d) + 1U) & 3U);
}

/// North 1, East 2, South 4, West 8.
[[nodiscard]] constexpr std::uint8_t bit(Direction d) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(d));
}

[[nodiscard]] constexpr char letter(Direction d) {
    return "NESW"[static_cast<unsigned>(d)];
}

/// The neighbouring cell, which may lie outside the board.
[[nodiscard]] constexpr Point step(Point p, Direction d) {
    switch (d) {
        case Direction::North:
            return {p.x, p.y - 1};
        case Direction::East:
            return {p.x + 1, p.y};
        case Direction::South:
            return {p.x, p.y + 1};
        case Direction::West:
            return {p.x - 1, p.y};
    }
    return p;
}

}  // namespace maze
