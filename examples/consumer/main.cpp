// A whole program on the maze library: makes a maze and says how far apart its corners are.
#include <iostream>

#include "maze/generate.hpp"
#include "maze/solve.hpp"

int main() {
    maze::Spec spec;
    spec.size = {30, 20};
    spec.exit = {29, 19};
    spec.seed = 7;
    if (const auto problem = maze::problem_with(spec, maze::max_cells_library)) {
        std::cerr << *problem << '\n';
        return 2;
    }
    const maze::Board board = maze::generate(spec);
    const auto way = maze::shortest_path(board.grid, spec.entry, spec.exit);
    std::cout << "from corner to corner: " << way.size() << " moves\n";
    return way.empty() ? 1 : 0;
}
