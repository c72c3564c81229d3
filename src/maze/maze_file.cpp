#include "maze/maze_file.hpp"

#include <utility>

#include "maze/solve.hpp"

namespace maze {

MazeFile file_of(Board board) {
    const Spec& spec = board.spec;
    std::vector<Direction> path = shortest_path(board.grid, spec.entry, spec.exit);
    return {std::move(board.grid), spec.entry, spec.exit, spec.open_border, std::move(path)};
}

std::optional<Direction> border_side(Size size, Point p) {
    if (p.x == 0) return Direction::West;
    if (p.x == size.width - 1) return Direction::East;
    if (p.y == 0) return Direction::North;
    if (p.y == size.height - 1) return Direction::South;
    return std::nullopt;
}

bool is_border_gap(const MazeFile& file, Point p, Direction d) {
    return file.open_border && (p == file.entry || p == file.exit) && border_side(file.grid.size(), p) == d;
}

std::string letters_of(const std::vector<Direction>& path) {
    std::string letters;
    letters.reserve(path.size());
    for (const Direction d : path)
        letters += letter(d);
    return letters;
}

}  // namespace maze
