#include <iostream>

#include "cli/run.hpp"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    return cli::run({argv + (argc > 0 ? 1 : 0), argv + argc}, std::cout, std::cerr);
}
